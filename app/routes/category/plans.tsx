import { memo } from 'react';
import type { CatalogueItem } from '../../../domain/catalogue/catalogue.ts';
import { SectionIndex } from '../../ui/section-index.tsx';
import type { CategoryContent } from './category.server.ts';
import { PlanCard } from './plan-card.tsx';

interface PlansProps {
  category: CategoryContent;
  onAdd: (item: CatalogueItem) => void;
}

/** §2 Plan cards: the recommended one is the page's cyan surface, and never the narrower of its row. */
export const Plans = memo(function Plans({ category, onAdd }: PlansProps) {
  const { plans, plansHeading, plansIntro } = category;
  return (
    <section className="section pt-[clamp(3.5rem,5.4vw,5.5rem)]" id="planes">
      <div className="wrap">
        <SectionIndex label="Planes" number={1} />
        <div className="grid-12 gap-y-10">
          <div className="col-span-12 grid content-start gap-6 wide:col-span-3">
            <h2 className="text-h3">{plansHeading}</h2>
            <p className="text-text-2">{plansIntro}</p>
          </div>
          <ul
            className={`col-span-12 grid grid-cols-1 gap-(--gap) wide:col-span-9 ${columnsFor(plans.length)}`}
          >
            {plans.map((plan) => (
              <PlanCard key={plan.item.id} onAdd={onAdd} plan={plan} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
});

/** Two plans stand side by side, the recommended one wider; of an odd number the last fills its row. */
function columnsFor(count: number): string {
  if (count === 2) return 'desktop:grid-cols-[4fr_5fr]';
  return count % 2 === 1
    ? 'desktop:grid-cols-2 desktop:[&>:last-child]:col-span-2'
    : 'desktop:grid-cols-2';
}
