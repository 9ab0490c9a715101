import type { CreativeWork } from 'schema-dts';
import type { ProjectFile } from '../../content/load/content-files.ts';
import type { WithSlug } from '../../content/load/load-content.ts';
import type { Site } from '../../content/load/site.ts';
import { projectPath, type SitePage } from '../../domain/site/site-table.ts';
import { agencyId } from './agency-thing.server.ts';
import { sharedPicture } from './shared-picture.server.ts';
import { fillIn } from './texts.ts';

/** A project as a work of the agency. */
export function projectThing(
  site: Site,
  page: SitePage,
  project: WithSlug<ProjectFile>,
): CreativeWork {
  const { domain } = site.site;
  const address = domain + projectPath(project.slug);
  return {
    '@type': 'CreativeWork',
    '@id': `${address}#project`,
    name: project.title,
    headline: project.subtitle,
    url: address,
    image: sharedPicture(site, page).address,
    inLanguage: 'es-MX',
    creator: { '@id': agencyId(domain) },
    dateModified: project.updated,
    ...(project.sample
      ? {}
      : {
          description: fillIn(project.page.metaDescription, site.site),
          keywords: project.services,
        }),
  };
}
