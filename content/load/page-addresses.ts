import type { SitePage } from '../../domain/site/site-table.ts';

/** Anchors of the sections that pages of a kind have, besides those that their content names. */
const sections: Partial<Record<SitePage['kind'], readonly string[]>> = {
  home: ['hero', 'portfolio', 'value-proposition', 'contact'],
  about: ['join-us'],
  services: ['proceso', 'pricing', 'contact'],
  contact: ['contact'],
  category: ['planes', 'complementos', 'propuestas'],
};

/** §2.1 Every address of the site with its anchors. @param own anchors that the content names, by kind of page */
export function anchorsByAddress(
  table: readonly SitePage[],
  own: Partial<Record<SitePage['kind'], readonly string[]>>,
): Map<string, Set<string>> {
  return new Map(
    table
      .filter(({ path }) => !path.endsWith('/404'))
      .map(({ path, kind }) => [
        path,
        new Set(['main', ...(sections[kind] ?? []), ...(own[kind] ?? [])]),
      ]),
  );
}
