import { picture } from '../../../content/load/pictures.ts';
import { renderMarkdown } from '../../../content/load/render-markdown.ts';
import type { Site } from '../../../content/load/site.ts';
import { video } from '../../../content/load/videos.ts';
import { projectPath } from '../../../domain/site/site-table.ts';
import { sceneContent } from './world.server.ts';

/** §2.19 Project detail page: everything it shows, ready. */
export function projectContent(site: Site, slug: string) {
  const project = caseStudy(site, slug);
  const { page } = project;
  const [previous, next] = neighboursOf(site, slug);
  return {
    slug,
    title: project.title,
    introHtml: renderMarkdown(page.intro),
    credits: [
      { role: 'cliente', names: [project.client] },
      { role: 'en', names: [project.location] },
      { role: 'año', names: [project.year] },
      { role: 'servicios', names: project.services },
    ],
    main: mediaContent(site, page.main),
    portrait: picture(site, project.mobileImage),
    caption: page.caption,
    summary: page.summary,
    challenge: page.challenge,
    solution: page.solution,
    result: page.result,
    descriptionHtml: renderMarkdown(page.description),
    secondary: page.secondary && mediaContent(site, page.secondary),
    swatches: project.palette.swatches.map((_, index) => `swatch-${index + 1}`),
    clips: page.extra.map((clip) => video(site, clip)),
    scene: page.world && sceneContent(site, page.world),
    previous: linkTo(previous),
    next: {
      ...linkTo(next),
      slug: next.slug,
      subtitle: next.subtitle,
      // The link around it says where it leads.
      picture: picture(site, { ...next.image, alt: '' }),
    },
  };
}

function caseStudy(site: Site, slug: string) {
  const project = site.projects.find((candidate) => candidate.slug === slug);
  if (!project || project.sample) throw new Error(`No project with a page has the slug "${slug}"`);
  return project;
}

type CaseStudy = ReturnType<typeof caseStudy>;

/** The pages before and after this one, in the order of the content; the last leads to the first. */
function neighboursOf(site: Site, slug: string): [CaseStudy, CaseStudy] {
  const slugs = site.table.flatMap((page) => (page.kind === 'project' && page.slug) || []);
  const at = slugs.indexOf(slug);
  const neighbour = (step: 1 | -1) =>
    caseStudy(site, slugs[(at + step + slugs.length) % slugs.length] ?? slug);
  return [neighbour(-1), neighbour(1)];
}

const linkTo = ({ title, slug }: CaseStudy) => ({ title, to: projectPath(slug) });

type Media = CaseStudy['page']['main'];

function mediaContent(site: Site, media: Media) {
  return media.type === 'img'
    ? { type: media.type, picture: picture(site, media) }
    : { type: media.type, video: video(site, media) };
}

export type ProjectPageContent = ReturnType<typeof projectContent>;
export type MediaContent = ReturnType<typeof mediaContent>;
