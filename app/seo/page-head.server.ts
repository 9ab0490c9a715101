import type { Site } from '../../content/load/site.ts';
import type { SitePage } from '../../domain/site/site-table.ts';
import { rememberedPath } from '../../domain/visit/last-path.ts';
import type { PageHead } from './head-tags.ts';
import { sharedPicture } from './shared-picture.server.ts';
import { structuredData } from './structured-data.server.ts';
import { fillIn } from './texts.ts';

/** The head of one page of the table. */
export function pageHead(site: Site, page: SitePage, description: string): PageHead {
  const { brand, domain } = site.site;
  return {
    title: `${page.title} | ${brand}`,
    description: fillIn(description, site.site),
    canonical: domain + page.canonical,
    // An alias is not in the sitemap, yet may be read: its canonical link says where it belongs.
    indexed: page.indexed || page.path !== page.canonical,
    brand,
    rememberedAs: rememberedPath(page),
    image: sharedPicture(site, page),
    graph: structuredData(site, page),
  };
}
