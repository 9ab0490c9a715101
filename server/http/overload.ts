import type { FastifyInstance } from 'fastify';
import { problems } from './problem-details.ts';

/**
 * Calls that may be under way at once. Where the database stores fifty submissions a second the last of them
 * waits for eight seconds: longer than that no form should.
 */
export const mostCallsAtOnce = 400;

/**
 * Answers 503 to the calls that are too many, on the routes that are added after it; pages are always
 * served. What counts is the work itself, not its answer: a client that sends slowly takes nobody's
 * place, and one that is gone gives its place back.
 */
export function overloadGuard(app: FastifyInstance, most: number): void {
  let calls = 0;
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    const { handler } = route;
    route.handler = async function guarded(request, reply) {
      if (calls >= most) throw problems.tooBusy();
      calls += 1;
      try {
        return await handler.call(this, request, reply);
      } finally {
        calls -= 1;
      }
    };
  });
}
