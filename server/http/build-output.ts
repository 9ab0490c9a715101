import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import type { BuiltSite } from '../../domain/site/brand-look.ts';
import { OperatorError } from '../config/operator-error.ts';
import { pageHeaders, securityHeaders } from './security.ts';

const incomplete = (what: string) => new OperatorError(`${what}. Run "npm run build" first.`);

/** What `npm run build` wrote. The build has checked it. Throws an OperatorError without it. */
export function readBuildOutput(folder: string) {
  return {
    site: readJson<BuiltSite>(join(folder, 'site.json')),
    catalogue: readJson<PriceList>(join(folder, 'catalogue.json')),
    pages: new PrerenderedSite(join(folder, 'client')),
  };
}

function readJson<Content>(path: string): Content {
  if (!existsSync(path)) throw incomplete(`${path} is missing`);
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

export interface Variant {
  encoding: 'identity' | 'br' | 'gzip';
  body: Buffer;
  etag: string;
}

/** Kept in memory, in every compression that the build made. */
export interface MemoryFile {
  kind: 'memory';
  /** All that do not depend on the request. Every page has inline scripts, and so a policy, of its own. */
  headers: Record<string, string>;
  /** Smallest first, the uncompressed one among them. */
  variants: Variant[];
  uncompressed: Variant;
}

/** A picture or a video: most of the site's bytes. Videos are asked for in parts. */
export interface DiskFile {
  kind: 'disk';
  mediaType: string;
  cacheControl: string;
  path: string;
  size: number;
  etag: string;
}

/** The prerendered pages and their files, by address. */
export class PrerenderedSite {
  readonly #files = new Map<string, MemoryFile | DiskFile>();
  /** By the section that they are for; the site's own under the empty name. */
  readonly #errorPages = new Map<string, MemoryFile>();

  /** Reads `build/client`. Throws an OperatorError when there is no site in it. */
  constructor(folder: string) {
    if (!existsSync(join(folder, 'index.html'))) {
      throw incomplete(`No built site in ${folder}`);
    }
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || isPrecompressed(path) || entry.name === cdnHeadersFile) continue;
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      if (entry.name === 'index.html') this.#addPage(path, address);
      // HTML has one address each: `/about`, never `/about/index.html`.
      else if (!entry.name.endsWith('.html')) {
        const read = /\.(webm|mp4|avif|webp|png|jpe?g)$/i.test(path) ? diskFile : memoryFile;
        this.#files.set(address, read(path, address));
      }
    }
    this.notFound('');
  }

  #addPage(path: string, file: string): void {
    const address = file.slice(0, -'/index.html'.length);
    const [, section] = /^(.*)\/404$/.exec(address) ?? [];
    if (section === undefined) this.#files.set(address || '/', memoryFile(path, file));
    else this.#errorPages.set(section, memoryFile(path, file));
  }

  /** `/about` or `/assets/a.js`; undefined when the site has no such address. */
  find(address: string): MemoryFile | DiskFile | undefined {
    return this.#files.get(address);
  }

  /** The 404 page of the section where something was looked for, or the site's own, which every build has. */
  notFound(address: string): MemoryFile {
    const [section = ''] = /^\/[^/]+/.exec(address) ?? [];
    const page = this.#errorPages.get(section) ?? this.#errorPages.get('');
    if (!page) throw incomplete('The built site has no page /404');
    return page;
  }

  /** The HTML of a page. Throws an OperatorError when the site has no such page. */
  html(address: string): string {
    const page = this.#files.get(address);
    if (page?.kind === 'memory') return page.uncompressed.body.toString('utf8');
    throw incomplete(`The built site has no page ${address}`);
  }
}

/** Tells a CDN which headers to send; the server sends its own. */
const cdnHeadersFile = '_headers';

const precompressed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

function isPrecompressed(path: string): boolean {
  return precompressed.some(
    ([, ending]) => path.endsWith(ending) && existsSync(path.slice(0, -ending.length)),
  );
}

function memoryFile(path: string, address: string): MemoryFile {
  const body = readFileSync(path);
  const uncompressed: Variant = { encoding: 'identity', body, etag: etagOf(body) };
  const variants = [uncompressed];
  for (const [encoding, ending] of precompressed) {
    if (!existsSync(path + ending)) continue;
    const compressed = readFileSync(path + ending);
    variants.push({ encoding, body: compressed, etag: etagOf(compressed) });
  }
  const mediaType = mediaTypeOf(path);
  return {
    kind: 'memory',
    headers: {
      ...securityHeaders,
      ...pageHeaders(mediaType.startsWith('text/html') ? body : undefined),
      'cache-control': cacheControlOf(address),
      'content-type': mediaType,
      ...(variants.length > 1 && { vary: 'Accept-Encoding' }),
    },
    variants: variants.sort((a, b) => a.body.length - b.body.length),
    uncompressed,
  };
}

function diskFile(path: string, address: string): DiskFile {
  const { size, mtimeMs } = statSync(path);
  // From name, size and time: to read all pictures and videos would delay the start.
  const etag = etagOf(`${address} ${size} ${mtimeMs}`);
  const cacheControl = cacheControlOf(address);
  return { kind: 'disk', mediaType: mediaTypeOf(path), cacheControl, path, size, etag };
}

function etagOf(content: Buffer | string): string {
  return `"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
}

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  // The page data of in-page navigation, in React Router's own format.
  '.data': 'text/x-script; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

function mediaTypeOf(path: string): string {
  return mediaTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** As Vite names what it bundles, and `npm run media` what it makes. */
const nameWithHash = /^\/assets\/.*-[\w-]{8}\.\w+$|^\/media\/.*\.[0-9a-f]{8}\.\w+$/;

/** A file whose name holds its hash never changes; for any other browsers ask at every visit. */
function cacheControlOf(address: string): string {
  return nameWithHash.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
