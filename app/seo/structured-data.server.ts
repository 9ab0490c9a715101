import type { BreadcrumbList, Graph, Thing, WebSite } from 'schema-dts';
import type { Site } from '../../content/load/site.ts';
import { categoryPath, type SitePage } from '../../domain/site/site-table.ts';
import { agencyId, agencyThing } from './agency-thing.server.ts';
import { projectThing } from './project-thing.server.ts';
import { serviceThing } from './service-thing.server.ts';

/**
 * What a page says in the words of schema.org: who the agency is, the site, where the page stands in
 * it, and what it offers or shows.
 */
export function structuredData(site: Site, page: SitePage): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agencyThing(site.site),
      webSite(site),
      ...(page.kind === 'home' ? [] : [breadcrumbs(site, page)]),
      ...subjectsOf(site, page),
    ],
  };
}

function webSite({ site: { domain, brand } }: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${domain}/#website`,
    url: `${domain}/`,
    name: brand,
    inLanguage: 'es-MX',
    publisher: { '@id': agencyId(domain) },
  };
}

/** The page's own subject; `/services` sells what has no page of its own. */
function subjectsOf(site: Site, page: SitePage): Thing[] {
  const { kind, slug } = page;
  if (kind === 'category') {
    return site.categories
      .filter((category) => category.slug === slug)
      .map((category) => serviceThing(site, category, categoryPath(category.slug)));
  }
  if (kind === 'services') {
    return site.categories
      .filter(({ listed }) => !listed)
      .map((category) => serviceThing(site, category, '/services'));
  }
  if (kind !== 'project') return [];
  return site.projects
    .filter((project) => project.slug === slug)
    .map((project) => projectThing(site, page, project));
}

function breadcrumbs({ site, pages, categories }: Site, page: SitePage): BreadcrumbList {
  const category = categories.find(({ slug }) => slug === page.slug);
  const trail = [
    { name: 'Inicio', path: '/' },
    ...(page.kind === 'category' ? [{ name: pages.solutions.heading, path: '/servicios' }] : []),
    { name: category?.name ?? page.title, path: page.canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.domain + path,
    })),
  };
}
