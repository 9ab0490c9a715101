import type { CatalogueItem } from '../catalogue/lookup.ts';
import { totalOf } from '../catalogue/money.ts';

/** §4 Package selection: chosen plans, add-ons and bonuses, in the order they were chosen. */
export type Selection = readonly CatalogueItem[];

/** What a category page starts with: its default bonus, if it has one (§4). */
export function initialSelection(defaultBonus: CatalogueItem | null): Selection {
  return defaultBonus ? [defaultBonus] : [];
}

export function isSelected(selection: Selection, id: string): boolean {
  return selection.some((item) => item.id === id);
}

/** No duplicates by id (§4). */
export function addItem(selection: Selection, item: CatalogueItem): Selection {
  return isSelected(selection, item.id) ? selection : [...selection, item];
}

export function removeItem(selection: Selection, id: string): Selection {
  return selection.filter((item) => item.id !== id);
}

export function toggleItem(selection: Selection, item: CatalogueItem): Selection {
  return isSelected(selection, item.id) ? removeItem(selection, item.id) : addItem(selection, item);
}

/** §4 `1 elemento en tu paquete` or `n elementos en tu paquete`. */
export function countLabel(selection: Selection): string {
  return selection.length === 1
    ? '1 elemento en tu paquete'
    : `${selection.length} elementos en tu paquete`;
}

/** §4 The bar's add-on subtotal, in US dollars: what the add-ons alone cost. */
export function addonSubtotal(selection: Selection): number {
  return totalOf(selection.filter((item) => item.type === 'addon'));
}

/** §4 The modal's message depends on whether a default bonus is part of the category. */
export function packageNotice(hasDefaultBonus: boolean): string {
  return hasDefaultBonus
    ? 'BONUS GRATIS: tu solución incluye hosting y dominio esencial sin costo el primer año.'
    : 'Precios aproximados en dólares (USD). Te enviaremos una cotización personalizada gratis.';
}
