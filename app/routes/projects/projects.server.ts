import { picture } from '../../../content/load/pictures.ts';
import type { Site } from '../../../content/load/site.ts';
import { hasPage } from '../../../content/schemas/project.ts';
import { projectPath } from '../../../domain/site/site-table.ts';

/** The filter that shows every project, and its anchor. */
export const allServices = 'todos';

/** §2.21 The projects with a page, in the order of the content, and the services to filter them by. */
export function projectsContent({ projects, categories, ...site }: Site) {
  const shown = projects.filter(hasPage);
  const filters = [
    { id: allServices, label: 'Todos', count: shown.length },
    ...categories
      .map(({ slug, shortName }) => ({
        id: slug,
        label: shortName,
        count: shown.filter((project) => project.categories.includes(slug)).length,
      }))
      .filter(({ count }) => count > 0),
  ];
  return {
    filters,
    styles: filters.map(filterRules).join('\n'),
    list: shown.map((project) => ({
      slug: project.slug,
      title: project.title,
      client: project.client,
      location: project.location,
      year: project.year,
      services: project.services,
      /** As `filterRules` reads them. */
      categories: project.categories.join(' '),
      to: projectPath(project.slug),
      picture: picture({ media: site.media }, project.image),
    })),
  };
}

/**
 * What a chosen filter shows, without a script. Of what is shown each row holds a large and a small
 * picture, by turns; where one is left over, the first has the row for itself.
 */
function filterRules({ id }: { id: string }): string {
  const shown = id === allServices ? 'li' : `[data-categories~="${id}"]`;
  const list = `.projects:has([id="${id}"]:checked) .project-list >`;
  const large = ['4n', '4n + 1'].map((turn) => `${list} :nth-last-child(${turn} of ${shown})`);
  return [
    `${list} :not(${shown}) {display: none}`,
    `${large} {--columns: 7}`,
    `${list} :nth-child(1 of ${shown}):nth-last-child(odd of ${shown}) {--columns: 12; --ratio: 16 / 9}`,
  ].join('\n');
}

export type ProjectsContent = ReturnType<typeof projectsContent>;
