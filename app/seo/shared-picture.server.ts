import type { Site } from '../../content/load/site.ts';
import type { SitePage } from '../../domain/site/site-table.ts';
import { socialCardId } from '../../domain/site/social-card.ts';

/** The picture that a shared link shows: a whole address, its size in pixels, what it shows. */
export interface SharedPicture {
  address: string;
  width: number;
  height: number;
  alt: string;
}

type Shown = Pick<Site, 'site' | 'media' | 'projects' | 'table'>;

/**
 * A project's key picture; else the card with this page's words (`npm run social-cards`); for another
 * brand, whose cards were not made yet, its mark (`npm run icons`).
 */
export function sharedPicture(
  { site, media, projects, table }: Shown,
  page: SitePage,
): SharedPicture {
  const { brand, domain } = site;
  const shown = table.find(({ path }) => path === page.canonical) ?? page;
  const project = projects.find(({ slug }) => shown.kind === 'project' && slug === shown.slug);
  const id = project ? `social/${project.slug}` : socialCardId(brand, shown.title);
  const card = media[id];
  if (card && 'hash' in card) {
    const { width, height, hash } = card;
    const alt = project?.image.alt ?? `${shown.title} | ${brand}`;
    return { address: `${domain}/media/${id}.${hash}.jpg`, width, height, alt };
  }
  return { address: `${domain}/social.png`, width: 1200, height: 630, alt: brand };
}
