import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HeldFile, SiteFile, StreamedFile } from './build-output.ts';
import { chooseVariant, isFresh, readRange } from './negotiation.ts';

/** Sends a file of the site, or 304 when the client has it. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  reply.header('cache-control', file.cacheControl);
  return file.kind === 'held' ? sendHeld(request, reply, file) : sendStreamed(request, reply, file);
}

function sendHeld(request: FastifyRequest, reply: FastifyReply, file: HeldFile) {
  const { body, etag, encoding } = negotiated(request, reply, file);
  reply.header('etag', etag);
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return sendBody(reply, file, body, encoding);
}

/** Sends a page that stands for an error: with its status, and never as "you have it already". */
export function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: HeldFile,
  status: number,
) {
  const { body, encoding } = negotiated(request, reply, page);
  return sendBody(reply.code(status).header('cache-control', 'no-cache'), page, body, encoding);
}

function negotiated(request: FastifyRequest, reply: FastifyReply, file: HeldFile) {
  if (file.variants.length > 1) reply.header('vary', 'Accept-Encoding');
  if (file.policy) reply.header('content-security-policy', file.policy);
  const accepted = request.headers['accept-encoding'];
  return chooseVariant(file.variants, Array.isArray(accepted) ? accepted.join(',') : accepted);
}

function sendBody(reply: FastifyReply, file: HeldFile, body: Buffer, encoding: string) {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.mediaType).send(body);
}

function sendStreamed(request: FastifyRequest, reply: FastifyReply, file: StreamedFile) {
  const { size, etag, path } = file;
  reply.header('accept-ranges', 'bytes').header('etag', etag);
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(file.mediaType);
  if (request.method === 'HEAD') return reply.header('content-length', size).send();

  const changed = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag;
  const range = changed ? 'whole' : readRange(request.headers.range, size);
  if (range === 'none') {
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
