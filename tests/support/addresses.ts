import { readFileSync } from 'node:fs';
import { content, samples } from './content.ts';

/** The canonical pages, as the sitemap of the build lists them. */
export const canonicalPaths: string[] = [
  ...readFileSync('build/client/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
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

/** Second addresses, and the page that each of them shows. */
export const aliases: Record<string, string> = Object.fromEntries(
  content.table
    .filter(({ path, canonical }) => path !== canonical)
    .map(({ path, canonical }) => [path, canonical]),
);

/** Addresses that show a page of ours and say that there is nothing here. */
export const missingPaths = [
  '/no-existe',
  '/servicios/no-existe',
  ...samples.map(({ slug }) => `/proyectos/${slug}`),
  '/proyectos/no-existe',
];
