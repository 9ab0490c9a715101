/** §2.1 The table of URLs: every page of the site, its aliases and its title. */

export type PageKind =
  | 'home'
  | 'about'
  | 'contact'
  | 'services'
  | 'solutions'
  | 'category'
  | 'projects'
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

type Titled = { meta: { title: string } };

export interface SiteTableSource {
  pages: Record<
    | 'home'
    | 'about'
    | 'contact'
    | 'services'
    | 'solutions'
    | 'projects'
    | 'privacy'
    | 'thanks'
    | 'notFound',
    Titled
  > & { solutions: { aliasTitle: string } };
  categories: (Titled & {
    slug: string;
    listed: boolean;
    aliases: { slug: string; title: string }[];
    shortPathTitle: string;
  })[];
  /** Those with a page. */
  projects: { slug: string; title: string }[];
}

export function categoryPath(slug: string): string {
  return `/servicios/${slug}`;
}

export function projectPath(slug: string): string {
  return `/proyectos/${slug}`;
}

/** What `projectPath` makes of a slug. */
export const projectPathForm = /^\/proyectos\/[a-z0-9-]+$/;

export function siteTable({ pages, categories, projects }: SiteTableSource): SitePage[] {
  const page = (path: string, kind: PageKind, title: string, slug?: string): SitePage => ({
    path,
    kind,
    canonical: path,
    title,
    indexed: true,
    ...(slug !== undefined && { slug }),
  });
  const alias = (of: SitePage, path: string, title: string) => ({
    ...of,
    path,
    title,
    indexed: false,
  });
  const unlisted = (...shown: Parameters<typeof page>) => ({ ...page(...shown), indexed: false });

  const solutions = page('/servicios', 'solutions', pages.solutions.meta.title);
  const categoryPages = categories.flatMap(({ slug, listed, aliases, shortPathTitle, meta }) => {
    const canonical = page(categoryPath(slug), 'category', meta.title, slug);
    if (!listed) return [canonical];
    return [
      canonical,
      alias(canonical, `/${slug}`, shortPathTitle),
      ...aliases.flatMap((other) => [
        alias(canonical, categoryPath(other.slug), other.title),
        alias(canonical, `/${other.slug}`, other.title),
      ]),
    ];
  });

  return [
    page('/', 'home', pages.home.meta.title),
    page('/about', 'about', pages.about.meta.title),
    page('/contact', 'contact', pages.contact.meta.title),
    page('/services', 'services', pages.services.meta.title),
    solutions,
    alias(solutions, '/soluciones', pages.solutions.aliasTitle),
    ...categoryPages,
    page('/proyectos', 'projects', pages.projects.meta.title),
    ...projects.map(({ slug, title }) => page(projectPath(slug), 'project', title, slug)),
    page('/aviso-de-privacidad', 'privacy', pages.privacy.meta.title),
    unlisted('/gracias', 'thanks', pages.thanks.meta.title),
    // These answer with status 404 for any unknown address. Below `/servicios` and `/proyectos` they are
    // pages of their own: React takes over only a page of the route that the address belongs to.
    unlisted('/servicios/404', 'unknown-category', 'Categoría no encontrada'),
    unlisted('/proyectos/404', 'not-found', pages.notFound.meta.title),
    unlisted('/404', 'not-found', pages.notFound.meta.title),
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

/**
 * §1.5 Paths of the site's own table that are remembered and followed, aliases among them. Projects are left
 * out: there may be thousands, and their form says enough (`projectPathForm`).
 */
export function rememberedPaths(table: readonly SitePage[]): string[] {
  return table
    .filter(({ kind }) => kind !== 'project')
    .map(rememberedPath)
    .filter((path) => path !== null);
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
