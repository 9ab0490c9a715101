import { type CatalogueItem, findItem, type PriceList } from '../catalogue/catalogue.ts';
import { centsOf, formatPrice, totalOf } from '../catalogue/money.ts';
import type { Quote } from './quote-form.ts';

export interface PricedQuote {
  /** What was asked for, with today's names and prices. */
  items: CatalogueItem[];
  /** §9.5 Total in US dollars, from our own catalogue. */
  total: number;
  /** What the agency should know when the submission differs from the catalogue, in Spanish. */
  flags: string[];
}

/**
 * §9.5 Total in the contact form: the sum of the package's items or, without a package, the chosen plan's
 * or service's price plus the chosen add-ons'. Nothing the browser says about prices is believed;
 * what differs (an open tab after a release) is flagged and never refused.
 */
export function priceQuote(
  quote: Pick<
    Quote,
    'selectedList' | 'selectedAddonIds' | 'category' | 'plan' | 'service' | 'total'
  >,
  catalogue: PriceList,
): PricedQuote {
  const flags: string[] = [];
  const items = new Map<string, CatalogueItem>();
  const take = (id: string, categoryId?: string): CatalogueItem | undefined => {
    const item = findItem(catalogue, id, categoryId);
    if (item) items.set(item.id, item);
    else flags.push(`Elemento que ya no está en el catálogo: ${id}`);
    return item;
  };

  if (quote.selectedList.length > 0) {
    for (const sent of quote.selectedList) {
      const item = take(sent.id, sent.categoryId);
      if (item && item.price !== sent.price) {
        flags.push(
          `Precio distinto en ${item.id}: llegó ${formatPrice(sent.price)}, hoy es ${formatPrice(item.price)}`,
        );
      }
    }
  } else {
    if (quote.plan) take(quote.plan);
    if (quote.service) take(quote.service);
    for (const id of quote.selectedAddonIds) take(id, quote.category);
  }
  if (quote.category && !catalogue.categories.some(({ id }) => id === quote.category)) {
    flags.push(`Categoría que ya no está en el catálogo: ${quote.category}`);
  }

  const chosen = [...items.values()];
  const total = totalOf(chosen);
  if (centsOf(total) !== centsOf(quote.total)) {
    flags.push(
      `Total distinto: llegó ${formatPrice(quote.total)}, el catálogo suma ${formatPrice(total)}`,
    );
  }
  return { items: chosen, total, flags };
}
