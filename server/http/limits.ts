import { uploadTimeLimit } from './slow-bodies.ts';

/** How long a client may take, in milliseconds. Whoever takes longer is cut off. */
export interface ClientPatience {
  /** To send the head of a request. */
  headersMs: number;
  /** To send a whole request, be it a file; texts have a shorter limit of their own. */
  requestMs: number;
  /** To take or to send anything at all while a request is under way. */
  idleMs: number;
  /** To ask again on an open connection. */
  keepAliveMs: number;
  /** How often the first two are looked at. */
  checkEveryMs: number;
}

/** A paused video is cut off, too: browsers ask for the rest when it goes on. */
export const clientPatience: ClientPatience = {
  headersMs: 15_000,
  requestMs: uploadTimeLimit,
  idleMs: 120_000,
  // Longer than the minute that proxies keep theirs, so that none sends into a closing connection.
  keepAliveMs: 72_000,
  checkEveryMs: 5_000,
};

/** The same as Fastify's options and those of Node's server below it. */
export function connectionOptions(patience: ClientPatience) {
  const { headersMs, requestMs, idleMs, keepAliveMs, checkEveryMs } = patience;
  return {
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
  };
}
