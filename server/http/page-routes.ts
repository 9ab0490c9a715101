import type { FastifyInstance } from 'fastify';
import { canonicalLocation, isExact, longestPath, readAddress } from './addresses.ts';
import type { Pages } from './pages.ts';
import { sendErrorPage, sendFile } from './send-file.ts';

/** Stands for every target that cannot be decoded: the router must not see those. */
const undecodable = '/404?undecodable';

/**
 * Runs before routing. A broken percent sign would end in the router, before any hook, without the
 * site's page and headers; a whole URL (a proxy may send one) is cut to its path.
 */
export function routableTarget(target: string): string {
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const rooted = local.startsWith('/') ? local : `/${local}`;
  return readAddress(rooted) ? rooted : undecodable;
}

/** §2 Every page and file of the site, at its one address. */
export function pageRoutes(app: FastifyInstance, { pages }: { pages: Pages }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const target = request.raw.url ?? '/';
      const address = readAddress(target);
      if (!address || target === undecodable) {
        return sendErrorPage(request, reply, pages.notFound(''), 400);
      }
      const { path } = address;
      if (path.length > longestPath) {
        return sendErrorPage(request, reply, pages.notFound(''), 414);
      }
      const file = pages.find(path);
      if (file) return sendFile(request, reply, file);
      const location = canonicalLocation(address);
      if (location) return reply.header('cache-control', 'no-cache').redirect(location, 308);
      if (isExact(path)) {
        return reply
          .code(404)
          .header('cache-control', 'no-cache')
          .type('text/plain; charset=utf-8')
          .send('No existe.\n');
      }
      return sendErrorPage(request, reply, pages.notFound(path), 404);
    },
  });
}
