import { brandFile, wordDrawing } from '../../content/load/brand-drawings.ts';
import { fitHeaderName } from '../../content/load/fit-name.ts';
import { type Site, site } from '../../content/load/site.ts';
import { hasPage } from '../../content/schemas/project.ts';
import { escapeHtml } from '../../domain/forms/text.ts';
import { categoryPath, projectPath, rememberedPaths } from '../../domain/site/site-table.ts';
import type { SiteData } from './site-data.ts';

/** How many projects a menu, the footer or a category lists: with the portfolio only `/proyectos` grows. */
export const maxListedProjects = 24;

/** Measured once: every page has the same name. */
let logo: Promise<string> | undefined;

async function logoMarkup({ site: { brand }, brand: { wordmark } }: Site): Promise<string> {
  if (wordmark) return brandFile(wordmark) ?? '';
  const { lines } = (await fitHeaderName(brand)) ?? {};
  // With spaces between, as who speaks to the page or copies it has to find them.
  const name = lines?.map((line) => `<span>${escapeHtml(line)}</span>`).join(' ');
  return `${brandFile('logo.svg')}<span class="logo-name">${name ?? escapeHtml(brand)}</span>`;
}

/** @param path of the page the data is for */
export async function siteData(path: string): Promise<SiteData> {
  logo ??= logoMarkup(site());
  const { site: info, holidays, categories, projects, table } = site();
  return {
    site: info,
    holidays,
    rememberedPaths: path === '/' ? rememberedPaths(table) : null,
    logo: await logo,
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
