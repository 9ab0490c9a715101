import { createReadStream } from 'node:fs';
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DiskFile, MemoryFile, PrerenderedSite, Variant } from './build-output.ts';
import { lacksHost, transportSecurity } from './security.ts';

/** In characters. */
const maxPathLength = 2000;

/** Stands for every target that cannot be decoded. */
const undecodable = '/404?undecodable';

/** Runs before routing, where a broken percent sign would end without the site's page and headers. */
export function routableTarget(target: string): string {
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const rooted = local.startsWith('/') ? local : `/${local}`;
  return parseTarget(rooted) ? rooted : undecodable;
}

/** Replies with a file from memory, and the given status. */
export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: MemoryFile,
  status?: number,
) => void;

/**
 * Sends what is asked for by its exact address from memory without Fastify, whose routing and hooks would make up
 * a quarter of the work. Everything else, errors and redirects included, is left to `others`.
 */
export function pageListener(
  pages: PrerenderedSite,
  sendFile: SendFile,
  others: RequestListener,
): RequestListener {
  return (request, response) => {
    const { method, url = '' } = request;
    const file = method === 'GET' || method === 'HEAD' ? pages.find(url) : undefined;
    if (file?.kind === 'memory' && !lacksHost(request)) sendFile(request, response, file);
    else others(request, response);
  };
}

/** §2.1 Every page and file of the site, at its one address. */
export function pageRoutes(app: FastifyInstance, pages: PrerenderedSite, sendFile: SendFile): void {
  const send = (request: FastifyRequest, reply: FastifyReply, file: MemoryFile, status?: number) =>
    sendFile(request.raw, reply.hijack().raw, file, status);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const target = request.raw.url ?? '/';
      const address = parseTarget(target);
      if (!address || target === undecodable) {
        return send(request, reply, pages.notFound(''), 400);
      }
      const { path } = address;
      if (path.length > maxPathLength) {
        return send(request, reply, pages.notFound(''), 414);
      }
      const file = pages.find(path);
      if (file?.kind === 'memory') return send(request, reply, file);
      if (file) return sendDiskFile(request, reply, file);
      const location = canonicalLocation(address);
      if (location) return reply.header('cache-control', 'no-cache').redirect(location, 308);
      if (isExact(path)) {
        return reply
          .code(404)
          .header('cache-control', 'no-cache')
          .type('text/plain; charset=utf-8')
          .send('No existe.\n');
      }
      return send(request, reply, pages.notFound(path), 404);
    },
  });
}

interface Address {
  /** Decoded, as the site's files are named. */
  path: string;
  /** As it came, with its question mark; empty when there is none. */
  query: string;
}

/** Splits and decodes a request target; null when its percent signs make no sense. */
function parseTarget(target: string): Address | null {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  try {
    return { path: decodeURIComponent(path), query: mark === -1 ? '' : target.slice(mark) };
  } catch {
    return null;
  }
}

/** Files and calls are named exactly and get no page when missing; pages have a canonical form. */
function isExact(path: string): boolean {
  return /^\/(?:assets|media|api)(?:\/|$)|\.data$/i.test(path);
}

/**
 * Where a page address should have pointed; null when it is canonical. Begins with one slash and a name,
 * never with two slashes or a backslash, so that a browser cannot read it as another host.
 */
function canonicalLocation({ path, query }: Address): string | null {
  if (isExact(path)) return null;
  const segments = path.toLowerCase().split(/\/+/).filter(Boolean);
  if (`/${segments.join('/')}` === path) return null;
  const local = `/${segments.map(encodeURIComponent).join('/')}`;
  return local + query.replace(/[^\x21-\x7e]/g, encodeURIComponent);
}

export const fileSender =
  (isOverTls: (request: IncomingMessage) => boolean): SendFile =>
  (request, response, file, status = 200) => {
    const { etag, encoding, body } = chooseVariant(file, request.headers['accept-encoding']);
    const headers: OutgoingHttpHeaders = {
      ...file.headers,
      ...(isOverTls(request) && transportSecurity),
    };
    // An error page is never "not modified": it has the status of the error.
    if (status < 400) {
      headers.etag = etag;
      if (isFresh(request, etag)) return void response.writeHead(304, headers).end();
    }
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    headers['content-length'] = body.length;
    response.writeHead(status, headers).end(body);
  };

/** The smallest variant that the client accepts; the uncompressed one when it accepts none. */
function chooseVariant(
  { variants, uncompressed }: MemoryFile,
  acceptEncoding: string | string[] = '',
): Variant {
  const weights = new Map<string, number>();
  for (const part of String(acceptEncoding).toLowerCase().split(',')) {
    const [, name, weight = '1'] = /^\s*([^\s;]+)\s*(?:;\s*q=([\d.]+))?/.exec(part) ?? [];
    if (name) weights.set(name, Number(weight));
  }
  let best = uncompressed;
  let bestWeight = 0;
  for (const variant of variants) {
    const { encoding } = variant;
    const weight =
      weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 1e-4 : 0);
    if (weight > bestWeight) [best, bestWeight] = [variant, weight];
  }
  return best;
}

/** Whether the client already has this version (RFC 9110, 13.1.2). */
function isFresh({ headers }: IncomingMessage, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',') ?? [];
  return tags
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}

function sendDiskFile(request: FastifyRequest, reply: FastifyReply, file: DiskFile) {
  const { size, etag, path, mediaType, cacheControl } = file;
  const { method, headers } = request;
  reply.headers({ 'accept-ranges': 'bytes', 'cache-control': cacheControl, etag });
  if (isFresh(request.raw, etag)) return reply.code(304).send();
  reply.type(mediaType);
  if (method === 'HEAD') return reply.header('content-length', size).send();

  const changed = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  const range = changed ? 'whole' : parseRange(headers.range, size);
  if (range === 'outside') {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  if (range === 'whole') {
    return reply.header('content-length', size).send(createReadStream(path));
  }
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(createReadStream(path, { start, end }));
}

/** The part of a file, `end` included. Several parts, or what cannot be parsed: the whole file. */
function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'whole' | 'outside' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return 'whole';
  if (first && last && Number(last) < Number(first)) return 'whole';
  const start = first ? Number(first) : Math.max(size - Number(last), 0);
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end ? 'outside' : { start, end };
}
