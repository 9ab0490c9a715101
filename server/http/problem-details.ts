export interface FieldProblem {
  field: string;
  message: string;
}

interface ProblemDetails {
  status: number;
  title: string;
  detail: string;
  errors?: FieldProblem[];
  headers?: Record<string, string>;
}

/** An answer that is not a success, in Spanish, as RFC 9457 shapes it. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly errors: FieldProblem[] | null;
  readonly headers: Record<string, string>;

  constructor({ status, title, detail, errors, headers }: ProblemDetails) {
    super(title);
    this.status = status;
    this.title = title;
    this.detail = detail;
    this.errors = errors ?? null;
    this.headers = headers ?? {};
  }

  toJSON() {
    const { status, title, detail, errors } = this;
    return { type: 'about:blank', title, status, detail, ...(errors ? { errors } : {}) };
  }
}

export const problemType = 'application/problem+json; charset=utf-8';

export const problems = {
  notJson: () =>
    new Problem({
      status: 400,
      title: 'No pudimos leer el mensaje',
      detail: 'El contenido debe ser un objeto JSON.',
    }),
  unreadable: () =>
    new Problem({
      status: 400,
      title: 'No pudimos leer el mensaje',
      detail: 'La solicitud está incompleta o dañada. Inténtalo de nuevo.',
    }),
  foreignOrigin: () =>
    new Problem({
      status: 403,
      title: 'Este envío viene de otro sitio',
      detail: 'Por seguridad solo recibimos lo que se envía desde nuestras páginas.',
    }),
  notFound: () =>
    new Problem({ status: 404, title: 'No existe', detail: 'No hay nada en esta dirección.' }),
  methodNotAllowed: (allow: string) =>
    new Problem({
      status: 405,
      title: 'Método no permitido',
      detail: `Esta dirección solo admite ${allow}.`,
      headers: { allow },
    }),
  tooLarge: () =>
    new Problem({
      status: 413,
      title: 'Tu mensaje es demasiado largo',
      detail: 'Recibimos hasta 64 KB. Acorta el texto y envíalo de nuevo.',
    }),
  unsupportedType: () =>
    new Problem({
      status: 415,
      title: 'Formato no admitido',
      detail: 'Envía el formulario como JSON o desde la página de contacto.',
    }),
  invalid: (errors: FieldProblem[]) =>
    new Problem({
      status: 422,
      title: 'Faltan datos o hay algo por corregir',
      detail: 'Revisa los campos señalados.',
      errors,
    }),
  tooMany: (seconds: number) =>
    new Problem({
      status: 429,
      title: 'Demasiados envíos seguidos',
      detail: `Espera ${waitInWords(seconds)} y envíalo de nuevo. No perdiste lo que escribiste.`,
      headers: { 'retry-after': String(seconds) },
    }),
  notStored: () =>
    new Problem({
      status: 503,
      title: 'No pudimos guardar tu mensaje',
      detail: 'Tu mensaje aún no se ha enviado. Inténtalo de nuevo en un momento.',
      headers: { 'retry-after': '10' },
    }),
  tooBusy: () =>
    new Problem({
      status: 503,
      title: 'Hay muchos envíos en este momento',
      detail: 'Tu mensaje aún no se ha enviado. Inténtalo de nuevo en unos segundos.',
      headers: { 'retry-after': '5' },
    }),
  busy: () =>
    new Problem({
      status: 503,
      title: 'Estamos recibiendo muchos archivos',
      detail: 'Espera unos segundos y envíalo de nuevo.',
      headers: { 'retry-after': '5' },
    }),
  unexpected: () =>
    new Problem({
      status: 500,
      title: 'Algo salió mal de nuestro lado',
      detail: 'Tu mensaje aún no se ha enviado. Inténtalo de nuevo en un momento.',
    }),
};

function waitInWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  return `${Math.ceil(seconds / 60)} minutos`;
}
