import type { SitePage } from '../../domain/site/site-table.ts';

/** Anchors of the sections that pages of a kind have, besides those that their content names. */
export const sections: Partial<Record<SitePage['kind'], readonly string[]>> = {
  home: ['hero', 'portfolio', 'value-proposition', 'contact'],
  about: ['join-us'],
  services: ['proceso', 'pricing', 'contact'],
  contact: ['contact'],
  category: ['planes', 'complementos', 'propuestas'],
};

/** §2.1 Every address of the site with its anchors. @param own anchors of a page that its content decides about */
export function anchorsByAddress(
  table: readonly SitePage[],
  own: (page: SitePage) => readonly string[],
): Map<string, Set<string>> {
  return new Map(
    table
      .filter(({ path }) => !path.endsWith('/404'))
      .map((page) => [page.path, new Set(['main', ...(sections[page.kind] ?? []), ...own(page)])]),
  );
}
