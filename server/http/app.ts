import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { withNotSureYet } from '../../domain/quote/quote-form.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { Config } from '../config/config.ts';
import { isPostgres } from '../storage/dialects.ts';
import type { Database, NotificationKind } from '../storage/schema.ts';
import { createCvUploadService } from '../submissions/cv-upload-service.ts';
import { createSubmissionService, type NotifySettings } from '../submissions/submission-service.ts';
import { errorAnswers } from './error-answers.ts';
import { healthRoute } from './health-route.ts';
import { loggerOptions } from './logging.ts';
import { mostCallsAtOnce, overloadGuard } from './overload.ts';
import { pageRoutes, routableTarget } from './page-routes.ts';
import type { Pages } from './pages.ts';
import { problemPages } from './problem-page.ts';
import { sameOriginCheck } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { sharedRateLimit } from './shared-rate-limit.ts';
import { type ClientPatience, clientPatience, connectionOptions } from './slow-clients.ts';
import { submissionRoutes } from './submission-routes.ts';
import { answerUnreadable, ownRefusals, withoutNodesRefusals } from './unreadable-requests.ts';

export interface AppOptions {
  config: Pick<Config, 'trustProxyHops' | 'rateLimit' | 'logLevel'> & NotifySettings;
  site: Pick<SiteInfo, 'brand' | 'domain' | 'email'>;
  catalogue: PriceList;
  pages: Pages;
  database: Database;
  /** Called after a new submission is on disk, with the kinds of what is to tell of it. */
  onSubmission: (kinds: readonly NotificationKind[]) => void;
  now?: () => number;
  /** For tests that cannot wait as long as a visitor on a bad line. */
  patience?: ClientPatience;
  callsAtOnce?: number;
}

/** A submission's body, whatever its type. */
const bodyLimit = 64 * 1024;
/** Room for an address of 20,000 characters, which then gets a page and not a cut connection. */
const maxHeaderSize = 48 * 1024;

/** The whole server apart from listening, as production runs it and as the tests use it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, site, pages, database, onSubmission, now = Date.now } = options;
  const { http, ...connection } = connectionOptions(options.patience ?? clientPatience);
  const { trustProxyHops } = config;
  const catalogue = withNotSureYet(options.catalogue);

  const app: FastifyInstance = fastify({
    logger: loggerOptions(config.logLevel),
    genReqId: () => randomUUID(),
    bodyLimit,
    // What a page that is open still asks a stopping server for is answered; it takes no new connection.
    return503OnClosing: false,
    ...connection,
    http: { ...http, ...withoutNodesRefusals, maxHeaderSize },
    // A name in an address may be as long as an address: the router's own refusal would have no headers.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: (request) => routableTarget(request.url ?? '/'),
    // A number would trust no proxy at all: hops are counted from our side.
    trustProxy: trustProxyHops > 0 && ((_address: string, hop: number) => hop < trustProxyHops),
    clientErrorHandler: answerUnreadable,
  });

  // Who ends its side after the last byte waits for the answer; Node would hang up.
  Object.assign(app.server, { httpAllowHalfOpen: true });

  // Forms are our own kind of text, and plain text is no submission.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  await securityHeaders(app);
  ownRefusals(app);
  await app.register(rateLimit, {
    global: false,
    // With SQLite one server stands alone, and its memory counts well enough.
    ...(isPostgres(database) && { store: sharedRateLimit(database, now) }),
    // Whoever cannot be counted is let in: the submission matters more.
    skipOnError: true,
  });
  overloadGuard(app, options.callsAtOnce ?? mostCallsAtOnce);
  errorAnswers(app, { problemPage: problemPages(pages, site, catalogue) });

  const mailHost = new URL(site.domain).hostname;
  const accepting = { database, mailHost, now, onSubmission };
  await submissionRoutes(app, {
    submissions: createSubmissionService({ ...accepting, notify: config, catalogue }),
    cvUploads: createCvUploadService(accepting),
    catalogue,
    rateLimit: config.rateLimit,
    checkOrigin: sameOriginCheck(site.domain),
  });
  healthRoute(app, { database, now });
  pageRoutes(app, { pages });
  return app;
}
