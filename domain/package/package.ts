import {
  type CatalogueItem,
  findItem,
  maxItems,
  offers,
  type PricedPlan,
  type PriceList,
  plansOf,
} from '../catalogue/catalogue.ts';
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

/** §4.8 The add-ons alone, whose subtotal the bar shows. */
export function addonsIn(selection: Selection): Selection {
  return selection.filter(({ type }) => type === 'addon');
}

/** §4.8 The summary's message depends on whether the category's default bonus is in the selection. */
export function packageNotice(hasDefaultBonus: boolean): string {
  return hasDefaultBonus
    ? 'BONUS GRATIS: tu solución incluye hosting y dominio esencial sin costo el primer año.'
    : 'Precios aproximados en dólares (USD). Te enviaremos una cotización personalizada gratis.';
}

/** §4.8 Plans of one category may be combined: then the summary says so, else null. */
export function samePlansNotice(selection: Selection): string | null {
  const plans = selection.filter(({ type }) => type === 'plan');
  const counts = plans.map(
    ({ categoryId }) => plans.filter((plan) => plan.categoryId === categoryId).length,
  );
  const most = Math.max(0, ...counts);
  if (most < 2) return null;
  return `Llevas ${most === 2 ? 'dos' : most} planes de la misma categoría`;
}

/** Names as a sentence joins them: `Esencial y Profesional`. */
export const listInWords = (names: string[]) => new Intl.ListFormat('es').format(names);

/** A package, and what the visitor is told of what is not in it any more, in Spanish. */
export interface Package {
  items: Selection;
  notice: string | null;
}

/** §4.8 `compatiblePlans`: with plans of its category chosen, an add-on goes with one of them at least. */
export function isCompatible(
  item: CatalogueItem,
  selection: Selection,
  catalogue: PriceList,
): boolean {
  if (item.type !== 'addon' && item.type !== 'bonus') return true;
  const plans = plansOf(catalogue, item.categoryId).filter(({ id }) => isSelected(selection, id));
  return plans.length === 0 || plans.some((plan) => offers(plan, item.id));
}

/** §4.8 Takes out the add-ons that none of the chosen plans offers, with a word. */
export function withoutIncompatible(selection: Selection, catalogue: PriceList): Package {
  const out = selection.filter((item) => !isCompatible(item, selection, catalogue));
  if (out.length === 0) return { items: selection, notice: null };
  const names = listInWords(out.map(({ name }) => name));
  return {
    items: selection.filter((item) => !out.includes(item)),
    notice: `Quitamos ${names}: no ${out.length === 1 ? 'va' : 'van'} con el plan de tu paquete.`,
  };
}

/** In an address, and in a form sent without scripts (§7.3). */
export const packageParam = 'paquete';

/** §4.10 An address's query with the ids of a package, readable as they are; null leaves them out. */
export function withPackage(search: string, items: Selection | null): string {
  const query = new URLSearchParams(search);
  if (items) query.set(packageParam, items.map(({ id }) => id).join(','));
  else query.delete(packageParam);
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** §7.1 A package as navigation state and submission hold it. */
export function selectedListOf(items: readonly CatalogueItem[]): SelectedItem[] {
  return items.map(({ priceType: _, ...item }) => item);
}

/** §4.10 The items as navigation state, under the key and in the shape of §7.1. */
export function packageState(selection: Selection) {
  return { selectedList: selectedListOf(selection) };
}

/**
 * §4.10 Reads a package out of an address or, where that names none, out of its history entry; null where
 * neither has one. Both survive releases and tampering: at most 100 entries are read, nothing but ids is
 * believed, and names and prices come from today's catalogue.
 */
export function readPackage(
  { search, state }: { search: string; state?: unknown },
  catalogue: PriceList,
): Package | null {
  const ids = new URLSearchParams(search).get(packageParam)?.split(',').filter(Boolean);
  const stated = statedItems(state);
  const entries = (ids?.map((id) => ({ id })) ?? stated).slice(0, maxItems);
  if (!ids && entries.length === 0) return null;
  const plans = entries.flatMap(({ id }) => catalogue.plans.find((plan) => plan.id === id) ?? []);
  const items = new Map<string, CatalogueItem>();
  let unknown = 0;
  for (const { id } of entries) {
    const chosenIn = stated.find((entry) => entry.id === id)?.categoryId;
    const item = findItem(catalogue, id, categoryAmong(plans, id, catalogue) ?? chosenIn);
    if (item) items.set(id, item);
    else unknown += 1;
  }
  const known = withoutIncompatible([...items.values()], catalogue);
  const notices = [unknownNotice(unknown), known.notice].filter((text) => text !== null);
  return { items: known.items, notice: notices.join(' ') || null };
}

/** The items of navigation state, which may have any shape; what is no item has the id ''. */
function statedItems(state: unknown): { id: string; categoryId?: string }[] {
  const list = (state as { selectedList?: unknown } | null)?.selectedList;
  if (!Array.isArray(list)) return [];
  return list.slice(0, maxItems).map((entry) => {
    const { id, categoryId } = (entry ?? {}) as { id?: unknown; categoryId?: unknown };
    return {
      id: typeof id === 'string' ? id : '',
      ...(typeof categoryId === 'string' && { categoryId }),
    };
  });
}

/** The category that an add-on of several is chosen in: that of the plan it goes with. */
function categoryAmong(plans: PricedPlan[], addonId: string, { addons }: PriceList) {
  const addon = addons.find(({ id }) => id === addonId);
  const plan =
    plans.find((candidate) => offers(candidate, addonId)) ??
    plans.find(({ categoryId }) => addon?.categoryId.includes(categoryId));
  return plan?.categoryId;
}

function unknownNotice(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? 'Un elemento de tu paquete ya no está disponible y lo quitamos.'
    : `${count} elementos de tu paquete ya no están disponibles y los quitamos.`;
}
