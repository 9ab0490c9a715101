import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { Holiday } from '../../domain/visit/greeting.ts';
import { type BrandFile, brand as brandSchema } from '../schemas/brand.ts';
import { addon, bonus, type CategoryFile, category, plan } from '../schemas/catalogue.ts';
import { type PageFiles, pages as pageSchemas } from '../schemas/pages.ts';
import { type ProjectFile, project } from '../schemas/project.ts';
import { holidays as holidaysSchema, site as siteSchema } from '../schemas/site.ts';
import { checkBrand } from './check-brand.ts';
import { type ContentFiles, checkReferences } from './check-references.ts';
import { type MediaManifest, readManifest } from './pictures.ts';
import {
  ContentError,
  type ContentFile,
  type ContentProblem,
  readFile,
  readFolder,
} from './read-file.ts';

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

/** File names of pages: `notFound` is written as `not-found.yaml`. */
const fileNameOf = (name: string) =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;

/**
 * Reads and checks all content below `root`.
 * @throws ContentError naming file, line, key and expectation of everything that is wrong
 */
export function loadContent(root: string): Content {
  const problems: ContentProblem[] = [];
  const data = (...path: string[]) => join(root, 'data', ...path);

  const site = readFile(data('site.yaml'), siteSchema, problems);
  const brand = readFile(join(root, 'brand/brand.yaml'), brandSchema, problems);
  if (brand) problems.push(...checkBrand(brand, root));
  const holidays = readFile(data('holidays.yaml'), holidaysSchema, problems);
  const media = readManifest(join(root, 'media.json'));
  const pages = Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [
      name,
      readFile(data('pages', fileNameOf(name)), schema as z.ZodType, problems),
    ]),
  );
  const files = {
    categories: readFolder(data('categories'), category, problems),
    plans: readFolder(data('plans'), plan, problems),
    addons: readFolder(data('addons'), addon, problems),
    bonuses: readFolder(data('bonuses'), bonus, problems),
    projects: readFolder(data('projects'), project, problems),
    pages: pages as ContentFiles['pages'],
  };
  // References are only worth checking once every file can be read.
  if (problems.length === 0) {
    const isFile = (path: string) => existsSync(join(root, path));
    problems.push(...checkReferences(files, media, isFile));
  }
  if (problems.length > 0 || !site || !brand || !holidays) throw new ContentError(problems);

  return {
    site: site.value,
    brand: brand.value,
    holidays: holidays.value,
    catalogue: catalogueOf(files),
    categories: files.categories.map(withSlug),
    projects: files.projects.map(withSlug),
    pages: Object.fromEntries(
      Object.entries(files.pages).map(([name, file]) => [name, file.value]),
    ) as PageFiles,
    media,
  };
}

function withSlug<Value extends object>({ slug, value }: ContentFile<Value>): WithSlug<Value> {
  return { ...value, slug };
}

/** What a plan includes, by topic: its own, and of the plan it builds on what it does not say otherwise. */
function contentsOf(
  own: Record<string, string>,
  base: ContentFiles['plans'][number] | undefined,
  plans: ContentFiles['plans'],
): Record<string, string> {
  if (!base) return own;
  const { includes, buildsOn } = base.value;
  const next = plans.find(({ slug }) => slug === buildsOn);
  return { ...contentsOf(includes, next, plans), ...own };
}

function catalogueOf(files: ContentFiles) {
  // Plans stand in the order of their categories, whatever the order of the files.
  const plans = files.categories.flatMap(({ slug: categoryId }) =>
    files.plans
      .filter(({ value }) => value.category === categoryId)
      .map(({ slug, value }) => {
        const base = files.plans.find((other) => other.slug === value.buildsOn);
        return {
          ...value,
          id: slug,
          categoryId,
          /** As the plan's card lists it. */
          includes: [
            ...(base ? [`Todo lo del plan ${base.value.name}`] : []),
            ...Object.values(value.includes),
          ],
          contents: contentsOf(value.includes, base, files.plans),
        };
      }),
  );
  // Plans name their add-ons and bonuses; the way back is derived, so that a plan is one file.
  const categoriesWith = (key: 'availableAddons' | 'includedBonuses', id: string) => [
    ...new Set(plans.filter((plan) => plan[key].includes(id)).map((plan) => plan.categoryId)),
  ];
  const addons = files.addons.map(({ slug, value }) => ({
    ...value,
    id: slug,
    type: 'addon' as const,
    categoryId: categoriesWith('availableAddons', slug),
  }));
  const bonuses = files.bonuses.map(({ slug, value }) => ({
    ...value,
    id: slug,
    type: 'bonus' as const,
    price: 0,
    priceType: 'único' as const,
    categoryId: categoriesWith('includedBonuses', slug),
  }));
  return {
    categories: files.categories.map(({ slug, value }) => ({ id: slug, name: value.name })),
    plans,
    addons: [...addons, ...bonuses],
  };
}

export type Plan = Content['catalogue']['plans'][number];
export type Addon = Content['catalogue']['addons'][number];
