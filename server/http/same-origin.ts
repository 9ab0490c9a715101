import type { FastifyRequest } from 'fastify';
import { problems } from './problem-details.ts';

/**
 * Lets a submission through that our own pages sent, or a program that states no origin. Behind a proxy
 * that rewrites Host the site's own domain counts, too.
 */
export function sameOriginCheck(siteDomain: string) {
  const ownHost = new URL(siteDomain).host;
  return async (request: FastifyRequest): Promise<void> => {
    const { origin } = request.headers;
    if (origin === undefined) return;
    const sender = URL.parse(origin);
    // Read as addresses, so that a port that goes without saying is no difference.
    const asked = sender && URL.parse(`${sender.protocol}//${request.host}`);
    if (!sender?.host || (sender.host !== asked?.host && sender.host !== ownHost)) {
      throw problems.foreignOrigin();
    }
  };
}
