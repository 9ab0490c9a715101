import type { FastifyReply, FastifyRequest } from 'fastify';
import { destination } from 'pino';
import { redactPersonalData } from '../privacy/redact-personal-data.ts';

/**
 * §11.3 No address of a client, no query (campaigns may put an e-mail there), no headers. Of an error only
 * the listed fields: a database adds the row that it refused, which is somebody's submission.
 */
export function loggerOptions(level: string) {
  return {
    level,
    stream: destination({ dest: 2, sync: true }),
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({
        method,
        path: redactPersonalData(url.split('?')[0] ?? ''),
      }),
      err: ({ name, code, message, stack = '' }: NodeJS.ErrnoException) => ({
        type: name,
        code,
        message: redactPersonalData(message),
        // The lines before repeat the message.
        stack: stack
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .join('\n'),
      }),
      res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ statusCode }),
    },
  };
}
