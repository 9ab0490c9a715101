import type { Addon, Plan } from '../../../content/load/load-content.ts';
import { picture } from '../../../content/load/pictures.ts';
import { renderMarkdown } from '../../../content/load/render-markdown.ts';
import type { Site } from '../../../content/load/site.ts';
import { findItem, itemOf, offers, priceListIn } from '../../../domain/catalogue/catalogue.ts';
import { formatPriceWithCurrency } from '../../../domain/catalogue/money.ts';
import { listInWords } from '../../../domain/package/package.ts';
import { casesContent } from './cases.server.ts';

/** §2.16 Category page: everything it shows, ready. */
export function categoryContent(site: Site, slug?: string) {
  const category = site.categories.find((candidate) => candidate.slug === slug);
  if (!category) throw new Error(`No category has the slug "${slug}"`);
  const plans = site.catalogue.plans.filter(({ categoryId }) => categoryId === slug);
  const { defaultBonus } = category;
  return {
    slug: category.slug,
    banner: {
      name: category.name,
      description: category.description,
      picture: picture(site, category.image),
      // Set here, and not by the page's own script.
      prices: plans.map(({ id, name, price, priceType }) => ({
        id,
        plan: name,
        price: formatPriceWithCurrency(price),
        kind: price === 0 ? null : priceType,
      })),
    },
    plans: {
      heading: category.plansHeading,
      intro: category.plansIntro,
      list: plans.map(planContent),
      comparison: comparisonOf(plans),
    },
    addons: {
      heading: `Personaliza Tu Solución de ${category.name}`,
      steps: addonSteps(site, plans, category.slug),
    },
    cases: casesContent(site, category),
    faq: category.faq.map(({ question, answer }) => ({ question, html: renderMarkdown(answer) })),
    closing: category.closing,
    priceList: priceListIn(site.catalogue, category.slug),
    defaultBonus: defaultBonus
      ? (findItem(site.catalogue, defaultBonus, category.slug) ?? null)
      : null,
  };
}

function planContent(plan: Plan) {
  const { featured, idealFor, includes, sellingPoints, shortDescription, duration } = plan;
  return {
    item: itemOf(plan),
    featured,
    idealFor,
    includes,
    sellingPoints,
    shortDescription,
    duration,
    html: renderMarkdown(plan.longDescription),
  };
}

/**
 * §2.17 Comparison of what the plans include: a row per topic, those first that most plans have, and in it
 * a text per plan, null where the plan has nothing of the kind. Empty where there is nothing to compare.
 */
function comparisonOf(plans: Plan[]) {
  if (plans.length < 2) return [];
  const topics = [...new Set(plans.flatMap(({ contents }) => Object.keys(contents)))];
  const holders = (topic: string) => plans.filter(({ contents }) => topic in contents).length;
  return topics
    .toSorted((a, b) => holders(b) - holders(a))
    .map((topic) => ({ topic, texts: plans.map(({ contents }) => contents[topic] ?? null) }));
}

/** For each plan its add-ons, then the included bonuses; what several plans share appears once. */
function addonSteps(site: Site, plans: Plan[], slug: string) {
  const ids = [
    ...plans.flatMap(({ availableAddons }) => availableAddons),
    ...plans.flatMap(({ includedBonuses }) => includedBonuses),
  ];
  return [...new Set(ids)].flatMap((id) => {
    const addon = site.catalogue.addons.find((candidate) => candidate.id === id);
    return addon ? [addonContent(site, addon, plans, slug)] : [];
  });
}

function addonContent(site: Site, addon: Addon, plans: Plan[], slug: string) {
  const offeredBy = plans.filter((plan) => offers(plan, addon.id));
  return {
    item: itemOf(addon, slug),
    group: addon.type,
    /** `Esencial y Profesional` */
    planNames: listInWords(offeredBy.map(({ name }) => name)),
    description: addon.description,
    benefits: addon.benefits,
    picture: picture(site, addon.image),
  };
}

export type CategoryContent = ReturnType<typeof categoryContent>;
export type PlanContent = CategoryContent['plans']['list'][number];
export type AddonContent = CategoryContent['addons']['steps'][number];
