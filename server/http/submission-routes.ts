import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import type { FieldErrors } from '../../domain/forms/form-definition.ts';
import type { CvUploadService } from '../submissions/cv-upload-service.ts';
import {
  type Fields,
  type RequestMetadata,
  requestMetadata,
  type SubmissionService,
} from '../submissions/submission-service.ts';
import { acceptFromForm, cvAddress, cvRoutes } from './cv-routes.ts';
import { acceptMultipartForms } from './multipart-form.ts';
import { applicationFieldsOf, quoteFieldsOf } from './plain-form.ts';
import { problems } from './problem.ts';
import { slowBodyCutOff } from './slow-bodies.ts';
import { uploadPlaces } from './upload-places.ts';

export interface SubmissionRoutesOptions {
  submissions: SubmissionService;
  cvUploads: CvUploadService;
  catalogue: PriceList;
  rateLimit: { max: number; windowSeconds: number };
  checkOrigin: (request: FastifyRequest) => Promise<void>;
}

export const contactPath = '/api/contact';
export const joinPath = '/api/join-us';

/** §7 The two calls of the site, and the file that may follow the second. */
export async function submissionRoutes(
  app: FastifyInstance,
  options: SubmissionRoutesOptions,
): Promise<void> {
  const { submissions, cvUploads, catalogue, rateLimit, checkOrigin } = options;
  const takePlace = uploadPlaces();
  const route = (): RouteShorthandOptions => ({
    onRequest: [checkOrigin, slowBodyCutOff()],
    config: { rateLimit: limitOf(rateLimit, 'preHandler') },
  });

  app.post(contactPath, route(), async (request, reply) => {
    const { fields, isForm } = fieldsOf(request, (form) => quoteFieldsOf(form, catalogue));
    const outcome = await submissions.acceptQuote(fields, metadataOf(request, fields));
    if (!outcome.ok) throw problems.invalid(listOf(outcome.errors));
    return isForm ? thank(reply) : acknowledge(reply, outcome.id);
  });

  await app.register(async (scope) => {
    await acceptMultipartForms(scope, takePlace);
    scope.post(joinPath, route(), async (request, reply) => {
      const { fields, isForm } = fieldsOf(request, applicationFieldsOf);
      const outcome = await submissions.acceptApplication(fields, metadataOf(request, fields));
      if (!outcome.ok) throw problems.invalid(listOf(outcome.errors));
      const { id: submissionId, uploadToken } = outcome;
      const address = cvAddress(submissionId, uploadToken);
      if (!isForm) return acknowledge(reply.header('location', address), submissionId);
      const file = request.sentFile;
      if (file) await acceptFromForm(cvUploads, { submissionId, file, address });
      return thank(reply);
    });
  });
  await cvRoutes(app, {
    cvUploads,
    checkOrigin,
    takePlace,
    rateLimit: limitOf(rateLimit, 'onRequest'),
  });

  app.get('/api/*', (request) => {
    const path = request.url.split('?')[0] ?? '';
    throw [contactPath, joinPath].includes(path)
      ? problems.methodNotAllowed('POST')
      : problems.notFound();
  });
}

function fieldsOf(request: FastifyRequest, read: (form: URLSearchParams) => Fields) {
  const { body } = request;
  if (body instanceof URLSearchParams) return { fields: read(body), isForm: true };
  if (!isObject(body)) throw problems.notJson();
  return { fields: body as Fields, isForm: false };
}

function metadataOf(request: FastifyRequest, fields: Fields): RequestMetadata {
  return requestMetadata(fields, {
    idempotencyKey: headerOf(request, 'idempotency-key'),
    source: headerOf(request, 'x-landing'),
  });
}

function acknowledge(reply: FastifyReply, id: string) {
  return reply.code(201).header('cache-control', 'no-store').send({ id });
}

function thank(reply: FastifyReply) {
  return reply.header('cache-control', 'no-store').redirect('/gracias', 303);
}

function listOf(errors: FieldErrors<string>) {
  return Object.entries(errors).map(([field, message = '']) => ({ field, message }));
}

function isObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** `preHandler`: after the body was read, so that a page that says "wait" can carry what was typed. */
function limitOf(
  { max, windowSeconds }: SubmissionRoutesOptions['rateLimit'],
  hook: 'onRequest' | 'preHandler',
) {
  return {
    max,
    timeWindow: windowSeconds * 1000,
    hook,
    errorResponseBuilder: (_: FastifyRequest, { ttl }: { ttl: number }) =>
      problems.tooMany(Math.ceil(ttl / 1000)),
  };
}
