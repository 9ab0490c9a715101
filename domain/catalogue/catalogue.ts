/** §3.3 The catalogue: what can be put into a package. Prices are in US dollars, before tax. */

export const priceTypes = ['único', 'mensual', 'por hora'] as const;
export type PriceType = (typeof priceTypes)[number];

/** A number of US dollars, or a text such as "A cotizar", which is shown as it is and counts 0. */
export type Price = number | string;

export const planTypes = ['plan', 'servicio'] as const;
/** What a visitor reads. */
export const itemTypeNames = {
  plan: 'Plan',
  servicio: 'Servicio',
  addon: 'Complemento',
  bonus: 'Bonus',
} as const;
export const itemTypes = [...planTypes, 'addon', 'bonus'] as const;

/** How many of them a package or a form names at most (§4.10, §5.1). */
export const maxItems = 100;

/** Anything that can be chosen, reduced to what a package and a submission need of it. */
export interface CatalogueItem {
  id: string;
  name: string;
  type: (typeof itemTypes)[number];
  price: Price;
  priceType: PriceType;
  categoryId: string;
}

export interface PricedPlan extends CatalogueItem {
  type: (typeof planTypes)[number];
  availableAddons: string[];
  includedBonuses: string[];
}

/** An add-on or bonus, which may serve several categories. */
export interface PricedAddon extends Omit<CatalogueItem, 'categoryId'> {
  type: 'addon' | 'bonus';
  price: number;
  categoryId: string[];
}

/** What can be chosen and what it costs: all that the contact form and the server need of the content. */
export interface PriceList {
  categories: { id: string; name: string }[];
  plans: PricedPlan[];
  addons: PricedAddon[];
}

/** Strips a catalogue down to its price list. */
export function priceListOf({ categories, plans, addons }: PriceList): PriceList {
  const priced = ['id', 'name', 'type', 'price', 'priceType', 'categoryId'] as const;
  return {
    categories: categories.map((category) => pick(category, ['id', 'name'])),
    plans: plans.map((plan) => pick(plan, [...priced, 'availableAddons', 'includedBonuses'])),
    addons: addons.map((addon) => pick(addon, priced)),
  };
}

/** The price list of one category alone. */
export function priceListIn(catalogue: PriceList, categoryId: string): PriceList {
  const { categories, plans, addons } = priceListOf(catalogue);
  return {
    categories: categories.filter(({ id }) => id === categoryId),
    plans: plans.filter((plan) => plan.categoryId === categoryId),
    addons: addons
      .filter((addon) => addon.categoryId.includes(categoryId))
      .map((addon) => ({ ...addon, categoryId: [categoryId] })),
  };
}

function pick<Entry, Key extends keyof Entry>(entry: Entry, keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, entry[key]])) as Pick<Entry, Key>;
}

/** An item has the category it was chosen in; where that does not offer it, its first. */
export function itemOf(entry: PricedPlan | PricedAddon, chosenIn?: string): CatalogueItem {
  const { id, name, type, price, priceType } = entry;
  const categories = [entry.categoryId].flat();
  const categoryId = categories.find((category) => category === chosenIn) ?? categories[0] ?? '';
  return { id, name, type, price, priceType, categoryId };
}

/** Finds a plan, add-on or bonus by id; undefined when the catalogue has none. */
export function findItem(
  { plans, addons }: PriceList,
  id: string,
  categoryId?: string,
): CatalogueItem | undefined {
  const entry = [...plans, ...addons].find((candidate) => candidate.id === id);
  return entry && itemOf(entry, categoryId);
}

/** Several categories have a plan of the same name: whoever lists items names their categories. */
export function categoryName({ categories }: Pick<PriceList, 'categories'>, wanted: string) {
  return categories.find(({ id }) => id === wanted)?.name;
}

export function plansOf<Plan extends PricedPlan>(
  catalogue: { plans: Plan[] },
  categoryId: string,
): Plan[] {
  return catalogue.plans.filter((plan) => plan.categoryId === categoryId);
}

export function offers(plan: PricedPlan, addonId: string): boolean {
  return plan.availableAddons.includes(addonId) || plan.includedBonuses.includes(addonId);
}

/** The add-ons and bonuses that go with a plan or service; before one is chosen, its category's. */
export function addonsFor(catalogue: PriceList, categoryId: string, planId: string) {
  const plan = plansOf(catalogue, categoryId).find(({ id }) => id === planId);
  return catalogue.addons.filter(
    ({ id, categoryId: categories }) =>
      categories.includes(categoryId) && (!plan || offers(plan, id)),
  );
}
