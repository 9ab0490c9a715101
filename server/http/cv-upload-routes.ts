import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type CvFault, cvField, cvSizeLimit } from '../../domain/join/cv-file.ts';
import { NotStoredError } from '../storage/database.ts';
import { fileNameIn } from '../submissions/cv-file-name.ts';
import type { CvUploadService, SentFile } from '../submissions/cv-upload-service.ts';
import type { ConcurrencyLimit } from './limits.ts';
import { errorReplies, ProblemDetails } from './problem-details.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that came with a form; null without one. */
    sentFile: SentFile | null;
  }
}

export const cvPath = '/api/join-us/:id/cv';

interface CvRequest {
  Params: { id: string };
}

/** Where the file of an application goes; whoever knows the address may send it. */
export function cvAddress(submissionId: string, token: string): string {
  return `/api/join-us/${submissionId}/cv?token=${token}`;
}

export interface CvUploadRoutesOptions {
  cvUploads: CvUploadService;
  /** For a route that counts its clients before it reads what they send. */
  rateLimit: object;
  checkOrigin: (request: FastifyRequest) => Promise<void>;
  /** Taken before a file is read. */
  takeUploadSlot: ConcurrencyLimit;
}

/** §12.8 The second step of an application with a CV: `PUT` by our script, `POST` by a plain form. */
export async function cvUploadRoutes(
  app: FastifyInstance,
  { cvUploads, rateLimit, checkOrigin, takeUploadSlot }: CvUploadRoutesOptions,
): Promise<void> {
  const checkToken = async (request: FastifyRequest): Promise<void> => {
    const { id } = request.params as CvRequest['Params'];
    const { token } = request.query as { token?: unknown };
    const state = await cvUploads.checkToken(id, String(token));
    if (state === 'unknown') throw errorReplies.uploadTokenUnknown();
    if (state === 'expired') throw errorReplies.uploadTokenExpired();
  };
  const route = (): RouteShorthandOptions => ({
    onRequest: [checkOrigin],
    preParsing: [checkToken],
    config: { rateLimit },
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The content decides, whatever the type says and even when it cannot be parsed.
    scope.addHook('onRequest', async ({ headers }) => {
      delete headers['content-type'];
    });
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: cvSizeLimit },
      (_request, body, done) => done(null, body),
    );
    scope.addHook('preParsing', takeUploadSlot);
    scope.setErrorHandler((error) => {
      const { code } = error as { code?: string };
      throw code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? errorReplies.cvRefused('tooLarge')
        : cvErrorReply(error);
    });
    scope.put<CvRequest>(cvPath, route(), async (request, reply) => {
      const name = fileNameIn(request.headers['content-disposition']);
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const result = await cvUploads.accept(request.params.id, { name, content });
      if (!result.ok) throw refusalOf(result.fault);
      return reply
        .code(result.repeated ? 200 : 201)
        .header('cache-control', 'no-store')
        .send({ name: result.name });
    });
  });

  await app.register(async (scope) => {
    await acceptMultipartForms(scope, takeUploadSlot);
    scope.post<CvRequest>(cvPath, route(), async (request, reply) => {
      const file = request.sentFile ?? { name: '', content: Buffer.alloc(0) };
      await acceptCvOfForm(cvUploads, {
        submissionId: request.params.id,
        file,
        address: request.url,
      });
      return reply.header('cache-control', 'no-store').redirect('/gracias', 303);
    });
  });
}

/** Throws a ProblemDetails that offers another try when the file of a plain form was not accepted. */
export async function acceptCvOfForm(
  cvUploads: CvUploadService,
  { submissionId, file, address }: { submissionId: string; file: SentFile; address: string },
): Promise<void> {
  const result = await cvUploads.accept(submissionId, file).catch((error) => {
    throw errorReplies.applicationWithoutCv(cvErrorReply(error), address);
  });
  if (!result.ok) throw errorReplies.applicationWithoutCv(refusalOf(result.fault), address);
}

function refusalOf(fault: CvFault | 'taken'): ProblemDetails {
  return fault === 'taken' ? errorReplies.cvAlreadyStored() : errorReplies.cvRefused(fault);
}

function cvErrorReply(error: unknown): ProblemDetails {
  if (error instanceof ProblemDetails) return error;
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode < 500) return errorReplies.malformed();
  return error instanceof NotStoredError
    ? errorReplies.cvNotStored(503, error.cause)
    : errorReplies.cvNotStored(500, error);
}

const multipartLimits = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 10,
  files: 1,
  parts: 11,
  headerPairs: 20,
  fileSize: cvSizeLimit,
};

/**
 * Lets the routes of this scope take a form with a file: fields become the body, as from any form. A file
 * that is too large is read to its end, and dropped: only then do browsers show the reply.
 */
export async function acceptMultipartForms(
  scope: FastifyInstance,
  takeUploadSlot: ConcurrencyLimit,
): Promise<void> {
  await scope.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
  scope.decorateRequest('sentFile', null);
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    await takeUploadSlot(request, reply);
    try {
      request.body = await readForm(request);
    } catch (error) {
      if (error instanceof ProblemDetails) throw error;
      const { statusCode } = error as { statusCode?: number };
      throw statusCode === 413 ? errorReplies.tooLarge() : errorReplies.malformed();
    }
  });
}

async function readForm(request: FastifyRequest): Promise<URLSearchParams> {
  const fields = new URLSearchParams();
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw errorReplies.tooLarge();
      fields.append(part.fieldname, String(part.value));
      continue;
    }
    const content = await part.toBuffer();
    // A browser sends the field of a file that was not chosen, too: without a name, and empty.
    if (part.fieldname !== cvField || (!part.filename && content.length === 0)) continue;
    // The types say that there is a name, but a file may come without.
    const name = part.filename ?? '';
    request.sentFile = { name, content: part.file.truncated ? null : content };
  }
  return fields;
}
