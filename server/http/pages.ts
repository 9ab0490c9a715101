import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type HeldFile, readSiteFiles, type SiteFile } from './build-output.ts';

/** The prerendered site, as addresses ask for it. */
export interface Pages {
  /** `/about` or `/assets/a.js`; undefined when the site has no such address. */
  find(address: string): SiteFile | undefined;
  /** The page that says so, of the part of the site where something was looked for. */
  notFound(address: string): HeldFile;
  /** The HTML of a page, for what other pages take from it. */
  html(address: string): string;
}

/** The build has not been made, or is not whole. */
export class BuildMissingError extends Error {
  override name = 'BuildMissingError';
}

/** Unknown addresses below these have pages of their own. */
const parts = ['/servicios', '/proyectos'];

/** Loads `build/client`. Throws a BuildMissingError when there is no site in it. */
export function loadPages(folder: string): Pages {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new BuildMissingError(`No built site in ${folder}`);
  }
  const files = readSiteFiles(folder);
  const pageAt = (address: string): HeldFile | undefined => {
    const file = files.get(address === '/' ? '/index.html' : `${address}/index.html`);
    return file?.kind === 'held' ? file : undefined;
  };
  const required = (address: string): HeldFile => {
    const page = pageAt(address);
    if (page) return page;
    throw new BuildMissingError(`The built site in ${folder} has no page ${address}`);
  };
  const missing = required('/404');
  const missingIn = new Map(parts.map((part) => [part, required(`${part}/404`)]));

  return {
    find: (address) => {
      if (address === '/404' || parts.some((part) => address === `${part}/404`)) return undefined;
      // HTML has one address each: `/about`, never `/about/index.html`.
      return pageAt(address) ?? (address.endsWith('.html') ? undefined : files.get(address));
    },
    notFound: (address) => {
      const part = parts.find((one) => `${address}/`.startsWith(`${one}/`));
      return missingIn.get(part ?? '') ?? missing;
    },
    html: (address) => {
      const plain = required(address).variants.find(({ encoding }) => encoding === 'identity');
      return plain?.body.toString('utf8') ?? '';
    },
  };
}
