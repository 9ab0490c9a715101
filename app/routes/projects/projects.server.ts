import { picture } from '../../../content/load/pictures.ts';
import type { Site } from '../../../content/load/site.ts';
import { hasPage } from '../../../content/schemas/project.ts';
import { projectPath } from '../../../domain/site/site-table.ts';

/** §2.21 The projects with a page, in the order of the content, and the services to filter them by. */
export function projectsContent({ projects, categories, ...site }: Site) {
  const all = projects.filter(hasPage);
  const filters = [
    { id: 'todos', label: 'Todos', shown: all },
    ...categories.map(({ slug, shortName }) => ({
      id: slug,
      label: shortName,
      shown: all.filter((project) => project.categories.includes(slug)),
    })),
  ].filter(({ shown }) => shown.length > 0);
  const places = new Map(all.map(({ slug }) => [slug, [] as string[]]));
  for (const { id, shown } of filters) {
    for (const [index, { slug }] of shown.entries()) {
      places.get(slug)?.push(`${id}:${columnsOf(index, shown.length)}`);
    }
  }
  return {
    filters: filters.map(({ id, label, shown }) => ({ id, label, count: shown.length })),
    styles: filters.map(filterRules).join('\n'),
    list: all.map((project) => ({
      slug: project.slug,
      title: project.title,
      client: project.client,
      location: project.location,
      year: project.year,
      services: project.services,
      /** The filters that show it, each with the columns that it then takes. */
      places: places.get(project.slug)?.join(' '),
      to: projectPath(project.slug),
      picture: picture({ media: site.media }, project.image),
    })),
  };
}

/**
 * Each row holds a large and a small picture, by turns; where one is left over, the first has the row for
 * itself. Counted here, because `:nth-child(… of …)` takes browsers seconds among a thousand cards.
 */
function columnsOf(index: number, count: number): number {
  if (index === 0 && count % 2 === 1) return 12;
  return (count - index) % 4 < 2 ? 7 : 5;
}

/** What a chosen filter shows, without a script. */
function filterRules({ id }: { id: string }): string {
  const cards = `.section:has([id="${id}"]:checked) .project-card`;
  const at = (columns: number) => `[data-places~="${id}:${columns}"]`;
  return [
    `${cards}:not(${at(5)}, ${at(7)}, ${at(12)}) {display: none}`,
    `${cards}${at(7)} {--columns: 7}`,
    `${cards}${at(12)} {--columns: 12; --ratio: 16 / 9}`,
  ].join('\n');
}

export type ProjectsContent = ReturnType<typeof projectsContent>;
