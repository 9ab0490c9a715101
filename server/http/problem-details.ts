import { type CvFault, cvFaultMessages } from '../../domain/join/cv-file.ts';

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
