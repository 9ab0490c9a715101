import { type Site, site } from '../../content/load/site.ts';
import { hasPage } from '../../content/schemas/project.ts';
import {
  type PageKind,
  rememberedPath,
  type SitePage,
  socialCardId,
} from '../../domain/site/site-table.ts';
import { jsonLd } from './json-ld.server.ts';
import type { PageHead, SocialImage } from './page-head.ts';

/**
 * The page that a loader is called for, and its head. Called at build time only, once for a page's HTML
 * and once for its data file, whose address ends in `.data` (`/_.data` for home).
 */
export function pageAt(request: Request, ...kinds: PageKind[]) {
  const loaded = site();
  const address = new URL(request.url).pathname.replace(/\/_\.data$|\.data$/, '');
  const path = address.replace(/\/+$/, '') || '/';
  const page = loaded.table.find((one) => one.path === path && kinds.includes(one.kind));
  if (!page)
    throw new Error(`The table of URLs has no page of kind ${kinds.join(', ')} at ${path}`);
  return { page, site: loaded, head: pageHead(loaded, page) };
}

function descriptionOf({ pages, categories, projects }: Site, { kind, slug }: SitePage): string {
  switch (kind) {
    case 'category':
      return categories.find((category) => category.slug === slug)?.meta.description ?? '';
    case 'project':
      return projects.filter(hasPage).find((one) => one.slug === slug)?.page.metaDescription ?? '';
    case 'unknown-category':
    case 'not-found':
      return pages.notFound.meta.description;
    default:
      return pages[kind].meta.description;
  }
}

function pageHead(site: Site, page: SitePage): PageHead {
  const { brand, domain } = site.site;
  const image = socialImage(site, page);
  return {
    title: `${page.title} | ${brand}`,
    description: descriptionOf(site, page),
    canonical: domain + page.canonical,
    // An alias is not in the sitemap, yet may be read: its canonical link says where it belongs.
    indexed: page.indexed || page.path !== page.canonical,
    brand,
    rememberedAs: rememberedPath(page),
    image,
    jsonLd: jsonLd(site, page, image),
  };
}

type SiteParts = Pick<Site, 'site' | 'media' | 'projects' | 'table'>;

/** A project's picture, else the page's social card, else (a brand without cards yet) the logo. */
export function socialImage(
  { site, media, projects, table }: SiteParts,
  page: SitePage,
): SocialImage {
  const { brand, domain } = site;
  const shown = table.find(({ path }) => path === page.canonical) ?? page;
  const project = projects.find(({ slug }) => shown.kind === 'project' && slug === shown.slug);
  const id = project ? `social/${project.slug}` : socialCardId(brand, shown.title);
  const card = media[id];
  if (card && 'width' in card) {
    const { width, height, hash } = card;
    const alt = project?.image.alt ?? `${shown.title} | ${brand}`;
    return { address: `${domain}/media/${id}.${hash}.jpg`, width, height, alt };
  }
  return { address: `${domain}/social.png`, width: 1200, height: 630, alt: brand };
}
