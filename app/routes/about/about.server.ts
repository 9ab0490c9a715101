import { brandDrawing } from '../../../content/load/brand-drawings.ts';
import { picture } from '../../../content/load/pictures.ts';
import { renderMarkdown } from '../../../content/load/render-markdown.ts';
import type { Site } from '../../../content/load/site.ts';
import { fillIn } from '../../seo/placeholders.ts';

/** §2 About page: everything it shows, ready. */
export function aboutContent(site: Site) {
  const { heading, intro, team, strengths, videos, join } = site.pages.about;
  const fill = (text: string) => fillIn(text, site.site);
  return {
    heading: fill(heading),
    introHtml: renderMarkdown(fill(intro)),
    team: team.map(({ image, objectPosition, description, ...member }) => ({
      ...member,
      description: fill(description),
      picture: picture(site, image),
      objectPosition: objectPosition ?? null,
    })),
    strengths: {
      heading: fill(strengths.heading),
      list: strengths.list.map(({ title, text }) => ({ title, text: fill(text) })),
      video: videos.team && loopOf(videos.team),
    },
    join: {
      heading: fill(join.heading),
      intro: fill(join.intro),
      cvHint: fill(join.cvHint),
      drawing: brandDrawing('contact'),
      video: videos.join && loopOf(videos.join),
    },
  };
}

/** A video is two formats and a poster that equals its first frame. */
function loopOf({ id, alt }: { id: string; alt: string }) {
  return {
    label: alt,
    poster: `/media/${id}-poster.webp`,
    sources: [
      { src: `/media/${id}.webm`, type: 'video/webm' },
      { src: `/media/${id}.mp4`, type: 'video/mp4' },
    ],
  };
}

export type AboutContent = ReturnType<typeof aboutContent>;
