import { memo } from 'react';
import type { CatalogueItem } from '../../../domain/catalogue/catalogue.ts';
import { formatPrice, isAmount } from '../../../domain/catalogue/money.ts';
import { useLanguageOf } from '../../layout/site-data.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import type { CategoryContent, PlanContent } from './category.server.ts';
import { Comparison } from './comparison.tsx';

interface PlansProps {
  content: CategoryContent['plans'];
  onAdd: (item: CatalogueItem) => void;
}

/** §2.17 Plan cards: the recommended one is the page's accent surface, and never the narrower of its row. */
export const Plans = memo(function Plans({ content, onAdd }: PlansProps) {
  const { heading, intro, list } = content;
  return (
    <Section
      className="section pt-[clamp(2rem,2.4vw,2.75rem)]"
      id="planes"
      label="Planes"
      number={1}
    >
      <div className="grid-12 gap-y-10">
        <div className="col-span-12 grid content-start gap-6 wide:col-span-3">
          <h2 className="text-h3">{heading}</h2>
          <p className="text-text-2">{intro}</p>
        </div>
        <ul
          className={`col-span-12 grid grid-cols-1 gap-(--gap) wide:col-span-9 ${columnsFor(list)}`}
        >
          {list.map((plan) => (
            <PlanCard key={plan.item.id} onAdd={onAdd} plan={plan} />
          ))}
        </ul>
      </div>
      <Comparison content={content} />
    </Section>
  );
});

/** Two plans stand side by side, the recommended one wider; of an odd number the last fills its row. */
function columnsFor(list: PlanContent[]): string {
  if (list.length === 2)
    return list[0]?.featured ? 'desktop:grid-cols-[5fr_4fr]' : 'desktop:grid-cols-[4fr_5fr]';
  return list.length % 2 === 1
    ? 'desktop:grid-cols-2 desktop:[&>:last-child]:col-span-2'
    : 'desktop:grid-cols-2';
}

function PlanCard({ plan, onAdd }: { plan: PlanContent; onAdd: PlansProps['onAdd'] }) {
  const { item, featured, includes, shortDescription, duration } = plan;
  const languageOf = useLanguageOf();
  const surface = featured ? 'surface-accent' : 'border border-line bg-surface';
  return (
    <li
      className={`@container flex scroll-mt-[calc(var(--header)+1rem)] flex-col p-[clamp(1.5rem,2.4vw,2.25rem)] ${surface}`}
      id={item.id}
    >
      <div className="flex min-h-9.5 flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="text-h4" lang={languageOf(item.name)}>
          {item.name}
        </h3>
        {featured && (
          <p className="flex-none bg-ink px-3.5 py-2 text-2xs font-semibold text-paper [font-stretch:110%]">
            RECOMENDADO
          </p>
        )}
      </div>
      <p className="mt-6 mb-4 flex flex-wrap items-end gap-x-3 gap-y-2">
        <span className="flex items-end gap-x-3 whitespace-nowrap">
          <span
            className={`text-figure text-[min(clamp(2.6rem,5.6vw,5.75rem),22cqw)] ${featured ? '[font-stretch:118%]' : '[font-stretch:100%]'}`}
          >
            {formatPrice(item.price)}
          </span>
          {isAmount(item.price) && <span className="font-semibold">USD</span>}
        </span>
        {item.price !== 0 && <span className="text-text-2">{item.priceType}</span>}
      </p>
      <p className={`line-clamp-3 max-w-[38ch] ${featured ? '' : 'text-text-2'}`}>
        {shortDescription}
      </p>
      <p className="mt-3 text-sm">
        <span className="font-semibold">Tiempo:</span>
        {` ${duration}`}
      </p>
      <h4 className="mt-7 border-t-[1.5px] border-current pt-4.5 text-xs font-semibold">Incluye</h4>
      <ul className="mt-1.5 mb-8 @2xl:grid @2xl:grid-cols-2 @2xl:gap-x-8">
        {includes.map((feature) => (
          <li className="flex gap-3.5 border-b border-line py-3 text-sm leading-snug" key={feature}>
            <span aria-hidden="true" className="mt-1.5 size-2 flex-none rotate-45 bg-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        aria-label={`Añadir a Solución: ${item.name}`}
        className="mt-auto w-full"
        onClick={() => onAdd(item)}
        size="tight"
        variant={featured ? 'secondaryDark' : 'secondary'}
      >
        Añadir a Solución
      </Button>
    </li>
  );
}
