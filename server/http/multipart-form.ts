import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cvField, cvSizeLimit } from '../../domain/join/cv-file.ts';
import type { SentFile } from '../submissions/cv-upload-service.ts';
import { Problem, problems } from './problem-details.ts';
import type { TakePlace } from './upload-places.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that came with a form; null without one. */
    sentFile: SentFile | null;
  }
}

const limits = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 10,
  files: 1,
  parts: 11,
  headerPairs: 20,
  fileSize: cvSizeLimit,
};

/**
 * Lets the routes of this scope take a form with a file, as browsers send it without scripts. Fields
 * become the body, as from a form without a file. A file that is too large is read to its end, and
 * dropped: only then do browsers show the answer.
 */
export async function acceptMultipartForms(
  scope: FastifyInstance,
  takePlace: TakePlace,
): Promise<void> {
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
  scope.decorateRequest('sentFile', null);
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    await takePlace(request, reply);
    await readForm(request);
  });
}

async function readForm(request: FastifyRequest): Promise<void> {
  const fields = new URLSearchParams();
  try {
    await readParts(request, fields);
  } catch (error) {
    if (error instanceof Problem) throw error;
    const { statusCode } = error as { statusCode?: number };
    throw statusCode === 413 ? problems.tooLarge() : problems.unreadable();
  }
  request.body = fields;
}

async function readParts(request: FastifyRequest, fields: URLSearchParams): Promise<void> {
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw problems.tooLarge();
      fields.append(part.fieldname, String(part.value));
      continue;
    }
    const content = await part.toBuffer();
    // A browser sends the field of a file that was not chosen, too: without a name, and empty.
    if (part.fieldname !== cvField || (!part.filename && content.length === 0)) continue;
    request.sentFile = { name: part.filename, content: part.file.truncated ? null : content };
  }
}
