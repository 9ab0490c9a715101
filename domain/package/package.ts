import { type CatalogueItem, findItem, type PriceList } from '../catalogue/catalogue.ts';
import { totalOf } from '../catalogue/money.ts';
import type { SelectedItem } from '../quote/quote-form.ts';

/** §4.8 Package selection: chosen plans, add-ons and bonuses, in the order they were chosen. */
export type Selection = readonly CatalogueItem[];

/** What a category page starts with: its default bonus, if it has one (§4.8). */
export function initialSelection(defaultBonus: CatalogueItem | null): Selection {
  return defaultBonus ? [defaultBonus] : [];
}

export function isSelected(selection: Selection, id: string): boolean {
  return selection.some((item) => item.id === id);
}

/** No duplicates by id (§4.8). */
export function addItem(selection: Selection, item: CatalogueItem): Selection {
  return isSelected(selection, item.id) ? selection : [...selection, item];
}

export function removeItem(selection: Selection, id: string): Selection {
  return selection.filter((item) => item.id !== id);
}

export function toggleItem(selection: Selection, item: CatalogueItem): Selection {
  return isSelected(selection, item.id) ? removeItem(selection, item.id) : addItem(selection, item);
}

/** §4.8 `1 elemento en tu paquete` or `n elementos en tu paquete`. */
export function countLabel(selection: Selection): string {
  return selection.length === 1
    ? '1 elemento en tu paquete'
    : `${selection.length} elementos en tu paquete`;
}

/** §4.8 The bar's add-on subtotal, in US dollars: what the add-ons alone cost. */
export function addonSubtotal(selection: Selection): number {
  return totalOf(selection.filter((item) => item.type === 'addon'));
}

/** §4.8 The modal's message depends on whether a default bonus is part of the category. */
export function packageNotice(hasDefaultBonus: boolean): string {
  return hasDefaultBonus
    ? 'BONUS GRATIS: tu solución incluye hosting y dominio esencial sin costo el primer año.'
    : 'Precios aproximados en dólares (USD). Te enviaremos una cotización personalizada gratis.';
}

/** §7.1 A package as navigation state and submission hold it. */
export function selectedListOf(items: readonly CatalogueItem[]): SelectedItem[] {
  return items.map(({ priceType: _, ...item }) => item);
}

/** More than any package can hold: a longer list in the history entry is forged or damaged. */
const maxPackageItems = 50;

/** §4.10 'Continuar' takes the chosen items along as navigation state under this key, as §7.1 sends them. */
export function packageState(selection: Selection) {
  return { selectedList: selectedListOf(selection) };
}

export interface ArrivedPackage {
  items: CatalogueItem[];
  /** Entries that the catalogue no longer has: the visitor is told. */
  dropped: number;
}

/**
 * Reads a package out of a history entry. The entry survives reloads, releases and tampering, so
 * nothing but ids is believed: names and prices come from today's catalogue.
 */
export function readPackageState(state: unknown, catalogue: PriceList): ArrivedPackage {
  const list = (state as { selectedList?: unknown } | null)?.selectedList;
  if (!Array.isArray(list)) return { items: [], dropped: 0 };
  const items = new Map<string, CatalogueItem>();
  let dropped = 0;
  for (const entry of list.slice(0, maxPackageItems)) {
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
