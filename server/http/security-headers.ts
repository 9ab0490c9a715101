import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentPolicy } from './security.ts';

const year = 365 * 24 * 60 * 60;
const policyWithoutInline = contentPolicy();

/** Puts the security headers on every answer. Pages replace the policy by their own. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policyWithoutInline,
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-request-id': request.id,
    });
    // Only a trusted proxy can say https here; over plain HTTP browsers would ignore it anyway.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${year}`);
    }
  });
}

/** The least that a connection gets whose request could not even be read. */
export function unreadableRequestAnswer(status: 400 | 408 | 431): string {
  const reasons = {
    400: 'Bad Request',
    408: 'Request Timeout',
    431: 'Request Header Fields Too Large',
  };
  return [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    `Content-Security-Policy: ${policyWithoutInline}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Connection: close',
    'Content-Length: 0',
    '\r\n',
  ].join('\r\n');
}
