import { brandColors } from '../../content/load/brand-colors.ts';
import type { Site } from '../../content/load/site.ts';
import { hasPage } from '../../content/schemas/project.ts';
import { escapeHtml } from '../../domain/forms/text.ts';
import { categoryPath, projectPath, type SitePage } from '../../domain/site/site-table.ts';

/** Files for machines rather than people: sitemap, robots, manifest, a guide for language models. */
export function machineFiles(site: Site): Record<string, string> {
  return {
    'sitemap.xml': sitemap(site),
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site.site.domain}/sitemap.xml\n`,
    'site.webmanifest': manifest(site),
    'llms.txt': guide(site),
  };
}

/** Exactly the canonical pages that are meant to be found. */
function sitemap(site: Site): string {
  const entries = site.table
    .filter(({ indexed }) => indexed)
    .map((page) => {
      const address = escapeHtml(site.site.domain + page.path);
      return `  <url><loc>${address}</loc><lastmod>${updatedOf(site, page)}</lastmod></url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** The date that the page's own content file states. */
function updatedOf({ pages, categories, projects }: Site, { kind, slug }: SitePage): string {
  const files = kind === 'category' ? categories : kind === 'project' ? projects : undefined;
  const file = files ? files.find((one) => one.slug === slug) : pages[kind as keyof typeof pages];
  if (!file || !('updated' in file)) throw new Error(`No date for the page ${kind} ${slug ?? ''}`);
  return file.updated;
}

function manifest({ site, brand, pages }: Site): string {
  const { background } = brandColors(brand.colors)[brand.theme];
  return JSON.stringify({
    name: `${site.brand}: ${pages.home.meta.title}`,
    short_name: site.brand,
    lang: 'es-MX',
    start_url: '/',
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

function guide(site: Site): string {
  const { site: facts, pages, categories, projects, table } = site;
  const link = (path: string, label: string) => `- [${label}](${facts.domain}${path})`;
  return [
    `# ${facts.brand}`,
    '',
    `> ${pages.home.meta.description}`,
    '',
    '## Páginas',
    ...table
      .filter(({ indexed, kind }) => indexed && kind !== 'category' && kind !== 'project')
      .map(({ path, title }) => link(path, title)),
    '',
    '## Soluciones, con planes y precios aproximados en dólares (USD)',
    ...categories.map(
      ({ slug, name, meta }) => `${link(categoryPath(slug), name)}: ${meta.description}`,
    ),
    '',
    '## Proyectos',
    ...projects
      .filter(hasPage)
      .map(({ slug, title, subtitle }) => `${link(projectPath(slug), title)}: ${subtitle}`),
    '',
    '## Contacto',
    `- Correo: ${facts.email}`,
    `- Teléfono: ${facts.phones.office}`,
    '',
  ].join('\n');
}
