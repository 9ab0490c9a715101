import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotStoredError } from '../storage/database.ts';
import { Problem, problems, problemType } from './problem-details.ts';

/** Shows a problem to somebody who sent a form without scripts. */
export type ProblemPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
) => FastifyReply;

/** Every error leaves as a Spanish answer: as JSON for scripts, as a page for plain forms. */
export function errorAnswers(
  app: FastifyInstance,
  { problemPage }: { problemPage: ProblemPage },
): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) logFailure(request, error, problem);
    reply.code(problem.status).headers({ ...problem.headers, 'cache-control': 'no-store' });
    if (isPlainForm(request)) return problemPage(request, reply, problem);
    // The same id as in the header and in the log, for whoever reports it.
    const instance = `urn:uuid:${request.id}`;
    return reply.type(problemType).send(JSON.stringify({ ...problem.toJSON(), instance }));
  });
  app.setNotFoundHandler((request) => {
    throw request.raw.url?.startsWith('/api/')
      ? problems.notFound()
      : problems.methodNotAllowed('GET, HEAD');
  });
}

/** A form without scripts sends one of two types, which our own script never does. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    headers['content-type'] ?? '',
  );
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof NotStoredError) return problems.notStored();
  const { code, statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problems.tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return problems.unsupportedType();
  if (/JSON/.test(code ?? '') || error instanceof SyntaxError) return problems.notJson();
  return statusCode < 500 ? problems.unreadable() : problems.unexpected();
}

/** A refusal of our own is told in a line: its stack says nothing, and under load there are many. */
function logFailure({ log }: FastifyRequest, error: unknown, problem: Problem) {
  if (error === problem && !problem.cause) log.warn(problem.title);
  else log.error({ err: causeOf(error) }, problem.title);
}

/** What happened, without the wrapper; a submission's text is in neither. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? error.cause : error;
}
