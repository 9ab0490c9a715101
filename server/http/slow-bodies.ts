import type { FastifyReply, FastifyRequest } from 'fastify';
import { unreadableRequestAnswer } from './security-headers.ts';

/** For all of a request: five megabytes over a bad phone line. In milliseconds. */
export const uploadTimeLimit = 5 * 60_000;
const textTimeLimit = 30_000;

/**
 * Cuts off whoever sends a text too slowly. Node knows one limit for all requests, which is set for
 * those that bring a file.
 */
export function slowBodyCutOff(milliseconds = textTimeLimit) {
  return async ({ raw, headers }: FastifyRequest, { raw: answer }: FastifyReply): Promise<void> => {
    if (/^multipart\//i.test(headers['content-type'] ?? '') || answer.closed) return;
    const timer = setTimeout(() => {
      raw.socket.end(unreadableRequestAnswer(408));
      raw.destroy();
    }, milliseconds);
    // Of a request that was answered before its end, only the answer closes.
    answer.once('close', () => clearTimeout(timer));
  };
}
