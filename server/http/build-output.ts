import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isMedia, mediaTypeOf } from './media-types.ts';
import { contentPolicy } from './security.ts';

export type Encoding = 'identity' | 'br' | 'zstd' | 'gzip';

/** One file in one compression, ready to be sent. */
export interface Variant {
  encoding: Encoding;
  body: Buffer;
  etag: string;
}

export interface HeldFile {
  kind: 'held';
  mediaType: string;
  cacheControl: string;
  /** Of HTML only: every page has inline scripts of its own. */
  policy: string | null;
  /** Smallest first; `identity` is always among them. */
  variants: Variant[];
}

export interface StreamedFile {
  kind: 'streamed';
  mediaType: string;
  cacheControl: string;
  path: string;
  size: number;
  etag: string;
}

export type SiteFile = HeldFile | StreamedFile;

const neighbours = [
  ['br', '.br'],
  ['zstd', '.zst'],
  ['gzip', '.gz'],
] as const;

/** Tells a CDN which headers to send; the server knows them by itself. */
const forCdns = '_headers';

/** Reads the site into memory, by address (`/assets/a.js`). Pictures and videos stay on disk. */
export function readSiteFiles(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || isNeighbour(path) || entry.name === forCdns) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, isMedia(path) ? streamedFile(path, address) : heldFile(path, address));
  }
  return files;
}

function isNeighbour(path: string): boolean {
  return neighbours.some(
    ([, ending]) => path.endsWith(ending) && existsSync(path.slice(0, -ending.length)),
  );
}

function heldFile(path: string, address: string): HeldFile {
  const body = readFileSync(path);
  const variants: Variant[] = [variantOf('identity', body)];
  for (const [encoding, ending] of neighbours) {
    if (existsSync(path + ending)) variants.push(variantOf(encoding, readFileSync(path + ending)));
  }
  const mediaType = mediaTypeOf(path);
  return {
    kind: 'held',
    mediaType,
    cacheControl: cacheControlOf(address),
    policy: mediaType.startsWith('text/html') ? contentPolicy(body) : null,
    variants: variants.sort((a, b) => a.body.length - b.body.length),
  };
}

function variantOf(encoding: Encoding, body: Buffer): Variant {
  return { encoding, body, etag: etagOf(body) };
}

function streamedFile(path: string, address: string): StreamedFile {
  const { size, mtimeMs } = statSync(path);
  return {
    kind: 'streamed',
    mediaType: mediaTypeOf(path),
    cacheControl: cacheControlOf(address),
    path,
    size,
    // To read them all would delay the start.
    etag: etagOf(`${address} ${size} ${mtimeMs}`),
  };
}

function etagOf(content: Buffer | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Files whose name holds their hash never change; pages are asked about at every visit. */
function cacheControlOf(address: string): string {
  if (/^\/(assets|media)\//.test(address)) return 'public, max-age=31536000, immutable';
  return /\.(html|data)$/.test(address) ? 'no-cache' : 'public, max-age=3600';
}
