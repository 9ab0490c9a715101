import { useLanguageOf } from '../../../layout/site-data.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { detailId } from './open-detail.ts';
import type { SlideContent } from './portfolio.server.ts';

/** §2.7 A slide: picture, title, description and the way to the project. */
export function Slide({ slide, mobile }: { slide: SlideContent; mobile: boolean }) {
  const { slug, title, line, picture, portrait } = slide;
  const languageOf = useLanguageOf();
  const to = slide.to ?? `#${detailId(slug)}`;
  return (
    <article className="slide @container flex w-full flex-col bg-surface">
      {/* The button below is the keyboard's way; the picture is the pointer's. */}
      <Link className="group block overflow-clip bg-line" draggable={false} tabIndex={-1} to={to}>
        <Picture
          className="aspect-3/4 w-full object-cover transition-transform duration-900 ease-out-expo desktop:aspect-16/10 desktop:group-hover:scale-[1.03]"
          narrow={{ picture: portrait, sizes: 'calc(62.5vw - 2rem)' }}
          picture={mobile ? { ...picture, alt: portrait.alt } : picture}
          sizes="clamp(27rem, 47vw, 62rem)"
          range={[432, 1600]}
        />
      </Link>
      <div className="grid flex-1 grid-cols-[1fr_auto] grid-rows-[auto_1fr_auto] gap-x-8 gap-y-3 border border-t-0 border-line p-4 desktop:p-7 @xl:grid-rows-[1fr_auto] @xl:items-end">
        <h3
          className="text-h4 col-span-2 col-start-1 row-start-1 self-start desktop:pr-24 desktop:text-h3"
          lang={languageOf(title)}
        >
          {title}
        </h3>
        <Swatches slug={slug} />
        <p className="col-span-2 max-w-[34ch] text-sm leading-snug text-text-2 @xl:col-span-1">
          {line}
        </p>
        <ButtonLink
          className="slide-button col-span-2 mt-2 @xl:col-span-1"
          size="tight"
          to={to}
          variant="secondary"
        >
          <span className="desktop:hidden">Ver ahora</span>
          <span className="max-desktop:hidden">Explorar este proyecto</span>
          <span className="sr-only">
            : <span lang={languageOf(title)}>{title}</span>
          </span>
        </ButtonLink>
      </div>
    </article>
  );
}

/** The client's colours, as discs. */
function Swatches({ slug }: { slug: string }) {
  return (
    <span
      aria-hidden="true"
      className={`project-${slug} col-start-2 row-start-1 flex self-start justify-self-end pt-2 max-desktop:hidden`}
    >
      {['swatch-1', 'swatch-2', 'swatch-3'].map((swatch) => (
        <span
          className={`${swatch} -ml-1.5 size-6 rounded-full border-2 border-surface`}
          key={swatch}
        />
      ))}
    </span>
  );
}
