import { SectionIndex } from '../../ui/section-index.tsx';
import type { ValuesContent } from './home.server.ts';
import { ValueCard } from './value-card.tsx';

/** §2 Value proposition: three cards between hairlines, no boxes. */
export function Values({ content, number }: { content: ValuesContent; number: number }) {
  const { heading, cards } = content;
  return (
    <section className="section" id="value-proposition">
      <div className="wrap">
        <SectionIndex label="Nosotros" number={number} />
        <h2 className="text-h2 reveal-width">{heading}</h2>
        <div className="mt-16 grid border-y border-line wide:grid-cols-3 wide:divide-x wide:divide-line max-wide:divide-y max-wide:divide-line">
          {cards.map((card, index) => (
            <ValueCard
              drawing={card.drawing}
              key={card.title}
              number={index + 1}
              text={card.text}
              title={card.title}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
