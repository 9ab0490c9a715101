import { useMatches } from 'react-router';
import type { PageHead } from '../seo/head-tags.ts';

/**
 * §2 Routes: the canonical address of the page that is shown, which on an alias is its target's; empty
 * where the router has no page.
 */
export function useCanonicalPath(): string {
  const page = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined;
  return page?.head ? new URL(page.head.canonical).pathname : '';
}
