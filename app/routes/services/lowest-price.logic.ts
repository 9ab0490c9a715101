import type { Plan } from '../../../domain/catalogue/catalogue.ts';

type Priced = Pick<Plan, 'name' | 'price' | 'priceType'>;

/**
 * §2 Services page: what a category costs at least, in US dollars, whatever the kind of payment. A
 * price that is text stands only where there is no number.
 */
export function lowestPriced<Entry extends Priced>(plans: readonly Entry[]): Entry | undefined {
  const [first, ...others] = plans;
  return others.reduce<Entry | undefined>((lowest, plan) => {
    if (typeof plan.price !== 'number') return lowest;
    return typeof lowest?.price === 'number' && lowest.price <= plan.price ? lowest : plan;
  }, first);
}
