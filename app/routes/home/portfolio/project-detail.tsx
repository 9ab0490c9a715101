import { useLanguageOf } from '../../../layout/site-data.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { detailId, slideId } from './open-detail.ts';
import type { DetailContent, SlideContent } from './portfolio.server.ts';

/** §4.5 The in-page detail view: a project that has no page of its own, in the carousel's place. */
export function ProjectDetail(props: {
  slide: SlideContent;
  detail: DetailContent;
  open: boolean;
}) {
  const { slide, detail, open } = props;
  const { slug, title, line, picture } = slide;
  const languageOf = useLanguageOf();
  const back = `#${slideId(slug)}`;
  return (
    <article className="project-detail wrap" data-open={open ? '' : undefined}>
      <nav aria-label="Ruta" className="mb-8 text-xs">
        <ol className="flex flex-wrap items-center gap-2.5">
          <li>
            <Link className="text-link" to={back}>
              Portafolio
            </Link>
          </li>
          <li aria-hidden="true">/</li>
          <li aria-current="page" className="text-text-2" lang={languageOf(title)}>
            {title}
          </li>
        </ol>
      </nav>
      <h2
        className="text-h2 scroll-mt-[calc(var(--header)+6rem)]"
        id={detailId(slug)}
        lang={languageOf(title)}
        tabIndex={-1}
      >
        {title}
      </h2>
      <div className="grid-12 mt-8 items-start gap-y-10">
        <div className="col-span-12 bg-line wide:col-span-8">
          <Picture
            className="aspect-16/10 w-full object-cover"
            picture={picture}
            sizes="(max-width: 1080px) 95vw, 64vw"
          />
        </div>
        <div className="col-span-12 wide:col-span-4">
          <p className="text-lede">{line}</p>
          <dl className="mt-8 border-t-[1.5px] border-text text-sm">
            {detail.facts.map(({ label, value }) => (
              <div className="grid grid-cols-[6.5em_1fr] border-b border-line py-3" key={label}>
                <dt className="font-semibold">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <RichText className="prose col-span-12 max-w-[62ch] wide:col-span-8" html={detail.html} />
        <div className="col-span-12 grid gap-x-(--gap) gap-y-8 border-t border-line pt-8 wide:grid-cols-3">
          {detail.chapters.map(({ heading, text }) => (
            <section key={heading}>
              <h3 className="text-h4 mb-3">{heading}</h3>
              <p className="text-text-2">{text}</p>
            </section>
          ))}
        </div>
      </div>
      <ButtonLink className="mt-12" to={back} variant="secondary">
        ← Volver al Portafolio
      </ButtonLink>
    </article>
  );
}
