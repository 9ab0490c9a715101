/** §2.1 The table of URLs: every page of the site, its aliases and its title. */

export type PageKind =
  | 'home'
  | 'about'
  | 'contact'
  | 'services'
  | 'solutions'
  | 'category'
  | 'project'
  | 'privacy'
  | 'thanks'
  | 'unknown-category'
  | 'not-found';

export interface SitePage {
  /** Without a final slash; `/` for home. */
  path: string;
  kind: PageKind;
  /** The page that this address shows: its own path, or another's when it is an alias. */
  canonical: string;
  /** Without the brand. */
  title: string;
  /** In the sitemap: canonical, and meant to be found. */
  indexed: boolean;
  /** Of the category or project it shows. */
  slug?: string;
}

export interface SiteTableSource {
  titles: Record<Exclude<PageKind, 'category' | 'project'>, string> & { solutionsAlias: string };
  categories: {
    slug: string;
    listed: boolean;
    aliases: { slug: string; title: string }[];
    shortPathTitle: string;
    meta: { title: string };
  }[];
  projects: { slug: string; title: string }[];
}

/**
 * Pages that answer with status 404 for any unknown address. Below `/servicios` and `/proyectos` they
 * are pages of their own: React takes over only a page of the route that the address belongs to.
 */
export const notFoundPath = '/404';
export const unknownCategoryPath = '/servicios/404';
export const unknownProjectPath = '/proyectos/404';

export function categoryPath(slug: string): string {
  return `/servicios/${slug}`;
}

export function projectPath(slug: string): string {
  return `/proyectos/${slug}`;
}

export function siteTable({ titles, categories, projects }: SiteTableSource): SitePage[] {
  const page = (path: string, kind: keyof typeof titles & PageKind, indexed = true): SitePage => ({
    path,
    kind,
    canonical: path,
    title: titles[kind],
    indexed,
  });
  const alias = (of: SitePage, path: string, title: string): SitePage => ({
    ...of,
    path,
    title,
    indexed: false,
  });

  const solutions = page('/servicios', 'solutions');
  const categoryPages = categories
    .filter(({ listed }) => listed)
    .flatMap(({ slug, aliases, shortPathTitle, meta }): SitePage[] => {
      const path = categoryPath(slug);
      const canonical: SitePage = {
        path,
        kind: 'category',
        canonical: path,
        title: meta.title,
        indexed: true,
        slug,
      };
      return [
        canonical,
        alias(canonical, `/${slug}`, shortPathTitle),
        ...aliases.flatMap((other) => [
          alias(canonical, categoryPath(other.slug), other.title),
          alias(canonical, `/${other.slug}`, other.title),
        ]),
      ];
    });
  const projectPages = projects.map(({ slug, title }): SitePage => {
    const path = projectPath(slug);
    return { path, kind: 'project', canonical: path, title, indexed: true, slug };
  });

  return [
    page('/', 'home'),
    page('/about', 'about'),
    page('/contact', 'contact'),
    page('/services', 'services'),
    solutions,
    alias(solutions, '/soluciones', titles.solutionsAlias),
    ...categoryPages,
    ...projectPages,
    page('/aviso-de-privacidad', 'privacy'),
    page('/gracias', 'thanks', false),
    page(unknownCategoryPath, 'unknown-category', false),
    page(unknownProjectPath, 'not-found', false),
    page(notFoundPath, 'not-found', false),
  ];
}

/**
 * Pages that nobody comes back to: those that are not there, and the receipt of a form, which would
 * thank for a message that was not sent.
 */
const notRemembered: readonly PageKind[] = ['not-found', 'unknown-category', 'thanks'];

/**
 * §1.5 The path to remember while a page is shown, as the table spells it, so that variants of an address
 * never get stored; null: nothing.
 */
export function rememberedPath({ kind, path }: Pick<SitePage, 'kind' | 'path'>): string | null {
  return notRemembered.includes(kind) ? null : path;
}

/** §1.5 Paths of the site's own table that are remembered and followed; aliases are among them. */
export function rememberedPaths(table: readonly SitePage[]): string[] {
  return table.map(rememberedPath).filter((path) => path !== null);
}

/**
 * The picture that a shared link shows is known by the words on it: when the brand or the title
 * changes, the old card is no longer found, and no page shows what it does not say.
 */
export function socialCardId(brand: string, title: string): string {
  return `social/${slugify(brand)}/${slugify(title)}`;
}

/** Lower case without accents, everything but letters and digits as one hyphen. */
export function slugify(words: string): string {
  return words
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
