import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from './site-root.ts';

/** The canonical pages, as the sitemap of the build lists them. */
export const canonicalPaths: string[] = [
  ...readFileSync(join(siteRoot, 'build/client/sitemap.xml'), 'utf8').matchAll(
    /<loc>([^<]+)<\/loc>/g,
  ),
].map(([, address = '']) => new URL(address).pathname);

/** The folder of an address; pages of one folder share their layout. */
export function kindOf(path: string): string {
  return path.split('/').length < 3 ? '/' : `/${path.split('/')[1]}`;
}

/** Pages of one kind share their layout: where time is dear, the first of each speaks for all. */
export const oneOfEachKind = canonicalPaths.filter(
  (path, index, paths) =>
    kindOf(path) === '/' || paths.findIndex((other) => kindOf(other) === kindOf(path)) === index,
);

/** The pages that are examined closely: `npm run test:long` takes the time for all. */
export const examinedPaths = process.env.TEST_LONG ? canonicalPaths : oneOfEachKind;

const categorySlugs = [
  'desarrollo-web',
  'identidad-de-marca',
  'desarrollo-software-aplicaciones',
  'redes-sociales-marketing',
  'produccion-audiovisual',
  'e-commerce',
  'seo-marketing-contenidos',
  'publicidad-pagada-ppc',
];

/** Second addresses, and the page that each of them shows. */
export const aliases: Record<string, string> = {
  '/soluciones': '/servicios',
  ...Object.fromEntries(categorySlugs.map((slug) => [`/${slug}`, `/servicios/${slug}`])),
  '/servicios/desarrollo-aplicaciones': '/servicios/desarrollo-software-aplicaciones',
  '/desarrollo-aplicaciones': '/servicios/desarrollo-software-aplicaciones',
  '/servicios/gestion-redes-sociales': '/servicios/redes-sociales-marketing',
  '/gestion-redes-sociales': '/servicios/redes-sociales-marketing',
};

/** Addresses that show a page of ours and say that there is nothing here. */
export const missingPaths = [
  '/no-existe',
  '/servicios/no-existe',
  '/proyectos/acme-seo-audit',
  '/proyectos',
];
