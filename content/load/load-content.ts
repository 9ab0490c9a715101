import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type {
  Addon,
  AddonType,
  Catalogue,
  Category,
  Plan,
} from '../../domain/catalogue/catalogue.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { Holiday } from '../../domain/visit/greeting.ts';
import { addon, bonus, type CategoryFile, category, plan } from '../schemas/catalogue.ts';
import { type PageFiles, pages as pageSchemas } from '../schemas/pages.ts';
import { type ProjectFile, project } from '../schemas/project.ts';
import { holidays as holidaysSchema, site as siteSchema } from '../schemas/site.ts';
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
  holidays: Holiday[];
  catalogue: Catalogue;
  categories: WithSlug<CategoryFile>[];
  /** Add-ons and bonuses with what only their picture needs. */
  addonImages: Map<string, { id: string; alt: string }>;
  projects: WithSlug<ProjectFile>[];
  pages: PageFiles;
  media: MediaManifest;
}

const inOrder = <File extends ContentFile<{ order: number }>>(files: File[]): File[] =>
  files.toSorted((a, b) => a.value.order - b.value.order);

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
  const holidays = readFile(data('holidays.yaml'), holidaysSchema, problems);
  const media = readManifest(join(root, 'media.json'));
  const pages = Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [
      name,
      readFile(data('pages', fileNameOf(name)), schema as z.ZodType, problems),
    ]),
  );
  const files = {
    categories: inOrder(readFolder(data('categories'), category, problems)),
    plans: inOrder(readFolder(data('plans'), plan, problems)),
    addons: inOrder(readFolder(data('addons'), addon, problems)),
    bonuses: inOrder(readFolder(data('bonuses'), bonus, problems)),
    projects: inOrder(readFolder(data('projects'), project, problems)),
    pages: pages as ContentFiles['pages'],
  };
  // References are only worth checking once every file can be read.
  if (problems.length === 0) {
    const isFile = (path: string) => existsSync(join(root, path));
    problems.push(...checkReferences(files, media, isFile));
  }
  if (problems.length > 0 || !site || !holidays) throw new ContentError(problems);

  return {
    site: site.value,
    holidays: holidays.value,
    catalogue: catalogueOf(files),
    categories: files.categories.map(withSlug),
    addonImages: new Map(
      [...files.addons, ...files.bonuses].map(({ slug, value }) => [slug, value.image]),
    ),
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

function catalogueOf(files: ContentFiles): Catalogue {
  const categories: Category[] = files.categories.map(({ slug, value }) => ({
    id: slug,
    slug,
    name: value.name,
    listed: value.listed,
    defaultBonusId: value.defaultBonus,
  }));
  // Plans stand in the order of their categories, whatever the order of the files.
  const plans: Plan[] = categories.flatMap((category) =>
    files.plans
      .filter(({ value }) => value.category === category.id)
      .map(({ slug, value: { category: categoryId, order: _, ...plan } }) => ({
        id: slug,
        slug,
        categoryId,
        ...plan,
      })),
  );
  const addonOf = (
    id: string,
    type: AddonType,
    {
      order: _,
      image: __,
      ...addon
    }: Omit<Addon, 'id' | 'type' | 'categoryId' | 'compatiblePlans'> & {
      order: number;
      image: unknown;
    },
  ): Addon => {
    // Plans name their add-ons and bonuses; the way back is derived, so that a plan is one file.
    const offeredBy = plans.filter((plan) =>
      (type === 'addon' ? plan.availableAddons : plan.includedBonuses).includes(id),
    );
    return {
      ...addon,
      id,
      type,
      categoryId: [...new Set(offeredBy.map((plan) => plan.categoryId))],
      compatiblePlans: offeredBy.map((plan) => plan.id),
    };
  };
  return {
    categories,
    plans,
    addons: [
      ...files.addons.map(({ slug, value }) => addonOf(slug, 'addon', value)),
      ...files.bonuses.map(({ slug, value }) =>
        addonOf(slug, 'bonus', { ...value, price: 0, priceType: 'único' }),
      ),
    ],
  };
}
