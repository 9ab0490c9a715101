import { memo, useRef } from 'react';
import { useHydrated } from '../../browser/hydration.tsx';
import { useTouchActive } from '../../browser/visibility.ts';
import { useLanguageOf } from '../../layout/site-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Film } from '../../ui/film.tsx';
import { Picture } from '../../ui/picture.tsx';
import { MotionToggle } from '../../ui/preference-toggles.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, type SectionProps } from '../../ui/section.tsx';
import { SharedElement } from '../../ui/shared-element.tsx';
import { TiltCard } from '../../ui/tilt-card.tsx';
import type { CasesContent } from './cases.server.ts';

/** §2.16 Case studies of a category. */
export const CaseCards = memo(function CaseCards(props: SectionProps<CasesContent>) {
  const { content, number } = props;
  const { heading, list, more } = content;
  if (list.length === 0) return null;
  return (
    <Section
      aria-label={heading ? undefined : 'Casos'}
      className="section border-t border-line"
      id="casos"
      label="Casos"
      number={number}
    >
      {heading && <h2 className="text-h2-small reveal-width mb-14 max-w-[15em]">{heading}</h2>}
      <ul
        className={`grid gap-x-(--gap) gap-y-14 min-[600px]:grid-cols-2 ${list.length === 2 ? '' : 'wide:grid-cols-3'}`}
      >
        {list.map((item, index) => (
          <CaseCard
            item={item}
            key={item.slug}
            span={list.length === 2 ? half : index === 0 ? firstSpan(list.length) : oneColumn}
          />
        ))}
      </ul>
      {more && (
        <ButtonLink className="mt-14" to={more} variant="secondary">
          Todos los proyectos
        </ButtonLink>
      )}
    </Section>
  );
});

/** How much of its row a card takes; `sizes` is what that makes of its picture. */
interface Span {
  card: string;
  picture: string;
  sizes: string;
  /** Of one column: at 320 px, and at twice a third of the widest page. */
  range?: [number, number];
}

const oneColumn: Span = {
  card: '',
  picture: '',
  sizes: '(max-width: 599px) 92vw, (max-width: 1080px) 46vw, 31vw',
  range: [294, 1280],
};

/** Two cases share the row. */
const half: Span = { card: '', picture: '', sizes: '(max-width: 599px) 92vw, 46vw' };

/** The first case spans more columns where the last would otherwise stand alone in its row. */
function firstSpan(count: number): Span {
  const pair = count % 2 === 1;
  const row = count % 3 === 1;
  return {
    card: `${pair ? 'min-[600px]:max-wide:col-span-2' : ''} ${row ? 'wide:col-span-3 wide:grid wide:grid-cols-3 wide:items-end wide:gap-x-(--gap)' : ''}`,
    picture: row ? 'wide:col-span-2' : '',
    sizes: `(max-width: 599px) 92vw, (max-width: 1080px) ${pair ? 92 : 46}vw, ${row ? 62 : 31}vw`,
  };
}

function CaseCard({ item, span }: { item: CasesContent['list'][number]; span: Span }) {
  const { slug, title, subtitle, html, picture, video, to } = item;
  const languageOf = useLanguageOf();
  const hydrated = useHydrated();
  const card = useRef<HTMLLIElement>(null);
  const active = useTouchActive(card, 'active');
  return (
    <li className={`group flex flex-col items-start ${span.card} ${active}`} ref={card}>
      <TiltCard className={`w-full ${span.picture}`}>
        <SharedElement name={`picture-${slug}`}>
          <div className="relative overflow-clip bg-ink">
            {video ? (
              <>
                <Film className="relative aspect-8/5 w-full" film={video} sizes={span.sizes} />
                {!video.sound && (
                  <MotionToggle className="absolute top-3 right-3 bg-ink not-scripted:hidden" />
                )}
              </>
            ) : (
              <Picture
                className="aspect-8/5 w-full object-cover transition-transform duration-900 ease-out-expo card-hover:scale-[1.04]"
                picture={picture}
                sizes={span.sizes}
                range={span.range}
              />
            )}
            {/* Shown on hover. The project's page says the same, so the document holds it for samples alone, which have no
                page. On a phone, where it comes by itself, it covers less of the picture: the title stands below. */}
            {(hydrated || !to) && (
              <div
                aria-hidden="true"
                className="absolute inset-x-0 bottom-0 translate-y-full bg-ink p-5 text-paper max-desktop:p-3 transition-transform duration-400 ease-out-expo group-focus-within:translate-y-0 card-hover:translate-y-0"
              >
                <p className="font-semibold max-desktop:hidden" lang={languageOf(title)}>
                  {title}
                </p>
                <p className="text-sm min-[600px]:max-desktop:min-h-[2lh]">{subtitle}</p>
              </div>
            )}
          </div>
        </SharedElement>
      </TiltCard>
      <div className="flex grow flex-col items-start">
        <h3 className="text-h4 mt-5" lang={languageOf(title)}>
          {title}
        </h3>
        <RichText className="my-2 line-clamp-3 text-sm text-text-2" html={html} />
        {to && (
          <ButtonLink
            aria-label={`Ver proyecto: ${title}`}
            className="mt-auto"
            icon="arrowRight"
            to={to}
            variant="link"
          >
            Ver proyecto
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
