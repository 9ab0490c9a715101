import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { site } from '../content/load/site.ts';
import { type PageKind, projectPath, type SitePage } from '../domain/site/site-table.ts';

const modules: Record<PageKind, string> = {
  home: 'routes/home/home.tsx',
  about: 'routes/about/about.tsx',
  contact: 'routes/contact/contact.tsx',
  services: 'routes/services/services.tsx',
  solutions: 'routes/solutions/solutions.tsx',
  category: 'routes/category/category.tsx',
  projects: 'routes/projects/projects.tsx',
  project: 'routes/project/project.tsx',
  privacy: 'routes/privacy/privacy.tsx',
  thanks: 'routes/thanks/thanks.tsx',
  'unknown-category': 'routes/unknown-category/unknown-category.tsx',
  'not-found': 'routes/not-found/not-found.tsx',
};

/**
 * A static route for every address but one for all projects, of which there can be many: the table of
 * routes is part of every page's scripts. Unknown addresses fall to the 404 page of the same route.
 */
function routeOf({ path, kind }: SitePage): RouteConfigEntry {
  const file = modules[kind];
  const id = `${kind}:${path}`;
  if (kind === 'home') return index(file, { id });
  if (kind === 'not-found') return route('*', file, { id });
  if (kind === 'unknown-category') return route('servicios/*', file, { id });
  return route(path.slice(1), file, { id });
}

const { table } = site();
const single = table.filter(({ path }) => !path.startsWith(projectPath('')));

export default [
  layout('layout/page-layout.tsx', single.map(routeOf)),
  route(projectPath('*').slice(1), modules.project),
] satisfies RouteConfig;
