import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { addon, bonus, CategoryFile, Order, plan } from '../schemas/catalogue.ts';
import { isPublished } from '../schemas/field-types.ts';
import type { PageFiles } from '../schemas/pages.ts';
import { hasPage, type ProjectFile } from '../schemas/project.ts';
import type { Words } from '../schemas/words.ts';
import { nearest } from './nearest.ts';
import type { ContentProblem } from './problem.ts';
import type { ContentFile, Path } from './read-file.ts';

/** The files as read, before they are put together. */
export interface ContentFiles {
  categories: ContentFile<CategoryFile>[];
  plans: ContentFile<z.infer<typeof plan>>[];
  addons: ContentFile<z.infer<typeof addon>>[];
  bonuses: ContentFile<z.infer<typeof bonus>>[];
  projects: ContentFile<ProjectFile>[];
  order: ContentFile<Order>;
  pages: { [Name in keyof PageFiles]: ContentFile<PageFiles[Name]> };
}

type Folder = 'categories' | 'addons' | 'bonuses' | 'projects';

/**
 * What one file says about another (§3.2): every slug and drawing exists, and a category has plans of which
 * one is featured (§2.17). A file that has problems of its own counts as there.
 */
export function checkReferences(root: string, files: ContentFiles): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const { home, services } = files.pages;
  const known: Record<Folder, string[]> = {
    categories: slugsOf(files.categories),
    addons: slugsOf(files.addons),
    bonuses: slugsOf(files.bonuses),
    projects: slugsOf(files.projects),
  };

  const oneOf = (file: ContentFile<unknown>, path: Path, slug: string, folder: Folder) => {
    if (known[folder].includes(slug)) return;
    problems.push(file.problemAt(path, noSuchFile(slug, folder, known[folder])));
  };

  for (const file of files.plans) {
    const { category, buildsOn, availableAddons = [], includedBonuses = [] } = file.value ?? {};
    if (category) oneOf(file, ['category'], category, 'categories');
    if (buildsOn) {
      const bases = basesOf(file, files.plans);
      const [base] = bases;
      const isElsewhere = base?.value && base.value.category !== category;
      if (!base || bases.includes(file) || isElsewhere) {
        problems.push(file.problemAt(['buildsOn'], noBase(buildsOn, category)));
      }
    }
    for (const [at, slug] of availableAddons.entries()) {
      oneOf(file, ['availableAddons', at], slug, 'addons');
    }
    for (const [at, slug] of includedBonuses.entries()) {
      oneOf(file, ['includedBonuses', at], slug, 'bonuses');
    }
  }
  for (const file of files.categories) {
    const { defaultBonus } = file.value ?? {};
    if (defaultBonus) oneOf(file, ['defaultBonus'], defaultBonus, 'bonuses');
  }
  problems.push(...checkPlans(files), ...checkOrder(files));
  for (const file of files.projects) {
    const { categories = [], descriptionsOverride = {}, videos = {} } = file.value ?? {};
    for (const [at, slug] of categories.entries()) {
      oneOf(file, ['categories', at], slug, 'categories');
    }
    for (const [key, texts] of Object.entries({ descriptionsOverride, videos })) {
      for (const slug of Object.keys(texts)) oneOf(file, [key, slug], slug, 'categories');
    }
  }
  const showcased = home.value?.showcase?.project;
  if (showcased) {
    const path = ['showcase', 'project'];
    oneOf(home, path, showcased, 'projects');
    const project = files.projects.find(({ slug }) => slug === showcased);
    if (project?.value && !isReachable(project.value)) {
      problems.push(home.problemAt(path, withoutPage(showcased)));
    }
  }
  for (const [group, { services: list }] of services.value?.groups.entries() ?? []) {
    for (const [at, { category }] of list.entries()) {
      const path = ['groups', group, 'services', at, 'category'];
      if (category) oneOf(services, path, category, 'categories');
    }
  }
  const drawn = (file: ContentFile<unknown>, path: Path, drawing: string) => {
    if (existsSync(join(root, drawing))) return;
    const key = path.at(-1)?.toString();
    const words = {
      es: `no existe content/${drawing}: pon ahí el dibujo, o escribe ${key}: null`,
      en: `there is no content/${drawing}: put the drawing there, or write ${key}: null`,
    };
    problems.push(file.problemAt(path, words));
  };
  for (const [at, { drawing }] of home.value?.values.cards.entries() ?? []) {
    const path = ['values', 'cards', at, 'drawing'];
    if (drawing) drawn(home, path, `brand/drawings/${drawing}.svg`);
  }
  for (const [at, { icon }] of services.value?.process.steps.entries() ?? []) {
    const path = ['process', 'steps', at, 'icon'];
    if (icon) drawn(services, path, `originals/drawings/${icon}.svg`);
  }
  return problems;
}

/** The plan that a plan builds on, the one that this builds on, and so on; each once. */
function basesOf(file: ContentFiles['plans'][number], plans: ContentFiles['plans']) {
  const bases: ContentFiles['plans'] = [];
  let buildsOn = file.value?.buildsOn;
  while (buildsOn) {
    const base = plans.find(({ slug }) => slug === buildsOn);
    if (!base || bases.includes(base)) break;
    bases.push(base);
    buildsOn = base.value?.buildsOn;
  }
  return bases;
}

const noBase = (buildsOn: string, category = ''): Words => ({
  es: `«${buildsOn}» no puede ser la base de este plan: escribe otro plan de ${category} que no parta de éste, o borra la línea`,
  en: `“${buildsOn}” cannot be what this plan builds on: write another plan of ${category} that does not build on this one, or remove the line`,
});

const slugsOf = (list: ContentFile<unknown>[]) => list.map(({ slug }) => slug);

/** Whether anybody can visit the project's page. */
export function isReachable(project: ProjectFile): boolean {
  return hasPage(project) && isPublished(project);
}

function withoutPage(slug: string): Words {
  return {
    es: `el proyecto ${slug} no tiene página o está oculto: elige otro, o escribe «showcase: null»`,
    en: `the project ${slug} has no page or is hidden: choose another, or write “showcase: null”`,
  };
}

/** A slug without a file, which was renamed or deleted, and one that stands twice stop nothing. */
function checkOrder({ order, ...files }: ContentFiles): ContentProblem[] {
  return Object.entries(order.value ?? {}).flatMap(([name, list]) => {
    const known = slugsOf(files[name as keyof Order]);
    return list.flatMap((slug, at) => {
      const isTwice = list.indexOf(slug) < at;
      if (known.includes(slug) && !isTwice) return [];
      const twice = {
        es: `«${slug}» está dos veces en esta lista: deja sólo un renglón`,
        en: `“${slug}” stands twice in this list: keep one line`,
      };
      const words = isTwice ? twice : noSuchFile(slug, name, known);
      return [order.problemAt([name, at], words, 'warning')];
    });
  });
}

type Written = { category?: unknown; featured?: unknown };

/** Counted in what is written: a plan with a problem is its category's plan all the same. */
function checkPlans({ categories, plans }: ContentFiles): ContentProblem[] {
  // Of a file that is no YAML nobody knows the category.
  if (plans.some(({ raw }) => typeof raw !== 'object' || raw === null)) return [];
  return categories.flatMap((file) => {
    const own = plans
      .filter(({ raw }) => (raw as Written).category === file.slug)
      .filter(({ value }) => !value || isPublished(value));
    if (own.length === 0) {
      const words = {
        es: `la categoría no tiene planes a la vista: crea uno en content/data/plans con «category: ${file.slug}» y «featured: true»`,
        en: `the category shows no plans: write one in content/data/plans with “category: ${file.slug}” and “featured: true”`,
      };
      return [file.problemAt([], words)];
    }
    const featured = own.filter(({ raw }) => (raw as Written).featured === true);
    // What is no yes or no is told where it stands.
    const isUnclear = own.some(({ raw }) => typeof (raw as Written).featured !== 'boolean');
    if (featured.length === 1 || isUnclear) return [];
    const [first = file, ...others] = featured;
    if (others.length === 0) {
      const list = slugsOf(own).join(', ');
      const words = {
        es: `ningún plan de esta categoría es el recomendado: escribe «featured: true» en uno de ellos (${list})`,
        en: `no plan of this category is featured: write “featured: true” in one of them (${list})`,
      };
      return [file.problemAt([], words)];
    }
    return others.map((other) =>
      other.problemAt(['featured'], {
        es: `${first.slug} ya es el plan recomendado de esta categoría: deja «featured: true» sólo en uno`,
        en: `${first.slug} is this category’s featured plan already: keep “featured: true” in one alone`,
      }),
    );
  });
}

function noSuchFile(slug: string, folder: string, known: readonly string[]): Words {
  const meant = nearest(slug, known);
  const list = known.join(', ');
  return meant
    ? {
        es: `no existe data/${folder}/${slug}.yaml: ¿quisiste decir «${meant}»?`,
        en: `there is no data/${folder}/${slug}.yaml: did you mean “${meant}”?`,
      }
    : {
        es: `no existe data/${folder}/${slug}.yaml. Los que hay: ${list}`,
        en: `there is no data/${folder}/${slug}.yaml. Those there are: ${list}`,
      };
}
