import { METHODS } from 'node:http';
import { finished } from 'node:stream/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotStoredError } from '../storage/database.ts';
import { errorReplies, ProblemDetails, problemJson, problemType } from './problem-details.ts';

/** Replies to somebody who sent a form without scripts. */
export type ErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemDetails,
) => FastifyReply;

/** Every error becomes a Spanish reply: JSON for scripts, a page for plain forms. */
export function errorHandlers(
  app: FastifyInstance,
  errorPage: ErrorPage,
  lingerTimeout: number,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    const { status, message: title, cause } = problem;
    if (status >= 500) {
      // Without a cause it is a refusal of our own: one line, because under load there are many.
      if (cause) request.log.error({ err: cause }, title);
      else request.log.warn(title);
    }
    reply.code(status).headers({ ...problem.options.headers, 'cache-control': 'no-store' });
    await drain(request, lingerTimeout);
    if (!request.raw.complete) reply.header('connection', 'close');
    if (isPlainForm(request)) return errorPage(request, reply, problem);
    // The id of the header and the log, for whoever reports the error.
    return reply.type(problemType).send(problemJson(problem, `urn:uuid:${request.id}`));
  });
}

/**
 * §12.1 Once the routes are there, the returned function adds 405 with `Allow` to each address, for all methods
 * that none of them takes.
 */
export function methodsNotAllowed(app: FastifyInstance): () => void {
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  const allowed = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    allowed.set(url, [...(allowed.get(url) ?? []), method].flat());
  });
  return () => {
    for (const [url, methods] of [...allowed]) {
      const method = app.supportedMethods.filter((other) => !methods.includes(other));
      const allow = methods.toSorted().join(', ');
      app.route({ method, url, ...refusing(() => errorReplies.methodNotAllowed(allow)) });
    }
  };
}

/** The hook and the handler of a route that replies with an error, before a body is read. */
export function refusing(problem: () => ProblemDetails) {
  const refuse = async () => {
    throw problem();
  };
  return { onRequest: refuse, handler: refuse };
}

/**
 * §12.6 Reads and drops what is left of a request, for so many milliseconds at most. Browsers and proxies that are
 * still sending when the connection is closed would not read the reply.
 */
async function drain({ raw }: FastifyRequest, lingerTimeout: number): Promise<void> {
  raw.resume();
  await finished(raw, { signal: AbortSignal.timeout(lingerTimeout) }).catch(() => {});
}

/** A form without scripts sends one of two types, which our own script never does. */
function isPlainForm({ headers }: FastifyRequest): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    headers['content-type'] ?? '',
  );
}

function problemOf(error: unknown): ProblemDetails {
  if (error instanceof ProblemDetails) return error;
  if (error instanceof NotStoredError) return errorReplies.notStored(error.cause);
  const { code, statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return errorReplies.tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return errorReplies.unsupportedType();
  if (/JSON/.test(code ?? '') || error instanceof SyntaxError) return errorReplies.notJson();
  return statusCode < 500 ? errorReplies.malformed() : errorReplies.unexpected(error);
}
