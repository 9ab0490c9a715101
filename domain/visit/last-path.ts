import type { PageKind, SitePage } from '../site/site-table.ts';

/**
 * Pages that nobody comes back to: those that are not there, and the receipt of a form, which would
 * thank for a message that was not sent.
 */
const passing: readonly PageKind[] = ['not-found', 'unknown-category', 'thanks'];

/**
 * §1 The path to remember while a page is shown, as the table spells it, so that variants of an address
 * never get stored; null: nothing.
 */
export function rememberedPath({ kind, path }: Pick<SitePage, 'kind' | 'path'>): string | null {
  return passing.includes(kind) ? null : path;
}

/** §1 Paths of the site's own table that are remembered and followed; aliases are among them. */
export function rememberedPaths(table: readonly SitePage[]): string[] {
  return table.map(rememberedPath).filter((path) => path !== null);
}
