import { readFileSync } from 'node:fs';
import { wordDrawing } from '../../content/load/brand-drawings.ts';
import { site } from '../../content/load/site.ts';
import { hasPage } from '../../content/schemas/project.ts';
import { categoryPath, projectPath, rememberedPaths } from '../../domain/site/site-table.ts';
import type { SiteData } from './site-data.ts';

/** How many projects a menu, the footer or a category lists: with the portfolio only `/proyectos` grows. */
export const maxListedProjects = 24;

/** @param path of the page the data is for */
export function siteData(path: string): SiteData {
  const { site: info, holidays, categories, projects, table } = site();
  return {
    site: info,
    holidays,
    resumable: path === '/' ? rememberedPaths(table) : null,
    logo: readFileSync('content/brand/logo.svg', 'utf8'),
    word: wordDrawing(info.brand),
    categories: categories
      .filter(({ listed }) => listed)
      .map(({ name, slug }) => ({ label: name, to: categoryPath(slug) })),
    projects: projects
      .filter(hasPage)
      .slice(0, maxListedProjects)
      .map(({ title, slug }) => ({ label: title, to: projectPath(slug) })),
  };
}
