import type { FastifyReply, FastifyRequest } from 'fastify';
import { destination } from 'pino';

/**
 * Log lines go to standard error and name nobody: no address of a client, no query (campaigns
 * sometimes put an e-mail there), no headers.
 */
export function loggerOptions(level: string) {
  return {
    level,
    stream: destination({ dest: 2, sync: true }),
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?')[0] }),
      res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ statusCode }),
    },
  };
}
