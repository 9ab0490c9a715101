import type { FastifyReply, FastifyRequest } from 'fastify';
import { unreadableRequestAnswer } from './security-headers.ts';
import { whenOver } from './when-over.ts';

/** For all of a request: five megabytes over a bad phone line. In milliseconds. */
export const uploadTimeLimit = 5 * 60_000;
const textTimeLimit = 30_000;

/**
 * Cuts off whoever sends a text too slowly. Node knows one limit for all requests, which is set for
 * those that bring a file.
 */
export function slowBodyCutOff(milliseconds = textTimeLimit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { raw, headers } = request;
    if (/^multipart\//i.test(headers['content-type'] ?? '')) return;
    const timer = setTimeout(() => {
      raw.socket.end(unreadableRequestAnswer(408));
      raw.destroy();
    }, milliseconds);
    whenOver(reply, () => clearTimeout(timer));
  };
}
