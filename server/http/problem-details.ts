import { METHODS } from 'node:http';
import { finished } from 'node:stream/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CvFault, cvFaultMessages } from '../../domain/join/cv-file.ts';
import { NotStoredError } from '../storage/database.ts';

export interface FieldError {
  field: string;
  message: string;
}

interface ProblemOptions {
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** Where the CV of an application that was stored can be sent again. */
  cvAddress?: string;
  /** What went wrong on our side, for the log. */
  cause?: unknown;
}

/** A reply that is not a success, in Spanish, in the shape of problem details (RFC 9457). */
export class ProblemDetails extends Error {
  override name = 'ProblemDetails';
  readonly status: number;
  readonly detail: string;
  readonly options: ProblemOptions;

  constructor(status: number, title: string, detail: string, options: ProblemOptions = {}) {
    super(title, { cause: options.cause });
    this.status = status;
    this.detail = detail;
    this.options = options;
  }
}

const unreadableTitle = 'No pudimos leer el mensaje';
const invalidTitle = 'Faltan datos o hay algo por corregir';
const notSentYet = 'Tu mensaje aún no se ha enviado. Inténtalo de nuevo en un momento.';
const cvTitle = 'No recibimos tu CV';
const cvFaultStatuses: Record<CvFault, number> = {
  tooLarge: 413,
  wrongType: 415,
  empty: 422,
  damaged: 422,
  protected: 422,
};
const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });

const reply =
  (status: number, title: string, detail: string, headers: Record<string, string> = {}) =>
  () =>
    new ProblemDetails(status, title, detail, { headers });

/** Every error that the server replies with: status, title and detail. */
export const errorReplies = {
  notJson: reply(400, unreadableTitle, 'El contenido debe ser un objeto JSON.'),
  malformed: reply(
    400,
    unreadableTitle,
    'La solicitud está incompleta o dañada. Inténtalo de nuevo.',
  ),
  crossOrigin: reply(
    403,
    'Este envío viene de otro sitio',
    'Por seguridad solo recibimos lo que se envía desde nuestras páginas.',
  ),
  notFound: reply(404, 'No existe', 'No hay nada en esta dirección.'),
  methodNotAllowed: (allow: string) =>
    new ProblemDetails(405, 'Método no permitido', `Esta dirección solo admite ${allow}.`, {
      headers: { allow },
    }),
  tooSlow: reply(
    408,
    'La conexión tardó demasiado',
    'No nos llegó todo a tiempo. Inténtalo de nuevo con una conexión más rápida.',
  ),
  headTooLarge: reply(431, unreadableTitle, 'La dirección o las cookies son demasiado largas.'),
  tooLarge: reply(
    413,
    'Tu mensaje es demasiado largo',
    'Recibimos hasta 64 KB. Acorta el texto y envíalo de nuevo.',
  ),
  unsupportedType: reply(
    415,
    'Formato no admitido',
    'Envía el formulario como JSON o desde la página de contacto.',
  ),
  invalid: (errors: FieldError[]) =>
    new ProblemDetails(422, invalidTitle, 'Revisa los campos señalados.', { errors }),
  rateLimited: (seconds: number) =>
    new ProblemDetails(
      429,
      'Demasiados envíos seguidos',
      `Espera ${durationText(seconds)} y envíalo de nuevo. No perdiste lo que escribiste.`,
      { headers: retryAfter(seconds) },
    ),
  notStored: (cause: unknown) =>
    new ProblemDetails(503, 'No pudimos guardar tu mensaje', notSentYet, {
      headers: retryAfter(10),
      cause,
    }),
  overloaded: reply(
    503,
    'Hay muchos envíos en este momento',
    'Tu mensaje aún no se ha enviado. Inténtalo de nuevo en unos segundos.',
    retryAfter(5),
  ),
  uploadSlotsTaken: reply(
    503,
    'Estamos recibiendo muchos archivos',
    'Espera unos segundos y envíalo de nuevo.',
    retryAfter(5),
  ),
  unexpected: (cause: unknown) =>
    new ProblemDetails(500, 'Algo salió mal de nuestro lado', notSentYet, { cause }),
  cvRefused: (fault: CvFault) =>
    new ProblemDetails(cvFaultStatuses[fault], cvTitle, cvFaultMessages[fault]),
  cvAlreadyStored: reply(
    410,
    cvTitle,
    'Ya tenemos el CV de esta solicitud. Si quieres cambiarlo, manda el nuevo por correo.',
  ),
  uploadTokenUnknown: reply(
    401,
    cvTitle,
    'No encontramos la solicitud de este CV. Mándalo por correo.',
    { 'www-authenticate': 'UploadToken' },
  ),
  uploadTokenExpired: reply(
    410,
    cvTitle,
    'Pasó más de una hora desde tu solicitud. Manda tu CV por correo.',
  ),
  cvNotStored: (status: 500 | 503, cause: unknown) =>
    new ProblemDetails(
      status,
      cvTitle,
      'No pudimos guardar tu CV. Inténtalo de nuevo en un momento.',
      { headers: status === 503 ? retryAfter(10) : {}, cause },
    ),
  /** The application is stored, its file is not: a plain form offers another try. */
  applicationWithoutCv: ({ status, detail, options }: ProblemDetails, cvAddress: string) =>
    new ProblemDetails(status, 'Tu solicitud llegó, pero tu CV no', detail, {
      ...options,
      cvAddress,
    }),
};

function durationText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  return `${Math.ceil(seconds / 60)} minutos`;
}

export const problemType = 'application/problem+json; charset=utf-8';

/** @param instance what the log calls the request; without it when there was none */
export function problemJson(
  { status, message, detail, options }: ProblemDetails,
  instance?: string,
) {
  const { errors } = options;
  return JSON.stringify({ type: 'about:blank', title: message, status, detail, errors, instance });
}

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
  if (error instanceof NotStoredError) return errorReplies.notStored(error.cause ?? error);
  const { code, statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return errorReplies.tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return errorReplies.unsupportedType();
  if (/JSON/.test(code ?? '') || error instanceof SyntaxError) return errorReplies.notJson();
  return statusCode < 500 ? errorReplies.malformed() : errorReplies.unexpected(error);
}
