import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import type { FieldErrors } from '../../domain/quote/quote-form.ts';
import { idempotencyKeyOf, isTrapped, landingOf } from '../inbox/envelope.ts';
import type { Fields, Inbox, Outcome } from '../inbox/inbox.ts';
import { applicationFieldsOf, quoteFieldsOf } from './plain-form.ts';
import { problems } from './problem.ts';

export interface LetterRoutesOptions {
  inbox: Inbox;
  catalogue: PriceList;
  rateLimit: { max: number; windowSeconds: number };
  checkOrigin: (request: FastifyRequest) => Promise<void>;
}

export const contactPath = '/api/contact';
export const joinPath = '/api/join-us';

/** §7 The two calls of the site. */
export function letterRoutes(app: FastifyInstance, options: LetterRoutesOptions): void {
  const { inbox, catalogue, rateLimit, checkOrigin } = options;
  const route = (
    url: string,
    fieldsOf: (form: URLSearchParams) => Fields,
    accept: Inbox['acceptQuote'] | Inbox['acceptApplication'],
  ) =>
    app.post(url, {
      onRequest: checkOrigin,
      config: { rateLimit: limitOf(rateLimit) },
      handler: async (request, reply) => {
        const { body } = request;
        const form = body instanceof URLSearchParams ? body : null;
        if (!form && !isObject(body)) throw problems.notJson();
        const fields = form ? fieldsOf(form) : (body as Fields);
        const outcome = await accept(fields, {
          idempotencyKey: idempotencyKeyOf(headerOf(request, 'idempotency-key')),
          landing: landingOf(headerOf(request, 'x-landing')),
          trapped: isTrapped(fields),
        });
        return answer(reply, outcome, form !== null);
      },
    });
  route(contactPath, (form) => quoteFieldsOf(form, catalogue), inbox.acceptQuote);
  route(joinPath, applicationFieldsOf, inbox.acceptApplication);

  app.get('/api/*', (request) => {
    const path = request.url.split('?')[0] ?? '';
    throw [contactPath, joinPath].includes(path)
      ? problems.methodNotAllowed('POST')
      : problems.notFound();
  });
}

function answer(reply: FastifyReply, outcome: Outcome<string>, isForm: boolean) {
  if (!outcome.ok) throw problems.invalid(listOf(outcome.errors));
  reply.header('cache-control', 'no-store');
  return isForm ? reply.redirect('/gracias', 303) : reply.code(201).send({ id: outcome.id });
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

/** After the body was read, so that a page that says "wait" can carry what was typed. */
function limitOf({ max, windowSeconds }: LetterRoutesOptions['rateLimit']) {
  return {
    max,
    timeWindow: windowSeconds * 1000,
    hook: 'preHandler' as const,
    errorResponseBuilder: (_: FastifyRequest, { ttl }: { ttl: number }) =>
      problems.tooMany(Math.ceil(ttl / 1000)),
  };
}
