import type { PriceList } from '../catalogue/catalogue.ts';
import { type CatalogueItem, findItem } from '../catalogue/lookup.ts';
import type { Selection } from '../package/selection.ts';
import type { SelectedItem } from './quote-form.ts';
import { selectedListOf } from './quote-items.ts';

/** More than any package can hold: a longer list in the history entry is forged or damaged. */
const longestPackage = 50;

/** §4 'Continuar' carries the chosen items as navigation state under this key, as §7 sends them. */
export interface CarriedState {
  selectedList: SelectedItem[];
}

export function carriedState(selection: Selection): CarriedState {
  return { selectedList: selectedListOf(selection) };
}

export interface CarriedPackage {
  items: CatalogueItem[];
  /** Entries that the catalogue no longer has: the visitor is told. */
  dropped: number;
}

/**
 * Reads a package out of a history entry. The entry survives reloads, releases and tampering, so
 * nothing but ids is believed: names and prices come from today's catalogue.
 */
export function readCarriedPackage(state: unknown, catalogue: PriceList): CarriedPackage {
  const list = (state as { selectedList?: unknown } | null)?.selectedList;
  if (!Array.isArray(list)) return { items: [], dropped: 0 };
  const items = new Map<string, CatalogueItem>();
  let dropped = 0;
  for (const entry of list.slice(0, longestPackage)) {
    const { id, categoryId } = (entry ?? {}) as { id?: unknown; categoryId?: unknown };
    const item =
      typeof id === 'string'
        ? findItem(catalogue, id, typeof categoryId === 'string' ? categoryId : undefined)
        : undefined;
    if (item) items.set(item.id, item);
    else dropped += 1;
  }
  return { items: [...items.values()], dropped };
}
