import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import { countRequest } from '../storage/rate-limits.ts';
import type { Database } from '../storage/schema.ts';

type Count = FastifyRateLimitStore['incr'];

/** Counts in the database, so that a client has one limit, whichever server it reaches. */
export function sharedRateLimit(database: Database, now: () => number) {
  return class SharedRateLimit implements FastifyRateLimitStore {
    readonly #route: string;

    constructor(_options: FastifyRateLimitOptions, route = '') {
      this.#route = route;
    }

    incr(...[client, done, windowMs]: Parameters<Count>): void {
      countRequest(database, `${this.#route} ${client}`, { now: now(), windowMs }).then(
        ({ requests, remainingMs }) => done(null, { current: requests, ttl: remainingMs }),
        (error: Error) => done(error),
      );
    }

    /** Each call has its own count, as it has its own limit. */
    child(options: Parameters<FastifyRateLimitStore['child']>[0]): SharedRateLimit {
      const { routeInfo } = options as { routeInfo?: { url?: string } };
      return new SharedRateLimit({}, routeInfo?.url);
    }
  };
}
