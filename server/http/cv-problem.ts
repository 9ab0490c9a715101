import { type CvFault, cvFaultMessages } from '../../domain/join/cv-file.ts';
import { Problem } from './problem-details.ts';

/** The application is safe, its file is not: shown with another try to whoever sent a plain form. */
export class CvProblem extends Problem {
  /** Where the file can be sent again. */
  readonly address: string;

  constructor({ status, detail, headers, cause }: Problem, address: string) {
    super({ status, title: 'Tu solicitud llegó, pero tu CV no', detail, headers });
    this.cause = cause;
    this.address = address;
  }
}

const title = 'No recibimos tu CV';

const statuses: Record<CvFault, number> = {
  tooLarge: 413,
  wrongType: 415,
  empty: 422,
  damaged: 422,
  protected: 422,
};

export const cvRefusals = {
  fault: (fault: CvFault) =>
    new Problem({ status: statuses[fault], title, detail: cvFaultMessages[fault] }),
  taken: () =>
    new Problem({
      status: 410,
      title,
      detail:
        'Ya tenemos el CV de esta solicitud. Si quieres cambiarlo, manda el nuevo por correo.',
    }),
  unknown: () =>
    new Problem({
      status: 401,
      title,
      detail: 'No encontramos la solicitud de este CV. Mándalo por correo.',
      headers: { 'www-authenticate': 'UploadToken' },
    }),
  expired: () =>
    new Problem({
      status: 410,
      title,
      detail: 'Pasó más de una hora desde tu solicitud. Manda tu CV por correo.',
    }),
  failed: (status: 500 | 503, cause: unknown) => {
    const problem = new Problem({
      status,
      title,
      detail: 'No pudimos guardar tu CV. Inténtalo de nuevo en un momento.',
      headers: status === 503 ? { 'retry-after': '10' } : {},
    });
    problem.cause = cause;
    return problem;
  },
};
