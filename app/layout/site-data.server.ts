import { readFileSync } from 'node:fs';
import { wordDrawing } from '../../content/load/brand-drawings.ts';
import { hasPage } from '../../content/load/has-page.ts';
import { site } from '../../content/load/site.ts';
import { categoryPath, projectPath } from '../../domain/site/site-table.ts';
import { rememberedPaths } from '../../domain/visit/last-path.ts';
import type { SiteData } from './site-data.ts';

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
      .map(({ title, slug }) => ({ label: title, to: projectPath(slug) })),
  };
}
