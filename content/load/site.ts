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
  if (!loaded) {
    const content = fillPlaceholders(loadContent('content'));
    const { pages, categories, projects } = content;
    const table = siteTable({ pages, categories, projects: projects.filter(hasPage) });
    loaded = { ...content, table };
  }
  return loaded;
}

/** In the texts of pages, categories and projects `{brand}`, `{email}` … stand for the agency's data. */
function fillPlaceholders(content: Content): Content {
  const { site, pages, categories, projects } = content;
  const { brand, legalName, email, domain, address, privacy } = site;
  const values: Record<string, string> = {
    brand,
    legalName,
    email,
    domain,
    address: `${address.street}, ${address.district}, ${address.postalCode} ${address.city}, ${address.region}`,
    retentionMonths: String(privacy.retentionMonths),
  };
  const fill = (_: string, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder)
      : value;
  return { ...content, ...JSON.parse(JSON.stringify({ pages, categories, projects }), fill) };
}
