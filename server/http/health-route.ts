import type { FastifyInstance } from 'fastify';
import { healthCheck } from '../storage/health.ts';
import type { Database } from '../storage/schema.ts';

/** §13.8 `GET /health`: whether submissions can be taken, and whether mail is delivered. */
export function healthRoute(
  app: FastifyInstance,
  { database, now }: { database: Database; now: () => number },
): void {
  const check = healthCheck(database);
  app.get('/health', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const { oldestPendingSince, ...outbox } = await check();
      const oldestPendingSeconds =
        oldestPendingSince === null
          ? null
          : Math.max(0, Math.round((now() - oldestPendingSince) / 1000));
      return {
        status: outbox.failed > 0 || outbox.retrying > 0 ? 'degraded' : 'ok',
        storage: 'ok',
        outbox: { ...outbox, oldestPendingSeconds },
      };
    } catch (err) {
      request.log.error({ err }, 'storage is unusable');
      return reply.code(503).send({ status: 'down', storage: 'unusable' });
    }
  });
}
