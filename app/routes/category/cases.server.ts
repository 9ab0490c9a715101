import { picture } from '../../../content/load/pictures.ts';
import { renderMarkdown } from '../../../content/load/render-markdown.ts';
import type { Site } from '../../../content/load/site.ts';
import { video } from '../../../content/load/videos.ts';
import { hasPage } from '../../../content/schemas/project.ts';
import { projectPath } from '../../../domain/site/site-table.ts';
import { maxListedProjects } from '../../layout/site-data.server.ts';

/** §2.16 The first cases of one category, in the order of the content. */
export function casesContent(site: Site, { slug, name, casesHeading }: Site['categories'][number]) {
  const cases = site.projects.filter(({ categories }) => categories.includes(slug));
  return {
    /** Null where the content hides it: the section is then named for assistive tools alone. */
    heading: casesHeading ? `Casos de Éxito en ${name}` : null,
    /** Where the others are; null: these are all. */
    more: cases.length > maxListedProjects ? `/proyectos#${slug}` : null,
    list: cases.slice(0, maxListedProjects).map((project) => {
      const film = project.videos[slug];
      return {
        slug: project.slug,
        title: project.title,
        subtitle: project.subtitle,
        html: renderMarkdown(project.descriptionsOverride[slug] ?? project.description),
        picture: picture(site, project.image),
        /** Instead of the picture, for this category. */
        video: film ? video(site, film) : null,
        to: hasPage(project) ? projectPath(project.slug) : null,
      };
    }),
  };
}

export type CasesContent = ReturnType<typeof casesContent>;
