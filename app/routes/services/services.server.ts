import { picture } from '../../../content/load/pictures.ts';
import type { Site } from '../../../content/load/site.ts';
import { type Plan, plansOf } from '../../../domain/catalogue/catalogue.ts';
import { categoryPath } from '../../../domain/site/site-table.ts';
import { fillIn } from '../../seo/placeholders.ts';
import { setToOneMeasure } from '../../ui/measured-lines.ts';

/**
 * §2 Services page: everything it shows, ready.
 * @param path of the page itself. A bare `#contact` would be prerendered with a slash before it, and
 * lead away from the page where there are no scripts.
 */
export function servicesContent(site: Site, path: string) {
  const { heading, intro, process, pricing } = site.pages.services;
  const fill = (text: string) => fillIn(text, site.site);
  const groups = groupsOf(site, path);
  return {
    heading: fill(heading),
    intro: fill(intro),
    index: indexOf(groups),
    groups,
    parts: { contact: `${path}#contact`, pricing: `${path}#pricing` },
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

/** Services are counted through the groups: each bears its place, 1 to 10. */
function groupsOf(site: Site, path: string) {
  const { groups } = site.pages.services;
  return groups.map(({ anchor, heading, intro, services }, index) => {
    const before = groups.slice(0, index).flatMap((group) => group.services).length;
    return {
      anchor,
      to: `${path}#${anchor}`,
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

/** The titles of all groups, set to one measure by their width. */
function indexOf(groups: ReturnType<typeof groupsOf>) {
  return setToOneMeasure(groups.flatMap(({ services }) => services.map(({ title }) => title)));
}

/** What each category costs at least; one without a page of its own is asked for by submission. */
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
export type PageParts = ServicesContent['parts'];
export type ProcessStep = ServicesContent['process']['steps'][number];

type Priced = Pick<Plan, 'name' | 'price' | 'priceType'>;

/**
 * §2 Services page: what a category costs at least, in US dollars, whatever the kind of payment. A
 * price that is text stands only where there is no number.
 */
export function lowestPriced<Entry extends Priced>(plans: readonly Entry[]): Entry | undefined {
  const [first, ...others] = plans;
  return others.reduce<Entry | undefined>((lowest, plan) => {
    if (typeof plan.price !== 'number') return lowest;
    return typeof lowest?.price === 'number' && lowest.price <= plan.price ? lowest : plan;
  }, first);
}
