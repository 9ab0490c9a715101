import type { FastifyInstance } from 'fastify';
import { problems } from './problem.ts';

/**
 * Calls that may be under way at once. More would only wait for the database, and for longer than the
 * form does.
 */
export const mostCallsAtOnce = 200;

/**
 * Answers 503 to the calls that are too many; pages are always served. Counted after the body was
 * read: a client that sends slowly takes nobody's place.
 */
export function overloadGuard(app: FastifyInstance, most: number): void {
  const underWay = new WeakSet<object>();
  let calls = 0;
  app.addHook('preHandler', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    if (calls >= most) throw problems.tooBusy();
    calls += 1;
    underWay.add(request);
  });
  app.addHook('onResponse', async (request) => {
    if (underWay.delete(request)) calls -= 1;
  });
}
