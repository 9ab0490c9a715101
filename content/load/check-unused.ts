import { join } from 'node:path';
import { slugify } from '../../domain/site/site-table.ts';
import type { BrandFile } from '../schemas/brand.ts';
import type { ContentFiles } from './check-references.ts';
import { textsIn } from './check-texts.ts';
import { filesBelow } from './files-below.ts';
import { type ContentProblem, problem } from './problem.ts';
import type { ContentFile } from './read-file.ts';

/** §3.2 Add-ons and bonuses that no plan offers, and files of the brand that no page shows: warnings. */
export function checkUnused(
  root: string,
  files: ContentFiles,
  brand: ContentFile<BrandFile>,
  agency: string,
): ContentProblem[] {
  return [...checkOffered(files), ...checkBrandFiles(root, files, brand, agency)];
}

function checkOffered({ plans, categories, addons, bonuses }: ContentFiles): ContentProblem[] {
  // As it is written: what is wrong elsewhere in the file is no matter here.
  const named = new Set(
    [...plans, ...categories].flatMap(({ raw }) => [...textsIn(raw)].map(({ text }) => text)),
  );
  const words = (key: string) => ({
    es: `ningún plan lo ofrece y no se ve en ninguna parte: menciónalo en «${key}» de un plan, o borra el archivo`,
    en: `no plan offers it, so that nobody sees it: name it in “${key}” of a plan, or delete the file`,
  });
  const unused = (list: ContentFile<unknown>[], key: string) =>
    list
      .filter(({ slug }) => !named.has(slug))
      .map((file) => file.problemAt([], words(key), 'warning'));
  return [...unused(addons, 'availableAddons'), ...unused(bonuses, 'includedBonuses')];
}

function checkBrandFiles(
  root: string,
  { pages }: ContentFiles,
  { value }: ContentFile<BrandFile>,
  agency: string,
): ContentProblem[] {
  if (!value || !pages.home.value) return [];
  const drawings = pages.home.value.values.cards.map(({ drawing }) => drawing);
  const used = new Set([
    ...['brand.yaml', 'logo.svg', 'favicon.svg', value.wordmark],
    ...(value.typeface.files ?? []).map((file) => `fonts/${file}`),
    ...['hero', 'contact', `word-${slugify(agency)}`, ...drawings].map(
      (name) => `drawings/${name}.svg`,
    ),
  ]);
  const words = {
    es: 'nada usa este archivo: bórralo, o cámbiale el nombre por el que la guía dice',
    en: 'nothing uses this file: delete it, or give it the name that the guide states',
  };
  return filesBelow(join(root, 'brand'), '**/*.*')
    .filter((name) => !used.has(name) && !/^drawings\/percent\/|(?:^|\/)\./.test(name))
    .map((name) => problem({ file: join(root, 'brand', name), severity: 'warning' }, words));
}
