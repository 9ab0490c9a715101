import { type Site, site } from '../../content/load/site.ts';
import type { PageKind, SitePage } from '../../domain/site/site-table.ts';

/** The entry of the table of URLs that a loader was asked for. Runs at build time only. */
export function pageAt(request: Request, kind: PageKind): { page: SitePage; site: Site } {
  const loaded = site();
  const path = new URL(request.url).pathname.replace(/(?<=.)\/+$/, '');
  const page =
    loaded.table.find((candidate) => candidate.path === path) ??
    loaded.table.find((candidate) => candidate.kind === kind);
  if (!page) throw new Error(`The table of URLs has no page of kind ${kind} for ${path}`);
  return { page, site: loaded };
}
