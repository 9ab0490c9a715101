import { brandDrawing } from '../../../content/load/brand-drawings.ts';
import { picture, video } from '../../../content/load/pictures.ts';
import { renderMarkdown } from '../../../content/load/render-markdown.ts';
import type { Site } from '../../../content/load/site.ts';
import { fillIn } from '../../seo/placeholders.ts';

/** §2.14 About page: everything it shows, ready. */
export function aboutContent(site: Site) {
  const { heading, intro, team, strengths, videos, join } = site.pages.about;
  const fill = (text: string) => fillIn(text, site.site);
  return {
    opening: { heading: fill(heading), introHtml: renderMarkdown(fill(intro)) },
    team: team.map(({ image, objectPosition, description, ...member }) => ({
      ...member,
      description: fill(description),
      picture: picture(site, image),
      objectPosition: objectPosition ?? null,
    })),
    strengths: {
      heading: fill(strengths.heading),
      list: strengths.list.map(({ title, text }) => ({ title, text: fill(text) })),
      video: videos.team && video(videos.team),
    },
    join: {
      heading: fill(join.heading),
      intro: fill(join.intro),
      cvHint: fill(join.cvHint),
      drawing: brandDrawing('contact'),
      video: videos.join && video(videos.join),
    },
  };
}

export type AboutContent = ReturnType<typeof aboutContent>;
