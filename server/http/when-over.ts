import type { FastifyReply } from 'fastify';

/**
 * Calls back once, when the answer is out or its client is gone; at once when that has happened. Not
 * so the request's own end, which never comes when it was answered before, nor the framework's word,
 * which counts what was answered only.
 */
export function whenOver({ raw: answer }: FastifyReply, callback: () => void): void {
  if (answer.closed) callback();
  else answer.once('close', callback);
}
