import type { Site } from '../../content/load/site.ts';
import type { SitePage } from '../../domain/site/site-table.ts';
import { pageHead } from '../seo/page-head.server.ts';

/** What a page says that stands for unknown addresses. */
export function notFoundPage({ page, site }: { page: SitePage; site: Site }) {
  const { heading, text, meta } = site.pages.notFound;
  return { head: pageHead(site, page, meta.description), notFound: { heading, text } };
}
