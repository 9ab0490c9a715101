/** §3.3 The catalogue: what can be put into a package. Prices are in US dollars, before tax. */

export const priceTypes = ['único', 'mensual', 'por hora'] as const;
export type PriceType = (typeof priceTypes)[number];

/** A number of US dollars, or a text such as "A cotizar", which is shown as it is and counts 0. */
export type Price = number | string;

export type PlanType = 'plan' | 'servicio';
export type AddonType = 'addon' | 'bonus';

export interface Category {
  id: string;
  slug: string;
  name: string;
  /** Offered in grid, header and footer. Consulting is not: it is sold through the contact form (§9.6). */
  listed: boolean;
  /** Put into the package when the category page opens (§4.8 Package selection). */
  defaultBonusId: string | null;
}

export interface Plan {
  id: string;
  slug: string;
  categoryId: string;
  name: string;
  type: PlanType;
  price: Price;
  priceType: PriceType;
  duration: string;
  featured: boolean;
  idealFor: string;
  includes: string[];
  includedBonuses: string[];
  availableAddons: string[];
  sellingPoints: string[];
  shortDescription: string;
  longDescription: string;
}

export interface Addon {
  id: string;
  name: string;
  description: string;
  price: number;
  priceType: PriceType;
  categoryId: string[];
  compatiblePlans: string[];
  highlighted: boolean;
  iconEmoji: string;
  benefits: string[];
  type: AddonType;
}

export interface Catalogue {
  categories: Category[];
  plans: Plan[];
  /** Add-ons and bonuses, told apart by `type`. */
  addons: Addon[];
}

type PricedFields = 'id' | 'name' | 'type' | 'price' | 'priceType';

/**
 * The catalogue reduced to what can be chosen and what it costs: all that the contact form and the
 * server need. A whole `Catalogue` is one, too.
 */
export interface PriceList {
  categories: Pick<Category, 'id' | 'name'>[];
  plans: Pick<Plan, PricedFields | 'categoryId' | 'availableAddons' | 'includedBonuses'>[];
  addons: Pick<Addon, PricedFields | 'categoryId'>[];
}

/** Strips a catalogue down to its price list. */
export function priceListOf(catalogue: PriceList): PriceList {
  return {
    categories: catalogue.categories.map(({ id, name }) => ({ id, name })),
    plans: catalogue.plans.map(
      ({ id, name, type, price, priceType, categoryId, availableAddons, includedBonuses }) => ({
        id,
        name,
        type,
        price,
        priceType,
        categoryId,
        availableAddons,
        includedBonuses,
      }),
    ),
    addons: catalogue.addons.map(({ id, name, type, price, priceType, categoryId }) => ({
      id,
      name,
      type,
      price,
      priceType,
      categoryId,
    })),
  };
}

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
