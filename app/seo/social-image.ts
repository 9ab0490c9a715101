import type { Site } from '../../content/load/site.ts';
import type { SitePage } from '../../domain/site/site-table.ts';
import { neutralCardId, socialCardId } from '../../domain/site/social-card.ts';

/**
 * Address of the 1200 × 630 picture that a shared link shows: a project's key picture, else the
 * card with this page's words, else a drawing without words. Null when there is none of them.
 */
export function socialImage(
  { site, media, table }: Pick<Site, 'site' | 'media' | 'table'>,
  page: SitePage,
): string | null {
  const shown = table.find(({ path }) => path === page.canonical) ?? page;
  const own =
    shown.kind === 'project' ? `social/${shown.slug}` : socialCardId(site.brand, shown.title);
  for (const id of [own, neutralCardId]) {
    const card = media[id];
    if (card && 'hash' in card) return `/media/${id}.${card.hash}.jpg`;
  }
  return null;
}
