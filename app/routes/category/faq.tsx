import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, type SectionProps } from '../../ui/section.tsx';
import type { CategoryContent } from './category.server.ts';

/** §2.16 Frequent questions: each answer opens below its question, without scripts, too. */
export function Faq({ content, number }: SectionProps<CategoryContent['faq']>) {
  return (
    <Section
      className="section border-t border-line"
      id="preguntas"
      label="Preguntas"
      number={number}
    >
      <div className="grid-12 gap-y-10">
        <h2 className="text-h3 col-span-12 wide:col-span-4">Preguntas frecuentes</h2>
        <div className="col-span-12 border-b border-line wide:col-span-8">
          {content.map(({ question, html }) => (
            <details className="group border-t border-line" key={question}>
              <summary className="text-h4 flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-5 hover:text-accent-text">
                {question}
                <Icon
                  className="text-accent-text transition-transform duration-160 group-open:rotate-45"
                  name="plus"
                />
              </summary>
              <RichText className="prose max-w-[62ch] pb-7 text-text-2" html={html} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
