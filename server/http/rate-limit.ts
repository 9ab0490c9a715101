import rateLimit, {
  type FastifyRateLimitOptions,
  type FastifyRateLimitStore,
  normalizeIP,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPostgres } from '../storage/dialects.ts';
import { confirmationPauseMs, countRequest } from '../storage/rate-limits.ts';
import type { Database } from '../storage/schema.ts';
import { errorReplies } from './problem-details.ts';

/** Lets routes limit their clients with `rateLimitOf`. */
export async function rateLimits(
  app: FastifyInstance,
  database: Database,
  now: () => number,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // With SQLite there is one server, and counts in its memory are enough.
    ...(isPostgres(database) && { store: databaseStore(database, now) }),
    // Whoever cannot be counted is let in: the submission matters more.
    skipOnError: true,
  });
}

/** §12.5 What counts as one client: an IPv4 address, or an IPv6 /64 network. */
export const clientOf = ({ ip }: FastifyRequest) => normalizeIP(ip);

/** A route's limit. After `preHandler` the body is known, and an error page can show it again. */
export function rateLimitOf(
  { max, windowSeconds }: { max: number; windowSeconds: number },
  hook: 'onRequest' | 'preHandler',
) {
  return {
    max,
    timeWindow: windowSeconds * 1000,
    hook,
    errorResponseBuilder: (_: FastifyRequest, { ttl }: { ttl: number }) =>
      errorReplies.rateLimited(Math.ceil(ttl / 1000)),
  };
}

/** More than the people of one office send to one agency in an hour. */
const maxConfirmations = 5;

/**
 * §13.5 Counts a confirmation for the client of a request, and says whether it may be sent: one client must not make
 * us write to many strangers, or to one under many spellings of an address.
 */
export function confirmationLimit(app: FastifyInstance) {
  const count = app.createRateLimit({ max: maxConfirmations, timeWindow: confirmationPauseMs });
  return async (request: FastifyRequest): Promise<boolean> => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}

/** Counts in the database, so that a client has one limit, whichever server it reaches. */
function databaseStore(database: Database, now: () => number) {
  return class DatabaseStore implements FastifyRateLimitStore {
    readonly #route: string;

    constructor(_options: FastifyRateLimitOptions, route = '') {
      this.#route = route;
    }

    incr(...[client, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      countRequest(database, `${this.#route} ${client}`, { now: now(), windowMs }).then(
        ({ requests, remainingMs }) => done(null, { current: requests, ttl: remainingMs }),
        (error: Error) => done(error),
      );
    }

    /** Each route has its own count, as it has its own limit. */
    child(options: Parameters<FastifyRateLimitStore['child']>[0]): DatabaseStore {
      const { routeInfo } = options as { routeInfo?: { url?: string } };
      return new DatabaseStore({}, routeInfo?.url);
    }
  };
}
