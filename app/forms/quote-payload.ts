import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import type { CatalogueItem } from '../../domain/catalogue/lookup.ts';
import { honeypotField } from '../../domain/quote/honeypot.ts';
import { priceQuote, selectedListOf } from '../../domain/quote/quote-items.ts';

/** What the fields hold at one moment. */
export interface QuoteEntries {
  values: Record<string, string>;
  /** Ids of the add-ons and bonuses that are checked. */
  checked: string[];
  /** The package that was carried here; it stands in place of the choices. */
  carried: readonly CatalogueItem[];
}

/** What is chosen, and what it costs: a carried package, or else the form's own choices. */
export function chosenIn({ values, checked, carried }: QuoteEntries, priceList: PriceList) {
  const selectedList = selectedListOf(carried);
  const choices =
    carried.length > 0
      ? { selectedAddonIds: [], category: '', plan: '', service: '' }
      : {
          selectedAddonIds: checked,
          category: values.category ?? '',
          plan: values.plan ?? '',
          service: values.service ?? '',
        };
  const { items, total } = priceQuote({ ...choices, selectedList, total: 0 }, priceList);
  return { ...choices, selectedList, items, total };
}

/** §7 The body of `POST /api/contact`: exactly these keys, and the trap's only when it was filled. */
export function quotePayload(entries: QuoteEntries, priceList: PriceList) {
  const { items: _, ...chosen } = chosenIn(entries, priceList);
  const { name = '', email = '', phone = '', company = '', message = '' } = entries.values;
  const trap = entries.values[honeypotField];
  return {
    ...chosen,
    name,
    email,
    phone,
    company,
    message,
    ...(trap && { [honeypotField]: trap }),
  };
}
