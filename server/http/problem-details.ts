import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CvFault, cvFaultMessages } from '../../domain/join/cv-file.ts';
import { NotStoredError } from '../storage/database.ts';

export interface FieldError {
  field: string;
  message: string;
}

interface ProblemFields {
  status: number;
  title: string;
  detail: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
  cvAddress?: string;
  /** What went wrong on our side, for the log. */
  cause?: unknown;
}

/** A reply that is not a success, in Spanish, in the shape of problem details (RFC 9457). */
export class ProblemDetails extends Error {
  override name = 'ProblemDetails';
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly errors: FieldError[] | null;
  readonly headers: Record<string, string>;
  /** Where the CV of an application that was stored can be sent again. */
  readonly cvAddress: string | null;

  constructor({ status, title, detail, errors, headers, cvAddress, cause }: ProblemFields) {
    super(title, { cause });
    this.status = status;
    this.title = title;
    this.detail = detail;
    this.errors = errors ?? null;
    this.headers = headers ?? {};
    this.cvAddress = cvAddress ?? null;
  }

  toJSON() {
    const { status, title, detail, errors } = this;
    return { type: 'about:blank', title, status, detail, ...(errors ? { errors } : {}) };
  }
}

const cvTitle = 'No recibimos tu CV';
const cvFaultStatuses: Record<CvFault, number> = {
  tooLarge: 413,
  wrongType: 415,
  empty: 422,
  damaged: 422,
  protected: 422,
};

/** Every error that the server replies with. */
export const errorReplies = {
  notJson: () =>
    new ProblemDetails({
      status: 400,
      title: 'No pudimos leer el mensaje',
      detail: 'El contenido debe ser un objeto JSON.',
    }),
  malformed: () =>
    new ProblemDetails({
      status: 400,
      title: 'No pudimos leer el mensaje',
      detail: 'La solicitud está incompleta o dañada. Inténtalo de nuevo.',
    }),
  crossOrigin: () =>
    new ProblemDetails({
      status: 403,
      title: 'Este envío viene de otro sitio',
      detail: 'Por seguridad solo recibimos lo que se envía desde nuestras páginas.',
    }),
  notFound: () =>
    new ProblemDetails({
      status: 404,
      title: 'No existe',
      detail: 'No hay nada en esta dirección.',
    }),
  methodNotAllowed: (allow: string) =>
    new ProblemDetails({
      status: 405,
      title: 'Método no permitido',
      detail: `Esta dirección solo admite ${allow}.`,
      headers: { allow },
    }),
  tooLarge: () =>
    new ProblemDetails({
      status: 413,
      title: 'Tu mensaje es demasiado largo',
      detail: 'Recibimos hasta 64 KB. Acorta el texto y envíalo de nuevo.',
    }),
  unsupportedType: () =>
    new ProblemDetails({
      status: 415,
      title: 'Formato no admitido',
      detail: 'Envía el formulario como JSON o desde la página de contacto.',
    }),
  invalid: (errors: FieldError[]) =>
    new ProblemDetails({
      status: 422,
      title: 'Faltan datos o hay algo por corregir',
      detail: 'Revisa los campos señalados.',
      errors,
    }),
  rateLimited: (seconds: number) =>
    new ProblemDetails({
      status: 429,
      title: 'Demasiados envíos seguidos',
      detail: `Espera ${durationText(seconds)} y envíalo de nuevo. No perdiste lo que escribiste.`,
      headers: { 'retry-after': String(seconds) },
    }),
  notStored: (cause: unknown) =>
    new ProblemDetails({
      status: 503,
      title: 'No pudimos guardar tu mensaje',
      detail: 'Tu mensaje aún no se ha enviado. Inténtalo de nuevo en un momento.',
      headers: { 'retry-after': '10' },
      cause,
    }),
  overloaded: () =>
    new ProblemDetails({
      status: 503,
      title: 'Hay muchos envíos en este momento',
      detail: 'Tu mensaje aún no se ha enviado. Inténtalo de nuevo en unos segundos.',
      headers: { 'retry-after': '5' },
    }),
  uploadSlotsTaken: () =>
    new ProblemDetails({
      status: 503,
      title: 'Estamos recibiendo muchos archivos',
      detail: 'Espera unos segundos y envíalo de nuevo.',
      headers: { 'retry-after': '5' },
    }),
  unexpected: (cause: unknown) =>
    new ProblemDetails({
      status: 500,
      title: 'Algo salió mal de nuestro lado',
      detail: 'Tu mensaje aún no se ha enviado. Inténtalo de nuevo en un momento.',
      cause,
    }),
  cvRefused: (fault: CvFault) =>
    new ProblemDetails({
      status: cvFaultStatuses[fault],
      title: cvTitle,
      detail: cvFaultMessages[fault],
    }),
  cvAlreadyStored: () =>
    new ProblemDetails({
      status: 410,
      title: cvTitle,
      detail:
        'Ya tenemos el CV de esta solicitud. Si quieres cambiarlo, manda el nuevo por correo.',
    }),
  uploadTokenUnknown: () =>
    new ProblemDetails({
      status: 401,
      title: cvTitle,
      detail: 'No encontramos la solicitud de este CV. Mándalo por correo.',
      headers: { 'www-authenticate': 'UploadToken' },
    }),
  uploadTokenExpired: () =>
    new ProblemDetails({
      status: 410,
      title: cvTitle,
      detail: 'Pasó más de una hora desde tu solicitud. Manda tu CV por correo.',
    }),
  cvNotStored: (status: 500 | 503, cause: unknown) =>
    new ProblemDetails({
      status,
      title: cvTitle,
      detail: 'No pudimos guardar tu CV. Inténtalo de nuevo en un momento.',
      headers: status === 503 ? { 'retry-after': '10' } : {},
      cause,
    }),
  /** The application is stored, its file is not: a plain form offers another try. */
  applicationWithoutCv: ({ status, detail, headers, cause }: ProblemDetails, cvAddress: string) =>
    new ProblemDetails({
      status,
      title: 'Tu solicitud llegó, pero tu CV no',
      detail,
      headers,
      cvAddress,
      cause,
    }),
};

function durationText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  return `${Math.ceil(seconds / 60)} minutos`;
}

/** Replies to somebody who sent a form without scripts. */
export type ErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemDetails,
) => FastifyReply;

/** Every error becomes a Spanish reply: JSON for scripts, a page for plain forms. */
export function errorHandlers(app: FastifyInstance, errorPage: ErrorPage): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) {
      // Without a cause it is a refusal of our own: one line, because under load there are many.
      if (problem.cause) request.log.error({ err: problem.cause }, problem.title);
      else request.log.warn(problem.title);
    }
    reply.code(problem.status).headers({ ...problem.headers, 'cache-control': 'no-store' });
    if (isPlainForm(request)) return errorPage(request, reply, problem);
    // The id of the header and the log, for whoever reports the error.
    const instance = `urn:uuid:${request.id}`;
    return reply
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify({ ...problem.toJSON(), instance }));
  });
  app.setNotFoundHandler((request) => {
    throw request.raw.url?.startsWith('/api/')
      ? errorReplies.notFound()
      : errorReplies.methodNotAllowed('GET, HEAD');
  });
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
  return statusCode < 500 ? errorReplies.malformed() : errorReplies.unexpected(causeOf(error));
}

/** What happened, without the wrapper. Neither holds a submission's text. */
function causeOf(error: unknown): unknown {
  return (error instanceof Error && error.cause) || error;
}
