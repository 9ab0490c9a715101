import { readFileSync } from 'node:fs';
import { site } from '../../content/load/site.ts';
import { categoryPath, projectPath } from '../../domain/site/site-table.ts';
import type { SiteData } from './site-data.ts';

/** Whose name the footer's thread drawing spells. */
const drawnBrand = 'Ollin';

export function siteData(): SiteData {
  const { site: facts, categories, projects } = site();
  return {
    site: facts,
    logo: readFileSync('content/brand/logo.svg', 'utf8'),
    drawnWord: facts.brand === drawnBrand,
    categories: categories
      .filter(({ listed }) => listed)
      .map(({ name, slug }) => ({ label: name, to: categoryPath(slug) })),
    projects: projects
      .filter(({ sample }) => !sample)
      .map(({ title, slug }) => ({ label: title, to: projectPath(slug) })),
  };
}
