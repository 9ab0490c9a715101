import { categoryPath, type SitePage } from '../../domain/site/site-table.ts';
import type { ContentFiles } from './check-references.ts';
import { sections } from './page-addresses.ts';
import type { ContentProblem } from './problem.ts';
import type { Path } from './read-file.ts';

/**
 * §3.2 What must be one of a kind in the whole content: numbers of the portfolio, addresses of pages, anchors of the
 * services page. What is one of a kind within its list is told by its schema.
 */
export function checkDistinct(
  files: Pick<ContentFiles, 'projects' | 'categories' | 'pages'>,
  table: readonly SitePage[],
): ContentProblem[] {
  return [
    ...checkPortfolio(files.projects),
    ...checkAddresses(files.categories, table),
    ...checkAnchors(files.pages.services),
  ];
}

function checkPortfolio(projects: ContentFiles['projects']): ContentProblem[] {
  const entries = projects.flatMap((file) => {
    const { value } = file;
    return value && !value.sample && value.portfolio ? [{ file, id: value.portfolio.id }] : [];
  });
  const free = Math.max(0, ...entries.map(({ id }) => id)) + 1;
  return entries.flatMap(({ file, id }, index) => {
    const other = entries.findIndex((entry) => entry.id === id);
    if (other === index) return [];
    const owner = entries[other]?.file.slug;
    return [
      file.problemAt(['portfolio', 'id'], {
        es: `${owner} ya tiene el número ${id}, y el carrusel se ordena por él: escribe otro, por ejemplo ${free}`,
        en: `${owner} has the number ${id} already, and the carousel has their order: write another, such as ${free}`,
      }),
    ];
  });
}

/** A category answers at `/{slug}`, too, and at each of its aliases: none of them may be another page's. */
function checkAddresses(
  categories: ContentFiles['categories'],
  table: readonly SitePage[],
): ContentProblem[] {
  const others = table.filter(({ kind }) => kind !== 'category').map(({ path }) => path);
  const own = categories.map((file) => ({ file, path: [] as Path, slug: file.slug }));
  const aliases = categories.flatMap((file) =>
    (file.value?.aliases ?? []).map(({ slug }, at) => ({
      file,
      path: ['aliases', at, 'slug'],
      slug,
    })),
  );
  const names = [...own, ...aliases];
  return names.flatMap(({ file, path, slug }, index) => {
    const isTaken =
      others.includes(`/${slug}`) ||
      others.includes(categoryPath(slug)) ||
      names.findIndex((name) => name.slug === slug) < index;
    if (!isTaken) return [];
    return [
      file.problemAt(path, {
        es: `la dirección /${slug} ya es de otra página: elige otro nombre`,
        en: `the address /${slug} belongs to another page already: choose another name`,
      }),
    ];
  });
}

/** Links lead to a group or a service by its anchor. */
function checkAnchors(services: ContentFiles['pages']['services']): ContentProblem[] {
  const anchors = (services.value?.groups ?? []).flatMap((group, at) => [
    { path: ['groups', at, 'anchor'], anchor: group.anchor },
    ...group.services.map(({ icon }, place) => ({
      path: ['groups', at, 'services', place, 'icon'],
      anchor: icon,
    })),
  ]);
  return anchors.flatMap(({ path, anchor }, index) => {
    const isFirst = anchors.findIndex((other) => other.anchor === anchor) === index;
    if (isFirst && !sections.services?.includes(anchor)) return [];
    return [
      services.problemAt(path, {
        es: `«${anchor}» ya es el final de otro enlace de esta página: escribe otro`,
        en: `“${anchor}” is the anchor of something else on this page: write another`,
      }),
    ];
  });
}
