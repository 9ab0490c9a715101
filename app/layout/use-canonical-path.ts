import { usePageHead } from '../seo/use-page-head.ts';

/**
 * §2 Routes: the canonical address of the page that is shown, which on an alias is its target's; empty
 * where the router has no page.
 */
export function useCanonicalPath(): string {
  const head = usePageHead();
  return head ? new URL(head.canonical).pathname : '';
}
