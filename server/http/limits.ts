import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorReplies, type ProblemDetails } from './problem-details.ts';
import { clientOf } from './rate-limit.ts';

/** A submission's body in bytes, whatever its type. A CV has its own limit. */
export const bodyLimit = 64 * 1024;
/** In bytes. An address of 20,000 characters still gets a page and not a closed connection. */
export const maxHeaderSize = 48 * 1024;

/** §12.6 How long a client may take, in milliseconds. */
export const clientTimeouts = {
  // Node has one limit for all requests: five megabytes of CV over a bad phone line.
  requestTimeout: 5 * 60_000,
  // Silence. A paused video is cut off, too: browsers ask for the rest when it goes on.
  connectionTimeout: 120_000,
  // Longer than the minute of most proxies, so that none sends into a closing connection.
  keepAliveTimeout: 72_000,
  // How long a client that gets an error may go on sending, so that it reads it.
  lingerTimeout: 5000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
};
export type ClientTimeouts = typeof clientTimeouts;

/** Where the database stores fifty submissions a second, the last of these waits for eight seconds. */
export const maxConcurrentCalls = 400;
/** Each file takes about ten megabytes of memory while it is received and checked. */
const maxConcurrentUploads = 24;
/** Of these: a client on a slow line, or one that means harm, leaves room for the others. */
const maxConcurrentUploadsPerClient = 4;

export type ConcurrencyLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * A hook that refuses requests with the given 503 while `max` others are in progress; those with another key
 * are counted apart. What `@fastify/under-pressure` measures, event loop and memory, stays low while calls
 * wait for the database.
 */
export function concurrencyLimit(
  max: number,
  refusal: () => ProblemDetails,
  keyOf: (request: FastifyRequest) => string = () => '',
): ConcurrencyLimit {
  const inProgress = new Map<string, number>();
  return async (request, { raw: response }) => {
    const key = keyOf(request);
    const count = inProgress.get(key) ?? 0;
    if (count >= max) throw refusal();
    // The hook `onResponse` would not run for a client that left before its reply.
    if (response.closed) return;
    inProgress.set(key, count + 1);
    response.once('close', () => {
      const rest = (inProgress.get(key) ?? 1) - 1;
      if (rest > 0) inProgress.set(key, rest);
      else inProgress.delete(key);
    });
  };
}

/** §12.5 To be taken before a file is read. */
export function uploadLimit(): ConcurrencyLimit {
  const { uploadSlotsTaken } = errorReplies;
  const ofClient = concurrencyLimit(maxConcurrentUploadsPerClient, uploadSlotsTaken, clientOf);
  const ofAll = concurrencyLimit(maxConcurrentUploads, uploadSlotsTaken);
  return async (request, reply) => {
    await ofClient(request, reply);
    await ofAll(request, reply);
  };
}
