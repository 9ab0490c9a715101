import type { Site } from '../../content/load/site.ts';

/** The picture that a shared link shows: a whole address, its size in pixels, what it shows. */
export interface SharedPicture {
  address: string;
  width: number;
  height: number;
  alt: string;
}

/** A project's key picture; of all other pages, the agency's mark (`npm run icons`). */
export function sharedPicture({ site, media, projects }: Site, slug?: string): SharedPicture {
  const card = media[`social/${slug}`];
  const project = projects.find((candidate) => candidate.slug === slug);
  if (project && card && 'hash' in card) {
    const { width, height, hash } = card;
    const address = `${site.domain}/media/social/${slug}.${hash}.jpg`;
    return { address, width, height, alt: project.image.alt };
  }
  return { address: `${site.domain}/social.png`, width: 1200, height: 630, alt: site.brand };
}
