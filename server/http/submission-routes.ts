import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { findItem, type PriceList } from '../../domain/catalogue/catalogue.ts';
import { type FieldErrors, honeypotField } from '../../domain/forms/form-definition.ts';
import { cleanLine } from '../../domain/forms/text.ts';
import { joinFormDefinition } from '../../domain/join/join-form.ts';
import {
  addItem,
  packageParam,
  readPackage,
  type Selection,
  selectedListOf,
} from '../../domain/package/package.ts';
import {
  notSureYetCategory,
  orientationService,
  quoteFormDefinition,
} from '../../domain/quote/quote-form.ts';
import { entryOf } from '../../domain/visit/source.ts';
import type { CvUploadService } from '../submissions/cv-upload-service.ts';
import type { Fields, SubmissionService } from '../submissions/submission-service.ts';
import {
  acceptCvOfForm,
  acceptMultipartForms,
  cvAddress,
  cvUploadRoutes,
} from './cv-upload-routes.ts';
import { refusing } from './error-handlers.ts';
import { uploadLimit } from './limits.ts';
import { errorReplies } from './problem-details.ts';
import { confirmationLimit, rateLimitOf } from './rate-limit.ts';

export interface SubmissionRoutesOptions {
  submissions: SubmissionService;
  cvUploads: CvUploadService;
  catalogue: PriceList;
  rateLimit: { max: number; windowSeconds: number };
  checkOrigin: (request: FastifyRequest) => Promise<void>;
}

const contactPath: string = quoteFormDefinition.path;
const joinPath: string = joinFormDefinition.path;

/** §7.1 The two calls of the site, and the file that may follow the second. */
export async function submissionRoutes(
  app: FastifyInstance,
  { submissions, cvUploads, catalogue, rateLimit, checkOrigin }: SubmissionRoutesOptions,
): Promise<void> {
  const takeUploadSlot = uploadLimit();
  // One count for both forms.
  const mayConfirm = confirmationLimit(app);
  const metadata = (request: FastifyRequest, fields: Fields) => ({
    ...metadataOf(request, fields),
    mayConfirm: () => mayConfirm(request),
  });
  const route = (): RouteShorthandOptions => ({
    onRequest: [checkOrigin],
    config: { rateLimit: rateLimitOf(rateLimit, 'preHandler') },
  });

  app.post(contactPath, route(), async (request, reply) => {
    const { fields, isForm } = readFields(request, (form) =>
      quoteFieldsOf(form, packageOf(request, catalogue), catalogue),
    );
    const outcome = await submissions.acceptQuote(fields, metadata(request, fields));
    if (!outcome.ok) throw errorReplies.invalid(listOf(outcome.errors));
    return isForm ? thank(reply) : acknowledge(reply, outcome.id);
  });

  await app.register(async (scope) => {
    await acceptMultipartForms(scope, takeUploadSlot);
    scope.post(joinPath, route(), async (request, reply) => {
      const { fields, isForm } = readFields(request, (form) => Object.fromEntries(form));
      const outcome = await submissions.acceptApplication(fields, metadata(request, fields));
      if (!outcome.ok) throw errorReplies.invalid(listOf(outcome.errors));
      const { id: submissionId, uploadToken } = outcome;
      const address = cvAddress(submissionId, uploadToken);
      if (!isForm) return acknowledge(reply.header('location', address), submissionId);
      const file = request.sentFile;
      if (file) await acceptCvOfForm(cvUploads, { submissionId, file, address });
      return thank(reply);
    });
  });
  await cvUploadRoutes(app, {
    cvUploads,
    checkOrigin,
    takeUploadSlot,
    rateLimit: rateLimitOf(rateLimit, 'onRequest'),
  });

  app.route({ method: app.supportedMethods, url: '/api/*', ...refusing(errorReplies.notFound) });
}

function readFields(request: FastifyRequest, fromForm: (form: URLSearchParams) => Fields) {
  const { body } = request;
  if (body instanceof URLSearchParams) return { fields: fromForm(body), isForm: true };
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw errorReplies.notJson();
  }
  return { fields: body as Fields, isForm: false };
}

/**
 * §7.3 The package that goes with a form sent without scripts: the page of errors holds it as a field; the
 * prerendered page cannot, but its address names it, and comes along as the referrer.
 */
export function packageOf({ body, headers }: FastifyRequest, catalogue: PriceList): Selection {
  const field = body instanceof URLSearchParams ? body.get(packageParam) : null;
  const search =
    field === null
      ? (URL.parse(headers.referer ?? '')?.search ?? '')
      : `?${new URLSearchParams({ [packageParam]: field })}`;
  return readPackage({ search }, catalogue)?.items ?? [];
}

/**
 * §7.3 The contact form as a browser without scripts sends it, in the shape that our script sends. What is
 * chosen in it is added to a package.
 */
function quoteFieldsOf(
  form: URLSearchParams,
  packageItems: Selection,
  catalogue: PriceList,
): Fields {
  const fields: Fields = Object.fromEntries(form);
  fields.selectedAddonIds = form.getAll('selectedAddonIds').filter((id) => id !== '');
  // The total is computed here, and only the script can send a list.
  delete fields.total;
  delete fields.selectedList;
  if (!fields.category) {
    const chosen = fields.plan || fields.service;
    fields.category = catalogue.plans.find(({ id }) => id === chosen)?.categoryId ?? '';
  }
  // Whoever is not sure yet has nothing more to choose.
  if (fields.category === notSureYetCategory.id && !fields.plan && !fields.service) {
    fields.service = orientationService.id;
  }
  if (packageItems.length === 0) return fields;
  const chosen = [fields.plan, fields.service, ...form.getAll('selectedAddonIds')].flatMap(
    (id) => findItem(catalogue, String(id), String(fields.category)) ?? [],
  );
  const all = chosen.reduce<Selection>(addItem, packageItems);
  return {
    ...fields,
    plan: '',
    service: '',
    selectedAddonIds: [],
    selectedList: selectedListOf(all),
  };
}

/** A longer key is ignored: without one, equal content is recognised for ten minutes. */
const maxKeyLength = 200;
const maxSourceLength = 1000;

/** §12.4 Reads what the request's headers and its honeypot field say of a submission. */
function metadataOf({ headers }: FastifyRequest, fields: Fields) {
  const key = String(headers['idempotency-key'] ?? '').trim();
  const honeypot = fields[honeypotField];
  return {
    idempotencyKey: key !== '' && key.length <= maxKeyLength ? key : null,
    source: sourceOf(headers).slice(0, maxSourceLength) || null,
    quarantined: typeof honeypot === 'string' ? honeypot.trim() !== '' : Boolean(honeypot),
  };
}

/**
 * §12.9 Where the visitor came from, as the page says. Without scripts nobody knows the first page: the one with the
 * form has to do.
 */
function sourceOf(headers: FastifyRequest['headers']): string {
  const stated = headers['submission-source'];
  if (stated !== undefined) return cleanLine(String(stated));
  const page = URL.parse(headers.referer ?? '');
  // A form that was refused is sent again from the address of the call.
  return page && !page.pathname.startsWith('/api/') ? entryOf(page) : '';
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
