import type { CatalogueItem } from '../../domain/catalogue/lookup.ts';
import { breakdownOf, formatPriceWithCurrency, totalOf } from '../../domain/catalogue/money.ts';
import { useSiteData } from '../layout/site-data.ts';

/** §9 Total in the contact form: read-only, in US dollars. */
export function QuoteTotal({ items }: { items: CatalogueItem[] }) {
  const { site } = useSiteData();
  const breakdown = breakdownOf(items);
  return (
    <div className="border-t border-line pt-6 min-[600px]:col-span-2">
      <p className="text-xs text-text-2">Total aproximado</p>
      <output className="text-figure mt-4 block text-[clamp(2.6rem,5vw,4.5rem)]" name="total">
        {formatPriceWithCurrency(totalOf(items))}
      </output>
      <p className="mt-3 text-xs text-text-2">
        {breakdown && <span className="block font-semibold text-text">{breakdown}</span>}
        Precios aproximados en dólares (USD), {site.taxNote}.
      </p>
    </div>
  );
}
