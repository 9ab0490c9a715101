import type { z } from 'zod';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { Holiday } from '../../domain/visit/greeting.ts';
import type { BrandFile } from '../schemas/brand.ts';
import type { CategoryFile, Order, plan } from '../schemas/catalogue.ts';
import { isPublished } from '../schemas/field-types.ts';
import type { PageFiles } from '../schemas/pages.ts';
import type { ProjectFile } from '../schemas/project.ts';
import { checkContent } from './check-content.ts';
import type { ContentFiles } from './check-references.ts';
import type { MediaManifest } from './pictures.ts';
import { ContentError } from './problem.ts';
import type { ContentFile } from './read-file.ts';

export type WithSlug<Value> = Value & { slug: string };

/** Everything the site says, checked: the build reads it once. */
export interface Content {
  site: SiteInfo;
  brand: BrandFile;
  holidays: Holiday[];
  catalogue: ReturnType<typeof catalogueOf>;
  categories: WithSlug<CategoryFile>[];
  projects: WithSlug<ProjectFile>[];
  pages: PageFiles;
  media: MediaManifest;
}

/**
 * Reads and checks all content below `root`.
 * @throws ContentError naming file, line, key and what to write, of everything that is wrong
 */
export function loadContent(root: string): Content {
  const { problems, files, site, brand, holidays, media, isRight } = checkContent(root);
  if (!isRight || !site.value || !brand.value || !holidays.value) throw new ContentError(problems);
  const right = publishedFiles(files);
  return {
    site: site.value,
    brand: brand.value,
    holidays: holidays.value.list,
    catalogue: catalogueOf(right),
    categories: right.categories,
    projects: right.projects,
    pages: Object.fromEntries(
      Object.entries(files.pages).map(([name, file]) => [name, file.value]),
    ) as PageFiles,
    media,
  };
}

/** What pages show (§3.6), in the order of `order.yaml`. */
function publishedFiles({ order, ...files }: ContentFiles) {
  const { categories, plans, addons, bonuses, projects } = order.value ?? {};
  const allPlans = inOrder(files.plans, plans);
  const shown = {
    plans: allPlans.filter((plan) => isPublished(plan)),
    addons: inOrder(files.addons, addons).filter((addon) => isPublished(addon)),
    bonuses: inOrder(files.bonuses, bonuses).filter((bonus) => isPublished(bonus)),
    projects: inOrder(files.projects, projects).filter((project) => isPublished(project)),
  };
  const isOffered = (slug: string) =>
    [...shown.addons, ...shown.bonuses].some((other) => other.slug === slug);
  return {
    ...shown,
    categories: inOrder(files.categories, categories).map((category) => ({
      ...category,
      defaultBonus:
        category.defaultBonus && isOffered(category.defaultBonus) ? category.defaultBonus : null,
    })),
    plans: shown.plans.map((plan) => ({
      ...plan,
      ...contentsOf(plan, shown.plans, allPlans),
      availableAddons: plan.availableAddons.filter(isOffered),
      includedBonuses: plan.includedBonuses.filter(isOffered),
    })),
  };
}

/** The things of a folder in the order of a list of slugs; those that it lacks at the end, by name. */
function inOrder<Value extends object>(
  files: readonly ContentFile<Value>[],
  slugs: Order[keyof Order] = [],
): WithSlug<Value>[] {
  const placeOf = ({ slug }: { slug: string }) =>
    slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length;
  return files
    .flatMap(({ slug, value }) => (value ? [{ ...value, slug }] : []))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

type PlanWithSlug = WithSlug<z.infer<typeof plan>>;

/** What a plan includes: as its card lists it, and by topic, with what the plan it builds on has. */
function contentsOf(
  own: PlanWithSlug,
  shown: readonly PlanWithSlug[],
  all: readonly PlanWithSlug[],
): { includes: string[]; contents: Record<string, string> } {
  const base = all.find(({ slug }) => slug === own.buildsOn);
  const contents = {
    ...(base && contentsOf(base, shown, all).contents),
    ...Object.fromEntries(own.includes.map(({ topic, text }) => [topic, text])),
  };
  if (!base) return { includes: Object.values(contents), contents };
  const isShown = shown.includes(base);
  const texts = own.includes.map(({ text }) => text);
  return {
    includes: isShown ? [`Todo lo del plan ${base.name}`, ...texts] : Object.values(contents),
    contents,
  };
}

function catalogueOf({
  categories,
  plans: planFiles,
  addons,
  bonuses,
}: ReturnType<typeof publishedFiles>) {
  // Plans stand in the order of their categories, whatever the order of the files.
  const plans = categories.flatMap(({ slug: categoryId }) =>
    planFiles
      .filter(({ category }) => category === categoryId)
      .map(({ slug, ...plan }) => ({ ...plan, id: slug, categoryId })),
  );
  // Plans name their add-ons and bonuses; the way back is derived, so that a plan is one file.
  const categoriesWith = (key: 'availableAddons' | 'includedBonuses', id: string) => [
    ...new Set(plans.filter((plan) => plan[key].includes(id)).map((plan) => plan.categoryId)),
  ];
  return {
    categories: categories.map(({ slug, name }) => ({ id: slug, name })),
    plans,
    addons: [
      ...addons.map(({ slug, ...addon }) => ({
        ...addon,
        id: slug,
        type: 'addon' as const,
        categoryId: categoriesWith('availableAddons', slug),
      })),
      ...bonuses.map(({ slug, ...bonus }) => ({
        ...bonus,
        id: slug,
        type: 'bonus' as const,
        price: 0,
        priceType: 'único' as const,
        categoryId: categoriesWith('includedBonuses', slug),
      })),
    ],
  };
}

export type Plan = Content['catalogue']['plans'][number];
export type Addon = Content['catalogue']['addons'][number];
