import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { withNotSureYet } from '../../domain/quote/quote-form.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { Config } from '../config/config.ts';
import type { Database, NotificationKind } from '../storage/schema.ts';
import { createCvUploadService } from '../submissions/cv-upload-service.ts';
import { createSubmissionService, type NotifySettings } from '../submissions/submission-service.ts';
import type { PrerenderedSite } from './build-output.ts';
import { errorHandlers, methodsNotAllowed } from './error-handlers.ts';
import { createErrorPage } from './error-page.ts';
import { healthRoute } from './health-route.ts';
import {
  bodyLimit,
  type ClientTimeouts,
  clientTimeouts,
  concurrencyLimit,
  maxConcurrentCalls,
  maxHeaderSize,
} from './limits.ts';
import { loggerOptions } from './logging.ts';
import { fileSender, pageListener, pageRoutes, routableTarget } from './page-routes.ts';
import { errorReplies } from './problem-details.ts';
import { rateLimits } from './rate-limit.ts';
import { addSecurityHeaders, clientErrorHandler, sameOriginCheck, tlsCheck } from './security.ts';
import { submissionRoutes } from './submission-routes.ts';

export interface AppOptions {
  config: Pick<Config, 'trustProxyHops' | 'allowedOrigins' | 'rateLimit' | 'logLevel'> &
    NotifySettings;
  site: Pick<SiteInfo, 'brand' | 'domain' | 'email'>;
  catalogue: PriceList;
  pages: PrerenderedSite;
  database: Database;
  /** Called after a new submission is on disk, with the kinds of its notifications. */
  onSubmission: (kinds: readonly NotificationKind[]) => void;
  now?: () => number;
  /** For tests that cannot wait as long as a visitor on a bad line. */
  timeouts?: ClientTimeouts;
  /** For tests that cannot send as many. */
  maxConcurrentCalls?: number;
}

/** The whole server apart from listening, as production runs it and as the tests use it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, site, pages, database, onSubmission, now = Date.now } = options;
  const { connectionTimeout, lingerTimeout, ...timeouts } = options.timeouts ?? clientTimeouts;
  const { trustProxyHops } = config;
  const isOverTls = tlsCheck(trustProxyHops);
  const sendFile = fileSender(isOverTls);
  const catalogue = withNotSureYet(options.catalogue);

  const app: FastifyInstance = fastify({
    logger: loggerOptions(config.logLevel),
    genReqId: () => randomUUID(),
    bodyLimit,
    // A stopping server takes no new connection, and still answers the pages that are open.
    return503OnClosing: false,
    serverFactory(fastifyListener) {
      const server = createServer({
        ...timeouts,
        requireHostHeader: false,
        maxHeaderSize,
        // Most requests have no body: none is set up for them.
        optimizeEmptyRequests: true,
      });
      server.setTimeout(connectionTimeout);
      // A client that ends its side after the last byte waits for the reply; Node would hang up.
      Object.assign(server, { httpAllowHalfOpen: true });
      const listener = pageListener(pages, sendFile, fastifyListener);
      // While the server stops, Fastify ends each connection with its reply.
      server.on('request', (request, response) =>
        (server.listening ? listener : fastifyListener)(request, response),
      );
      return server;
    },
    // A parameter may be as long as an address: the router's own refusal would have no headers.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: (request) => routableTarget(request.url ?? '/'),
    // A number would trust no proxy at all: hops are counted from our side.
    trustProxy: trustProxyHops > 0 && ((_address: string, hop: number) => hop < trustProxyHops),
    clientErrorHandler: clientErrorHandler(lingerTimeout),
  });

  // Forms become URLSearchParams, and plain text is no submission.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  addSecurityHeaders(app, isOverTls);
  await rateLimits(app, database, now);
  errorHandlers(app, createErrorPage(pages, site, catalogue), lingerTimeout);

  const addMethodsNotAllowed = methodsNotAllowed(app);
  const mailHost = new URL(site.domain).hostname;
  const shared = { database, mailHost, now, onSubmission };
  await app.register(async (scope) => {
    // Pages are outside this scope: they are always served.
    const maxCalls = options.maxConcurrentCalls ?? maxConcurrentCalls;
    scope.addHook('preHandler', concurrencyLimit(maxCalls, errorReplies.overloaded));
    await submissionRoutes(scope, {
      submissions: createSubmissionService({ ...shared, notify: config, catalogue }),
      cvUploads: createCvUploadService(shared),
      catalogue,
      rateLimit: config.rateLimit,
      checkOrigin: sameOriginCheck([site.domain, ...config.allowedOrigins]),
    });
  });
  healthRoute(app, { database, now });
  pageRoutes(app, pages, sendFile);
  addMethodsNotAllowed();
  return app;
}
