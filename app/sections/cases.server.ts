import { type Picture, picture, type Video, video } from '../../content/load/pictures.ts';
import { renderMarkdown } from '../../content/load/render-markdown.ts';
import type { Site } from '../../content/load/site.ts';
import type { CategoryFile } from '../../content/schemas/catalogue.ts';
import { hasPage } from '../../content/schemas/project.ts';
import { projectPath } from '../../domain/site/site-table.ts';

/** §2.18 What a case card shows. */
export interface CaseContent {
  slug: string;
  title: string;
  subtitle: string;
  html: string;
  picture: Picture;
  /** A video instead of the picture, for this category. */
  video: Video | null;
  /** Null for the two samples and whatever else has no page. */
  to: string | null;
}

/** §2.16 The cases of one category, in the order of the content. */
export interface CasesContent {
  /** Null where the specification hides it: the section is then named for assistive tools alone. */
  heading: string | null;
  list: CaseContent[];
}

export function casesContent(
  site: Site,
  { slug, name, casesHeading }: CategoryFile & { slug: string },
): CasesContent {
  return {
    heading: casesHeading ? `Casos de Éxito en ${name}` : null,
    list: site.projects
      .filter(({ categories }) => categories.includes(slug))
      .map((project) => {
        const film = project.videos[slug];
        return {
          slug: project.slug,
          title: project.title,
          subtitle: project.subtitle,
          html: renderMarkdown(project.descriptionsOverride[slug] ?? project.description),
          picture: picture(site, project.image),
          video: film ? video(film) : null,
          to: hasPage(project) ? projectPath(project.slug) : null,
        };
      }),
  };
}
