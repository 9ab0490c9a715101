import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { cvSizeLimit } from '../../domain/join/cv-file.ts';
import { NotStoredError } from '../storage/database.ts';
import { fileNameIn } from '../submissions/cv-file-name.ts';
import type { CvUploadService, SentFile } from '../submissions/cv-upload-service.ts';
import { CvProblem, cvRefusals } from './cv-problem.ts';
import { acceptMultipartForms } from './multipart-form.ts';
import { Problem, problems } from './problem-details.ts';
import type { TakePlace } from './upload-places.ts';

export interface CvRoutesOptions {
  cvUploads: CvUploadService;
  /** For a route that counts its senders before it reads what they send. */
  rateLimit: object;
  checkOrigin: (request: FastifyRequest) => Promise<void>;
  takePlace: TakePlace;
}

export const cvPath = '/api/join-us/:id/cv';

interface CvRequest {
  Params: { id: string };
}

/** Where the file of an application goes; whoever knows the address may send it. */
export function cvAddress(submissionId: string, token: string): string {
  return `/api/join-us/${submissionId}/cv?token=${token}`;
}

/** The second step of an application with a CV: `PUT` by our script, `POST` by a plain form. */
export async function cvRoutes(app: FastifyInstance, options: CvRoutesOptions): Promise<void> {
  const { cvUploads, rateLimit, checkOrigin, takePlace } = options;

  const checkToken = async (request: FastifyRequest): Promise<void> => {
    const { id } = request.params as CvRequest['Params'];
    const { token } = request.query as { token?: unknown };
    const state = typeof token === 'string' ? await cvUploads.checkToken(id, token) : 'unknown';
    if (state === 'unknown') throw cvRefusals.unknown();
    if (state === 'expired') throw cvRefusals.expired();
  };
  const inTurn = (): RouteShorthandOptions => ({
    onRequest: [checkOrigin],
    preParsing: [checkToken],
    config: { rateLimit },
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Whatever the type says, and be it unreadable: the content decides.
    scope.addHook('onRequest', async ({ headers }) => {
      delete headers['content-type'];
    });
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: cvSizeLimit },
      (_request, body, done) => done(null, body),
    );
    scope.addHook('preParsing', takePlace);
    scope.setErrorHandler((error) => {
      const { code } = error as { code?: string };
      throw code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? cvRefusals.fault('tooLarge')
        : cvProblemOf(error);
    });
    scope.put<CvRequest>(cvPath, inTurn(), async (request, reply) => {
      const name = fileNameIn(request.headers['content-disposition']);
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const receipt = await cvUploads.accept(request.params.id, { name, content });
      if (!receipt.ok) throw refusalOf(receipt.fault);
      return reply
        .code(receipt.repeated ? 200 : 201)
        .header('cache-control', 'no-store')
        .send({ name: receipt.name });
    });
  });

  await app.register(async (scope) => {
    await acceptMultipartForms(scope, takePlace);
    scope.post<CvRequest>(cvPath, inTurn(), async (request, reply) => {
      const file = request.sentFile ?? { name: '', content: Buffer.alloc(0) };
      await acceptFromForm(cvUploads, {
        submissionId: request.params.id,
        file,
        address: request.url,
      });
      return reply.header('cache-control', 'no-store').redirect('/gracias', 303);
    });
  });
}

/** Throws a CvProblem when the file of a plain form was not accepted. */
export async function acceptFromForm(
  cvUploads: CvUploadService,
  { submissionId, file, address }: { submissionId: string; file: SentFile; address: string },
): Promise<void> {
  const receipt = await cvUploads.accept(submissionId, file).catch((error) => {
    throw new CvProblem(cvProblemOf(error), address);
  });
  if (!receipt.ok) throw new CvProblem(refusalOf(receipt.fault), address);
}

type Refusal = Extract<Awaited<ReturnType<CvUploadService['accept']>>, { ok: false }>['fault'];

function refusalOf(fault: Refusal): Problem {
  return fault === 'taken' ? cvRefusals.taken() : cvRefusals.fault(fault);
}

function cvProblemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode < 500) return problems.unreadable();
  return error instanceof NotStoredError
    ? cvRefusals.failed(503, error.cause)
    : cvRefusals.failed(500, error);
}
