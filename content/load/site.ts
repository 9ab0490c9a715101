import { type SitePage, siteTable } from '../../domain/site/site-table.ts';
import { hasPage } from '../schemas/project.ts';
import { type Content, loadContent } from './load-content.ts';
import { fillPlaceholders } from './placeholders.ts';

export interface Site extends Content {
  table: SitePage[];
}

/** A build evaluates this module several times, for settings, addresses and pages: all share what one has read. */
const shared = globalThis as { site?: Site };

/**
 * The content below `content/` and the table of URLs made from it; read once per process.
 * @throws ContentError when a content file is wrong
 */
export function site(): Site {
  if (!shared.site) {
    const { media, ...texts } = loadContent('content');
    const content = { ...fillPlaceholders(texts, texts.site), media };
    const { pages, categories, projects } = content;
    const table = siteTable({ pages, categories, projects: projects.filter(hasPage) });
    shared.site = { ...content, table };
  }
  return shared.site;
}

/** For a development server that goes on with changed content. */
export function forgetSite(): void {
  delete shared.site;
}
