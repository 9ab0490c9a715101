import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { problems } from './problem-details.ts';
import { unreadableRequestAnswer } from './security-headers.ts';

/** Answers a connection whose request is no HTTP, is too large or does not end. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const statuses = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 } as const;
  const status = statuses[error.code as keyof typeof statuses] ?? 400;
  socket.end(unreadableRequestAnswer(status));
}

/** Leaves the missing `Host` to `ownRefusals`. */
export const withoutNodesRefusals = { requireHostHeader: false };

/** What Node would refuse by itself, on an answer without our headers, comes to us instead. */
export function ownRefusals(app: FastifyInstance): void {
  const server = app.server as Server;
  // An expectation that we don't know is no reason not to do what is asked.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (headers.host === undefined && raw.httpVersion !== '1.0') throw problems.unreadable();
  });
}
