import { brandDrawing } from '../../../content/load/brand-drawings.ts';
import { picture } from '../../../content/load/pictures.ts';
import { renderMarkdown } from '../../../content/load/render-markdown.ts';
import type { Site } from '../../../content/load/site.ts';
import { video } from '../../../content/load/videos.ts';

/** §2.14 About page: everything it shows, ready. */
export function aboutContent(site: Site) {
  const { heading, intro, team, strengths, videos, join } = site.pages.about;
  return {
    opening: { heading, introHtml: renderMarkdown(intro) },
    team: team.map(({ image, ...member }) => ({ ...member, picture: picture(site, image) })),
    strengths: {
      ...strengths,
      video: videos.team && video(site, videos.team),
    },
    join: {
      ...join,
      drawing: brandDrawing('contact'),
      video: videos.join && video(site, videos.join),
    },
  };
}

export type AboutContent = ReturnType<typeof aboutContent>;
