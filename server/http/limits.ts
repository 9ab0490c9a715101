import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemDetails } from './problem-details.ts';

/** A submission's body in bytes, whatever its type. A CV has its own limit. */
export const bodyLimit = 64 * 1024;
/** In bytes. An address of 20,000 characters still gets a page and not a closed connection. */
export const maxHeaderSize = 48 * 1024;

/** §12.6 How long a client may take, in milliseconds, as options of Fastify and of Node's server. */
export const clientTimeouts = {
  // Node has one limit for all requests: five megabytes of CV over a bad phone line.
  requestTimeout: 5 * 60_000,
  // Silence. A paused video is cut off, too: browsers ask for the rest when it goes on.
  connectionTimeout: 120_000,
  // Longer than the minute of most proxies, so that none sends into a closing connection.
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
};
export type ClientTimeouts = typeof clientTimeouts;

/** Where the database stores fifty submissions a second, the last of these waits for eight seconds. */
export const maxConcurrentCalls = 400;
/** Each file takes about ten megabytes of memory while it is received and checked. */
export const maxConcurrentUploads = 24;

export type ConcurrencyLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * A hook that refuses requests with the given 503 while `max` others are in progress. What
 * `@fastify/under-pressure` measures, event loop and memory, stays low while calls wait for the database.
 */
export function concurrencyLimit(max: number, refusal: () => ProblemDetails): ConcurrencyLimit {
  let inProgress = 0;
  return async (_request, { raw: response }) => {
    if (inProgress >= max) throw refusal();
    // The hook `onResponse` would not run for a client that left before its reply.
    if (response.closed) return;
    inProgress += 1;
    response.once('close', () => {
      inProgress -= 1;
    });
  };
}
