import { type Site, site } from '../../content/load/site.ts';
import type { PageKind, SitePage } from '../../domain/site/site-table.ts';

/**
 * The entry of the table of URLs that a loader was asked for. Runs at build time only, once for a
 * page's HTML and once for its data file, whose address ends in `.data` (`/_.data` for home).
 */
export function pageAt(request: Request, ...kinds: PageKind[]): { page: SitePage; site: Site } {
  const loaded = site();
  const address = new URL(request.url).pathname.replace(/\/_\.data$|\.data$/, '');
  const path = address.replace(/\/+$/, '') || '/';
  const page = loaded.table.find((one) => one.path === path && kinds.includes(one.kind));
  if (!page)
    throw new Error(`The table of URLs has no page of kind ${kinds.join(', ')} at ${path}`);
  return { page, site: loaded };
}
