import { useId, useState } from 'react';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { inRows, type RowPlace } from '../../ui/rows.ts';
import { Section, type SectionProps } from '../../ui/section.tsx';
import type { ValuesContent } from './home.server.ts';

const spans: Record<number, string> = { 2: 'wide:col-span-3', 3: 'wide:col-span-2' };

/** Between phones and wide screens the drawing stands beside the words. */
const besideDrawing =
  'min-[600px]:max-wide:grid min-[600px]:max-wide:grid-cols-[15rem_1fr] min-[600px]:max-wide:gap-x-10';

/** §2.9 Value proposition: two to six cards. */
export function Values({ content, number }: SectionProps<ValuesContent>) {
  const { heading, cards } = content;
  const places = inRows(cards.length, 3);
  return (
    <Section id="value-proposition" label="Nosotros" number={number}>
      <h2 className="text-h2 reveal-width">{heading}</h2>
      <div className="mt-16 grid border-b border-line wide:grid-cols-6">
        {cards.map((card, index) => (
          <ValueCard card={card} key={card.title} number={index + 1} place={places[index]} />
        ))}
      </div>
    </Section>
  );
}

/** §4.6 Value card: its lead, in 4 lines, or all of it. Without scripts it is always expanded. */
function ValueCard(props: {
  card: ValuesContent['cards'][number];
  number: number;
  place: RowPlace | undefined;
}) {
  const { card, number, place } = props;
  const { drawing, title, lead, text } = card;
  const [expanded, setExpanded] = useState(false);
  const textId = useId();
  return (
    <article
      className={`flex flex-col border-t border-line py-6 ${drawing ? besideDrawing : ''} wide:px-[clamp(1.25rem,2.4vw,2.5rem)] ${spans[place?.columns ?? 3]} ${place?.isFirst ? 'wide:pl-0' : 'wide:border-l'} ${place?.isLast ? 'wide:pr-0' : ''}`}
    >
      <MayaNumeral value={number} />
      {drawing && (
        <Drawing
          className="h-[clamp(16rem,27vw,27rem)] w-full py-8 text-accent min-[600px]:max-wide:col-start-1 min-[600px]:max-wide:row-span-4 min-[600px]:max-wide:row-start-1 min-[600px]:max-wide:h-52 min-[600px]:max-wide:py-0 [&>svg]:size-full"
          svg={drawing}
        />
      )}
      <h3
        className={`text-h4 mb-4 wide:min-h-[2.1em] ${drawing ? 'min-[600px]:max-wide:mt-6' : 'mt-6'}`}
      >
        {title}
      </h3>
      <p className={`text-text-2 ${expanded ? '' : 'scripted:line-clamp-4'}`} id={textId}>
        {lead} <span className={expanded ? undefined : 'scripted:hidden'}>{text}</span>
      </p>
      <button
        aria-controls={textId}
        aria-expanded={expanded}
        className="text-link mt-auto self-start pt-4 min-[600px]:max-wide:mt-0 not-scripted:hidden"
        onClick={() => setExpanded(!expanded)}
        type="button"
      >
        {expanded ? 'Ver menos' : 'Ver más'}
        <Icon name={expanded ? 'minus' : 'plus'} />
      </button>
    </article>
  );
}
