import { join } from 'node:path';
import type { z } from 'zod';
import { type SitePage, siteTable } from '../../domain/site/site-table.ts';
import { brand as brandSchema } from '../schemas/brand.ts';
import { addon, bonus, category, order, plan } from '../schemas/catalogue.ts';
import { isPublished } from '../schemas/field-types.ts';
import { pageFile, pages as pageSchemas } from '../schemas/pages.ts';
import { hasPage, project } from '../schemas/project.ts';
import { holidays as holidaysSchema, site as siteSchema } from '../schemas/site.ts';
import { checkBrand } from './check-brand.ts';
import { checkDistinct } from './check-distinct.ts';
import { checkMedia } from './check-media.ts';
import { contentFilesIn } from './check-names.ts';
import { type ContentFiles, checkReferences, isReachable } from './check-references.ts';
import { checkTexts } from './check-texts.ts';
import { checkUnused } from './check-unused.ts';
import { nearest } from './nearest.ts';
import { anchorsByAddress } from './page-addresses.ts';
import { readManifest } from './pictures.ts';
import { placeholderNames } from './placeholders.ts';
import { type ContentProblem, isError, problem } from './problem.ts';
import { type ContentFile, readFile, readFolder } from './read-file.ts';

/**
 * §3.2 Reads all content below `root` and gives everything that is wrong with it: build, development server,
 * `npm run content:check` and editors call this one function. The files are only complete without errors.
 */
export function checkContent(root: string) {
  const problems: ContentProblem[] = [];
  const data = (...path: string[]) => join(root, 'data', ...path);
  const folder = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readFolder(data(name), contentFilesIn(data(name), problems), schema, problems);

  const site = readFile(data('site.yaml'), siteSchema, problems);
  const brand = readFile(join(root, 'brand/brand.yaml'), brandSchema, problems);
  const holidays = readFile(data('holidays.yaml'), holidaysSchema, problems);
  const media = readManifest(join(root, 'media.json'));
  const pages = Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [
      name,
      readFile(data('pages', pageFile(name)), schema as z.ZodType, problems),
    ]),
  ) as ContentFiles['pages'];
  checkPageNames(data('pages'), problems);
  const files: ContentFiles = {
    categories: folder('categories', category),
    plans: folder('plans', plan),
    addons: folder('addons', addon),
    bonuses: folder('bonuses', bonus),
    projects: folder('projects', project),
    order: readFile(data('order.yaml'), order, problems),
    pages,
  };
  const { categories, plans, addons, bonuses, projects } = files;
  const all: ContentFile<unknown>[] = [site, brand, holidays, Object.values(pages)].flat();
  all.push(files.order, ...categories, ...plans, ...addons, ...bonuses, ...projects);

  problems.push(...checkBrand(brand, root), ...checkReferences(root, files));
  problems.push(...checkMedia(root, all, media));
  problems.push(...checkUnused(root, files, brand, site.value?.brand ?? ''));
  const table = tableOf(files);
  problems.push(...checkDistinct(files, table));
  const addresses = anchorsByAddress(table, anchorsOf(files, site.value?.offer !== null));
  const ownPath = (file: ContentFile<unknown>) =>
    table.find(({ kind, slug, path, canonical }) => {
      const isPage = Object.values<unknown>(pages).includes(file) && file.slug === kind;
      return path === canonical && (isPage || slug === file.slug);
    })?.path;
  for (const file of all) {
    problems.push(...checkTexts(root, file, addresses, placeholderNames, ownPath(file)));
  }
  problems.push(...checkTitles(files));
  problems.push(...checkOffer(site), ...checkEnglishNames(site, files));
  problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return {
    problems,
    files,
    site,
    brand,
    holidays,
    media,
    addresses,
    isRight: !problems.some(isError),
  };
}

/** `pages` holds the files that its schemas name, no others. */
function checkPageNames(folder: string, problems: ContentProblem[]) {
  const known = Object.keys(pageSchemas).map(pageFile);
  for (const name of contentFilesIn(folder, problems)) {
    if (known.includes(name)) continue;
    const meant = nearest(name, known);
    const words = {
      es: `el sitio no tiene esta página: ${meant ? `¿quisiste decir ${meant}?` : `las que hay: ${known.join(', ')}`}`,
      en: `the site has no such page: ${meant ? `did you mean ${meant}?` : `those there are: ${known.join(', ')}`}`,
    };
    problems.push(problem({ file: join(folder, name) }, words));
  }
}

/** The table of addresses, as far as the files can be read. */
function tableOf({ pages, categories, projects }: ContentFiles) {
  const titled = (file: ContentFile<{ meta: { title: string } }>) =>
    file.value ?? { meta: { title: '' } };
  return siteTable({
    pages: {
      home: titled(pages.home),
      about: titled(pages.about),
      contact: titled(pages.contact),
      services: titled(pages.services),
      solutions: pages.solutions.value ?? { meta: { title: '' }, aliasTitle: '' },
      projects: titled(pages.projects),
      privacy: titled(pages.privacy),
      thanks: titled(pages.thanks),
      notFound: titled(pages.notFound),
    },
    categories: categories.map(({ slug, value }) => ({
      slug,
      listed: true,
      aliases: [],
      shortPathTitle: '',
      meta: { title: '' },
      ...value,
    })),
    projects: projects.flatMap(({ slug, value }) =>
      !value || isReachable(value) ? [{ slug, title: value?.title ?? '' }] : [],
    ),
  });
}

/** Anchors of a page that its content names, and those of sections that it may leave out. */
function anchorsOf({ pages, categories, projects }: ContentFiles, hasOffer: boolean) {
  const shown = projects.flatMap(({ value }) => (value && isPublished(value) ? [value] : []));
  return ({ kind, slug = '' }: SitePage): string[] => {
    if (kind === 'home') {
      return [
        ...(pages.home.value?.showcase === null ? [] : ['showcase']),
        ...(hasOffer ? ['offer'] : []),
      ];
    }
    if (kind === 'services') {
      const groups = pages.services.value?.groups ?? [];
      return groups.flatMap(({ anchor, services }) => [
        anchor,
        ...services.map(({ icon }) => icon),
      ]);
    }
    if (kind === 'projects')
      return ['todos', ...shown.filter(hasPage).flatMap((each) => each.categories)];
    if (kind !== 'category') return [];
    const faq = categories.find((each) => each.slug === slug)?.value?.faq ?? [];
    return [
      ...(shown.some((each) => each.categories.includes(slug)) ? ['casos'] : []),
      ...(faq.length > 0 ? ['preguntas'] : []),
    ];
  };
}

/** §1.3 No two pages share a title or a description. */
function checkTitles({ pages, categories, projects }: ContentFiles): ContentProblem[] {
  const told = new Map<string, string>();
  const entries = [
    ...[...Object.values(pages), ...categories].flatMap((file) => {
      const { meta } = file.value ?? {};
      if (!meta) return [];
      return [
        { file, path: ['meta', 'title'], text: meta.title },
        { file, path: ['meta', 'description'], text: meta.description },
      ];
    }),
    ...projects.flatMap((file) => {
      const { value } = file;
      if (!value || !hasPage(value)) return [];
      return [
        { file, path: ['title'], text: value.title },
        { file, path: ['page', 'metaDescription'], text: value.page.metaDescription },
      ];
    }),
  ];
  return entries.flatMap(({ file, path, text }) => {
    const other = told.get(text);
    told.set(text, other ?? file.slug);
    if (other === undefined) return [];
    return [
      file.problemAt(path, {
        es: `este texto ya es el de ${other}: cada página lleva el suyo, o los buscadores las confunden`,
        en: `${other} has this text already: every page needs its own, or search engines mix them up`,
      }),
    ];
  });
}

/** Names of things that were renamed or deleted. */
function checkEnglishNames(
  site: ContentFile<z.infer<typeof siteSchema>>,
  { plans, addons, bonuses, projects, categories }: ContentFiles,
): ContentProblem[] {
  const things = [...plans, ...addons, ...bonuses, ...projects, ...categories];
  const names = things.flatMap(({ value }) =>
    value ? [value.name, ...('title' in value ? [value.title] : [])] : [],
  );
  // What cannot be read may have any name.
  if (things.some(({ value }) => !value)) return [];
  const words = {
    es: 'nada en el sitio se llama así: borra este renglón',
    en: 'nothing on the site has this name: remove the line',
  };
  return (site.value?.englishNames ?? []).flatMap((name, at) =>
    names.includes(name) ? [] : [site.problemAt(['englishNames', at], words, 'warning')],
  );
}

function checkOffer(site: ContentFile<z.infer<typeof siteSchema>>): ContentProblem[] {
  const { offer } = site.value ?? {};
  if (!offer || Date.now() < Date.parse(offer.validUntil)) return [];
  const words = {
    es: 'la oferta ya terminó y la página lo dice: cambia la fecha y los textos, o escóndela con «hidden: true»',
    en: 'the offer has ended and the page says so: change date and texts, or hide it with “hidden: true”',
  };
  return [site.problemAt(['offer', 'validUntil'], words, 'warning')];
}
