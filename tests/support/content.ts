import type { Addon, Plan } from '../../content/load/load-content.ts';
import { site as loadSite } from '../../content/load/site.ts';

/**
 * What the tests use of the site's own content: chosen by what it is, never by its name, text or price,
 * so that a change of content changes no test.
 */
export const content = loadSite();
const { catalogue } = content;

function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`The tests need ${what} in the content`);
  return thing;
}

/** A price that is text counts in no total, so the tests choose plans whose price is a number. */
const isPriced = (plan: Plan): plan is Plan & { price: number } => typeof plan.price === 'number';

/** The add-ons or bonuses that a plan offers, in its order. */
export function offeredBy(plan: Plan, type: Addon['type']): Addon[] {
  const ids = type === 'addon' ? plan.availableAddons : plan.includedBonuses;
  return ids.map((id) =>
    found(
      catalogue.addons.find((addon) => addon.id === id),
      `the ${type} ${id}`,
    ),
  );
}

export const listedCategories = content.categories
  .filter(({ listed }) => listed)
  .map((category) => ({
    ...category,
    path: `/servicios/${category.slug}`,
    plans: catalogue.plans
      .filter(isPriced)
      .filter(({ categoryId }) => categoryId === category.slug),
    bonus: catalogue.addons.find(({ id }) => id === category.defaultBonus),
  }));

/** A category that begins with a bonus: a plan, the recommended one, and an add-on of both and of one. */
export const sample = found(
  listedCategories.flatMap((category) => {
    const { bonus, plans, path } = category;
    const [plan] = plans.filter(({ featured, type }) => !featured && type === 'plan');
    const [featured] = plans.filter((other) => other.featured);
    if (!bonus || !plan || !featured) return [];
    const isShared = ({ id }: Addon) => plan.availableAddons.includes(id);
    const [shared] = offeredBy(featured, 'addon').filter(isShared);
    const [exclusive] = offeredBy(featured, 'addon').filter((addon) => !isShared(addon));
    return shared && exclusive
      ? [{ category, path, plan, featured, addon: shared, exclusive, bonus }]
      : [];
  })[0],
  'a category with a default bonus, two plans and add-ons of one and of both',
);

/** A category that begins empty and has plans of two kinds of price. */
export const mixed = found(
  listedCategories.find(
    ({ bonus, plans }) => !bonus && new Set(plans.map(({ priceType }) => priceType)).size > 1,
  ),
  'a category without a default bonus and with prices of two kinds',
);

/** A category with a service and two plans, of which the second offers an add-on. */
export const withService = found(
  listedCategories.flatMap((category) => {
    const [service] = category.plans.filter(({ type }) => type === 'servicio');
    const [first, second] = category.plans.filter(({ type }) => type === 'plan');
    const [addon] = second ? offeredBy(second, 'addon') : [];
    return service && first && second && addon ? [{ category, service, first, second, addon }] : [];
  })[0],
  'a category with two plans and a service',
);

/** A category with three plans or more. */
export const threePlans = found(
  listedCategories.find(({ plans }) => plans.length > 2),
  'a category with three plans',
);

export const samples = content.projects.filter((project) => project.sample);
export const projects = content.projects
  .filter((project) => !project.sample)
  .filter(({ page }) => page.ownAddress)
  .map((project) => ({ ...project, path: `/proyectos/${project.slug}` }));

/** What the header and the drawer list, as `controls` of the tests of the build names it. */
export const menuItems = [
  'Inicio: /',
  'Servicios',
  ...listedCategories.map(({ name, path }) => `${name}: ${path}`),
  'Todas las soluciones: /servicios',
  'Servicios y proceso: /services',
  'Portafolio',
  ...projects.slice(0, 24).map(({ title, path }) => `${title}: ${path}`),
  'Todos los proyectos: /proyectos',
  'Nosotros: /about',
];

/** The slides of the carousel, in their order. */
export const slides = projects
  .filter(({ portfolio }) => portfolio?.inCarousel)
  .toSorted((a, b) => (a.portfolio?.id ?? 0) - (b.portfolio?.id ?? 0));

const withFilms = (isWanted: (count: number) => boolean, what: string) =>
  found(
    projects.find(({ page }) => isWanted(page.extra.length)),
    `a project with ${what}`,
  );

export const oneFilm = withFilms((count) => count === 1, 'one extra film');
export const severalFilms = withFilms((count) => count > 1, 'several extra films');
export const noFilm = withFilms((count) => count === 0, 'no extra film');

/** A project that has a film for one of its categories and none for another. */
export const filmedCase = found(
  projects.flatMap((project) => {
    const film = project.categories.find((slug) => slug in project.videos);
    const still = project.categories.find((slug) => !(slug in project.videos));
    return film && still ? [{ project, film, still }] : [];
  })[0],
  'a project with a film for one of its categories',
);

/** Projects whose pages are worlds of their own. */
export const worlds = projects.filter(({ page }) => page.world);
