import type { Picture } from '../../content/load/pictures.ts';
import { picture } from '../../content/load/pictures.ts';
import { renderMarkdown } from '../../content/load/render-markdown.ts';
import type { Site } from '../../content/load/site.ts';
import { hasPage } from '../../content/schemas/project.ts';
import { projectPath } from '../../domain/site/site-table.ts';

/** §2 What a case card shows. */
export interface CaseContent {
  slug: string;
  title: string;
  subtitle: string;
  html: string;
  picture: Picture;
  /** A video instead of the picture, for this category. */
  video: { id: string; alt: string } | null;
  /** Null for the two samples and whatever else has no page. */
  to: string | null;
}

/** The cases of one category, in the order of the content. */
export function casesOf(site: Site, categoryId: string): CaseContent[] {
  return site.projects
    .filter(({ categories }) => categories.includes(categoryId))
    .map((project) => ({
      slug: project.slug,
      title: project.title,
      subtitle: project.subtitle,
      html: renderMarkdown(project.descriptionsOverride[categoryId] ?? project.description),
      picture: picture(site, project.image),
      video: project.videos[categoryId] ?? null,
      to: hasPage(project) ? projectPath(project.slug) : null,
    }));
}
