import { type SitePage, siteTable } from '../../domain/site/site-table.ts';
import { hasPage } from '../schemas/project.ts';
import { type Content, loadContent } from './load-content.ts';

export interface Site extends Content {
  table: SitePage[];
}

let loaded: Site | undefined;

/**
 * The content below `content/` and the table of URLs made from it; read once per process.
 * @throws ContentError when a content file is wrong
 */
export function site(): Site {
  loaded ??= withTable(loadContent('content'));
  return loaded;
}

function withTable(content: Content): Site {
  const { pages } = content;
  const table = siteTable({
    titles: {
      home: pages.home.meta.title,
      about: pages.about.meta.title,
      contact: pages.contact.meta.title,
      services: pages.services.meta.title,
      solutions: pages.solutions.meta.title,
      solutionsAlias: pages.solutions.aliasTitle,
      privacy: pages.privacy.meta.title,
      thanks: pages.thanks.meta.title,
      'not-found': pages.notFound.meta.title,
      'unknown-category': 'Categoría no encontrada',
    },
    categories: content.categories,
    projects: content.projects.filter(hasPage),
  });
  return { ...content, table };
}
