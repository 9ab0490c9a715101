import { brandFile, wordDrawing } from '../../content/load/brand-drawings.ts';
import { fitHeaderName } from '../../content/load/fit-name.ts';
import { site } from '../../content/load/site.ts';
import { hasPage } from '../../content/schemas/project.ts';
import { categoryPath, projectPath, rememberedPaths } from '../../domain/site/site-table.ts';
import type { SiteData } from './site-data.ts';

/** How many projects a menu, the footer or a category lists: with the portfolio only `/proyectos` grows. */
export const maxListedProjects = 24;

/** Measured once: every page has the same name. */
let name: ReturnType<typeof fitHeaderName> | undefined;

/** @param path of the page the data is for */
export async function siteData(path: string): Promise<SiteData> {
  name ??= fitHeaderName(site().site.brand);
  const { site: info, brand, holidays, categories, projects, table } = site();
  return {
    site: info,
    holidays,
    resumable: path === '/' ? rememberedPaths(table) : null,
    wordmark: brand.wordmark && brandFile(brand.wordmark),
    logo: brandFile('logo.svg') ?? '',
    name: (await name)?.lines ?? null,
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
