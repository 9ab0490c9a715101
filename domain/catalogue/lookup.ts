import type { Addon, Plan, Price, PriceList, PriceType } from './catalogue.ts';

export type ItemType = Plan['type'] | Addon['type'];

/** Anything that can be chosen, reduced to what a package and a submission need of it. */
export interface CatalogueItem {
  id: string;
  name: string;
  type: ItemType;
  price: Price;
  priceType: PriceType;
  categoryId: string;
}

export function itemOfPlan(plan: PriceList['plans'][number]): CatalogueItem {
  const { id, name, type, price, priceType, categoryId } = plan;
  return { id, name, type, price, priceType, categoryId };
}

/** An add-on may serve several categories: the item carries the one it was chosen in. */
export function itemOfAddon(
  addon: PriceList['addons'][number],
  categoryId = addon.categoryId[0] ?? '',
): CatalogueItem {
  const { id, name, type, price, priceType } = addon;
  return { id, name, type, price, priceType, categoryId };
}

/** Finds a plan, add-on or bonus by id; undefined when the catalogue has none. */
export function findItem(
  catalogue: PriceList,
  id: string,
  categoryId?: string,
): CatalogueItem | undefined {
  const plan = catalogue.plans.find((candidate) => candidate.id === id);
  if (plan) return itemOfPlan(plan);
  const addon = catalogue.addons.find((candidate) => candidate.id === id);
  if (!addon) return undefined;
  const chosenIn = categoryId && addon.categoryId.includes(categoryId) ? categoryId : undefined;
  return itemOfAddon(addon, chosenIn);
}

export function plansOf<Entry extends { categoryId: string }>(
  catalogue: { plans: Entry[] },
  categoryId: string,
): Entry[] {
  return catalogue.plans.filter((plan) => plan.categoryId === categoryId);
}

export function addonsOf<Entry extends { categoryId: string[] }>(
  catalogue: { addons: Entry[] },
  categoryId: string,
): Entry[] {
  return catalogue.addons.filter((addon) => addon.categoryId.includes(categoryId));
}

/** The add-ons and bonuses that go with a plan or service; before one is chosen, its category's. */
export function addonsFor(catalogue: PriceList, categoryId: string, planId: string) {
  const plan = plansOf(catalogue, categoryId).find(({ id }) => id === planId);
  return addonsOf(catalogue, categoryId).filter(
    ({ id }) => !plan || plan.availableAddons.includes(id) || plan.includedBonuses.includes(id),
  );
}
