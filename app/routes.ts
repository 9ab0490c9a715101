import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { site } from '../content/load/site.ts';
import type { PageKind, SitePage } from '../domain/site/site-table.ts';
import { galleryPaths } from './routes/gallery/gallery-paths.ts';

/** The module that shows each kind of page; an alias shares its canonical page's module. */
const modules: Record<PageKind, string> = {
  home: 'routes/home/home.tsx',
  about: 'routes/about/about.tsx',
  contact: 'routes/contact/contact.tsx',
  services: 'routes/services/services.tsx',
  solutions: 'routes/solutions/solutions.tsx',
  category: 'routes/category/category.tsx',
  project: 'routes/project/project.tsx',
  privacy: 'routes/privacy/privacy.tsx',
  thanks: 'routes/thanks/thanks.tsx',
  'unknown-category': 'routes/unknown-category/unknown-category.tsx',
  'not-found': 'routes/not-found/not-found.tsx',
};

/**
 * One static route per address, made from the content: each page hydrates from a file of its own, and
 * unknown addresses fall to the two prerendered 404 pages.
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
const inLayout = (kind: PageKind) => kind !== 'project';

export default [
  layout('layout/main-layout.tsx', table.filter(({ kind }) => inLayout(kind)).map(routeOf)),
  layout('layout/project-layout.tsx', table.filter(({ kind }) => !inLayout(kind)).map(routeOf)),
  ...galleryPaths.map((path) => route(path.slice(1), 'routes/gallery/gallery.tsx')),
] satisfies RouteConfig;
