import { memo, useState } from 'react';
import { useLanguageOf } from '../../layout/site-data.ts';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import type { PlanContent } from './category.server.ts';

const label = 'Por qué elegirlo';

/** §4.9 Value-proposition stepper: one plan per step, selected by click, 'Propuesta n de m'. */
export const ValueStepper = memo(function ValueStepper({ plans }: { plans: PlanContent[] }) {
  const [position, setPosition] = useState(0);
  const languageOf = useLanguageOf();
  const plan = plans[position];
  if (!plan) return null;
  return (
    <Section id="propuestas" label={label} number={3}>
      <div className="grid-12 gap-y-10 desktop:grid-rows-[auto_1fr]">
        <ol className="sideways col-span-12 desktop:col-span-5 desktop:row-start-1 desktop:border-y desktop:border-line desktop:*:border-line desktop:*:not-last:border-b">
          {plans.map(({ item }, index) => (
            <li className="flex-none" key={item.id}>
              <button
                aria-current={index === position ? 'step' : undefined}
                className="flex min-h-11 w-full items-center gap-5 text-left text-text-2 aria-[current=step]:text-text max-desktop:border max-desktop:border-line-strong max-desktop:px-4 max-desktop:py-2 max-desktop:aria-[current=step]:border-accent desktop:min-h-18 desktop:text-[1.75rem] desktop:[font-stretch:75%] desktop:transition-[font-stretch] desktop:duration-400 desktop:aria-[current=step]:[font-stretch:118%] desktop:aria-[current=step]:font-semibold desktop:aria-[current=step]:tracking-[-0.03em]"
                onClick={() => setPosition(index)}
                type="button"
              >
                <MayaNumeral value={index + 1} />
                <span lang={languageOf(item.name)}>{item.name}</span>
              </button>
            </li>
          ))}
        </ol>
        <div className="col-span-12 desktop:col-span-6 desktop:col-start-7 desktop:row-span-2 desktop:row-start-1">
          <p className="text-index text-accent-text">
            {`Propuesta ${position + 1} de ${plans.length}`}
          </p>
          <h2 className="text-h3 mt-4">
            <span className="sr-only">{label}: </span>
            <span lang={languageOf(plan.item.name)}>{plan.item.name}</span>
          </h2>
          <RichText className="prose text-lede mt-5" html={plan.html} />
          <ul className="mt-7 grid gap-3">
            {plan.sellingPoints.map((point) => (
              <li className="flex gap-3.5" key={point}>
                <span aria-hidden="true" className="mt-2.5 size-2 flex-none rotate-45 bg-accent" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        {/* Under the list of plans, where a wide page has room. */}
        <p className="col-span-12 desktop:col-span-5 desktop:col-start-1 desktop:row-start-2 desktop:self-end border-l-[5px] border-warm pl-4.5 text-sm text-text-2">
          <strong className="block text-text">Ideal para</strong>
          {plan.idealFor}
        </p>
      </div>
      <p className="sr-only" role="status">
        {`Se muestra la propuesta ${position + 1} de ${plans.length}: ${plan.item.name}`}
      </p>
    </Section>
  );
});
