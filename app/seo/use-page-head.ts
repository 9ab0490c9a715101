import { useMatches } from 'react-router';
import type { PageHead } from './head-tags.ts';

/** The head of the page that is shown; undefined where the router has no page. */
export function usePageHead(): PageHead | undefined {
  const page = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined;
  return page?.head;
}
