import type { PageKind, SitePage } from '../site/site-table.ts';

/**
 * Pages that nobody comes back to: those that are not there, and the receipt of a form, which would
 * thank for a message that was not sent.
 */
const passing: readonly PageKind[] = ['not-found', 'unknown-category', 'thanks'];

/** §1 Paths of the site's own table that are remembered and followed; aliases are among them. */
export function rememberedPaths(table: readonly SitePage[]): string[] {
  return table.filter(({ kind }) => !passing.includes(kind)).map(({ path }) => path);
}

/**
 * The path to remember while a route is shown, from the route's id (`kind:path`, as app/routes.ts
 * makes it), so that spelling variants of the address never get stored. Undefined: nothing.
 */
export function rememberedPath(routeId: string): string | undefined {
  const [, kind, path] = /^([a-z-]+):(\/.*)$/.exec(routeId) ?? [];
  return kind && !passing.some((other) => other === kind) ? path : undefined;
}
