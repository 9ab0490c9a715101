import type { FastifyInstance } from 'fastify';
import type { Storage } from '../storage/storage.ts';

/** `GET /health`: whether submissions can be taken, and whether mail gets away. */
export function healthRoute(
  app: FastifyInstance,
  { storage, now }: { storage: Storage; now: () => number },
): void {
  app.get('/health', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const { oldestPendingSince, ...outbox } = await storage.health();
      const oldestPendingSeconds =
        oldestPendingSince === null ? null : Math.round((now() - oldestPendingSince) / 1000);
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
