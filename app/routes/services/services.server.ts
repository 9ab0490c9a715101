import { setToOneMeasure } from '../../../content/load/fit-text.ts';
import { picture } from '../../../content/load/pictures.ts';
import type { Site } from '../../../content/load/site.ts';
import { type CatalogueItem, plansOf } from '../../../domain/catalogue/catalogue.ts';
import { categoryParam } from '../../../domain/quote/quote-form.ts';
import { categoryPath } from '../../../domain/site/site-table.ts';

/** §2.13 Services page. Links have its `path`: a bare `#contact` would be prerendered as `/#contact`. */
export async function servicesContent(site: Site, path: string) {
  const { heading, intro, process, pricing } = site.pages.services;
  const groups = groupsOf(site, path);
  const titles = groups.flatMap(({ services }) => services.map(({ title }) => title));
  return {
    index: { heading, intro, titles: await setToOneMeasure(titles), groups },
    groups,
    process: {
      ...process,
      steps: process.steps.map(({ icon, ...step }) => ({
        ...step,
        // The words beside it say what it shows.
        picture: icon && picture(site, { id: `drawings/${icon}`, alt: '' }),
      })),
    },
    pricing: { ...pricing, ...pricesOf(site, path) },
  };
}

/** Services are numbered through all groups, from 1. */
function groupsOf(site: Site, path: string) {
  const { groups } = site.pages.services;
  return groups.map(({ services, ...group }, index) => {
    const before = groups.slice(0, index).flatMap((earlier) => earlier.services).length;
    return {
      ...group,
      to: `${path}#${group.anchor}`,
      services: services.map(({ icon, image, category, ...service }, place) => {
        const inCategory = category ? `${path}?${categoryParam}=${category}` : path;
        return {
          ...service,
          id: icon,
          to: `${path}#${icon}`,
          contact: `${inCategory}#contact`,
          pricing: `${inCategory}#pricing`,
          number: before + place + 1,
          picture: picture(site, image),
        };
      }),
    };
  });
}

/** The services under their names and numbers, each with the lowest price of its category; then the other categories. */
function pricesOf(site: Site, path: string) {
  const services = site.pages.services.groups.flatMap((group) => group.services);
  const sold = services.map(({ category }) => category);
  return {
    services: services.map(({ title, category, withoutPrice, icon }, index) => ({
      id: icon,
      name: title,
      number: index + 1,
      lowest: lowestPriceOf(site, category),
      withoutPrice,
      to: category ? categoryPath(category) : `${path}#contact`,
    })),
    otherCategories: site.categories
      .filter(({ slug }) => !sold.includes(slug))
      .map(({ slug, name }) => ({
        id: slug,
        name,
        number: null,
        lowest: lowestPriceOf(site, slug),
        withoutPrice: null,
        to: categoryPath(slug),
      })),
  };
}

/** Null where no category sells it. */
function lowestPriceOf(site: Site, category: string | null) {
  const plan = category && lowestPriced(plansOf(site.catalogue, category));
  if (!plan) return null;
  const { name, price, priceType } = plan;
  return { category, plan: name, price, priceType };
}

export type ServicesContent = Awaited<ReturnType<typeof servicesContent>>;
export type ServiceGroup = ServicesContent['groups'][number];
export type ProcessStep = ServicesContent['process']['steps'][number];

type Priced = Pick<CatalogueItem, 'name' | 'price' | 'priceType'>;

/** §2.13 The lowest price, whatever the kind of payment; a text only where there is no number. */
export function lowestPriced<Entry extends Priced>(plans: readonly Entry[]): Entry | undefined {
  const priced = plans.filter(({ price }) => typeof price === 'number');
  return priced.toSorted((a, b) => Number(a.price) - Number(b.price))[0] ?? plans[0];
}
