import { picture } from '../../../content/load/pictures.ts';
import type { Site } from '../../../content/load/site.ts';
import { type CatalogueItem, plansOf } from '../../../domain/catalogue/catalogue.ts';
import { categoryPath } from '../../../domain/site/site-table.ts';
import { fillIn } from '../../seo/placeholders.ts';
import { setToOneMeasure } from './measured-lines.server.ts';

/**
 * §2.13 Services page: everything it shows, ready.
 * @param path of the page itself. A bare `#contact` would be prerendered with a slash before it, and
 * lead away from the page where there are no scripts.
 */
export function servicesContent(site: Site, path: string) {
  const { heading, intro, process, pricing } = site.pages.services;
  const fill = (text: string) => fillIn(text, site.site);
  const groups = groupsOf(site, path);
  return {
    index: { heading: fill(heading), intro: fill(intro), titles: indexOf(groups), groups },
    groups,
    process: {
      heading: fill(process.heading),
      intro: fill(process.intro),
      steps: process.steps.map(({ icon, description, ...step }) => ({
        ...step,
        description: fill(description),
        // The words beside it say what it shows.
        picture: picture(site, { id: `drawings/${icon}`, alt: '' }),
      })),
    },
    pricing: {
      heading: fill(pricing.heading),
      intro: fill(pricing.intro),
      rows: pricesOf(site, `${path}#contact`),
    },
  };
}

/** Services are numbered through all groups, from 1. */
function groupsOf(site: Site, path: string) {
  const { groups } = site.pages.services;
  return groups.map(({ anchor, heading, intro, services }, index) => {
    const before = groups.slice(0, index).flatMap((group) => group.services).length;
    return {
      anchor,
      to: `${path}#${anchor}`,
      contact: `${path}#contact`,
      pricing: `${path}#pricing`,
      heading,
      intro: fillIn(intro, site.site),
      services: services.map(({ icon, title, description, image }, place) => ({
        id: icon,
        to: `${path}#${icon}`,
        number: before + place + 1,
        title,
        description: fillIn(description, site.site),
        picture: picture(site, image),
      })),
    };
  });
}

/** The titles of all services, each set as wide as the others. */
function indexOf(groups: ReturnType<typeof groupsOf>) {
  return setToOneMeasure(groups.flatMap(({ services }) => services.map(({ title }) => title)));
}

/** What each category costs at least; one without a page of its own is asked for in the contact form. */
function pricesOf(site: Site, contact: string) {
  return site.categories.flatMap(({ slug, name, listed }) => {
    const plan = lowestPriced(plansOf(site.catalogue, slug));
    if (!plan) return [];
    const { price, priceType } = plan;
    return [{ name, plan: plan.name, price, priceType, to: listed ? categoryPath(slug) : contact }];
  });
}

export type ServicesContent = ReturnType<typeof servicesContent>;
export type ServiceGroup = ServicesContent['groups'][number];
export type ProcessStep = ServicesContent['process']['steps'][number];

type Priced = Pick<CatalogueItem, 'name' | 'price' | 'priceType'>;

/**
 * §2.13 Services page: what a category costs at least, in US dollars, whatever the kind of payment. A
 * price that is text stands only where there is no number.
 */
export function lowestPriced<Entry extends Priced>(plans: readonly Entry[]): Entry | undefined {
  const [first, ...others] = plans;
  return others.reduce<Entry | undefined>((lowest, plan) => {
    if (typeof plan.price !== 'number') return lowest;
    return typeof lowest?.price === 'number' && lowest.price <= plan.price ? lowest : plan;
  }, first);
}
