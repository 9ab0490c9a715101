import * as z from 'zod/mini';
import type { ItemType } from '../catalogue/lookup.ts';
import { isEmailAddress } from './email-address.ts';
import { cleanLine, cleanText, lengthOf } from './text.ts';

// Zod compiles validators with `new Function` unless told not to; the content policy forbids that.
// Without a locale its own messages are English, and any of them may reach a visitor.
z.config({ jitless: true, localeError: () => 'Revisa este dato.' });

/** Limits in characters as `lengthOf` counts them. */
export const quoteLimits = { name: 200, phone: 60, company: 200, message: 5000 } as const;

/** §5 and §8: the texts the contact form answers with. */
export const quoteMessages = {
  incomplete: 'Por favor, completa los campos obligatorios y/o selección de plan/servicio.',
  failed: 'Hubo un error al enviar. Intenta de nuevo más tarde.',
  sent: 'Mensaje enviado. ¡Gracias!',
} as const;

const inSpanish = new Intl.NumberFormat('es-MX');

function tooLong(what: string, limit: number) {
  return (issue: { input?: unknown }) =>
    `${what} admite hasta ${inSpanish.format(limit)} caracteres; ahora tiene ${inSpanish.format(lengthOf(String(issue.input)))}.`;
}

const atMost = (what: string, limit: number) =>
  z.refine<string>((text) => lengthOf(text) <= limit, { error: tooLong(what, limit) });

const line = (missing: string) => z.pipe(z.string(missing), z.transform(cleanLine));
const lines = (missing: string) => z.pipe(z.string(missing), z.transform(cleanText));

const notText = 'Escribe texto en este campo.';

export function optionalLine(what: string, limit: number) {
  return z._default(z.pipe(line(notText), z.string().check(atMost(what, limit))), '');
}

export function optionalText(what: string, limit: number) {
  return z._default(z.pipe(lines(notText), z.string().check(atMost(what, limit))), '');
}

const missingName = 'Escribe tu nombre.';

export const nameField = z.pipe(
  line(missingName),
  z.string().check(z.minLength(1, missingName), atMost('El nombre', quoteLimits.name)),
);

const missingEmail = 'Escribe tu correo electrónico.';

export const emailField = z.pipe(
  line(missingEmail),
  z.string().check(
    z.minLength(1, missingEmail),
    z.refine((text: string) => text === '' || isEmailAddress(text), {
      error: 'Revisa tu correo: debe verse como nombre@dominio.com.',
    }),
  ),
);

/** Longest id taken; ours are slugs, and one that is unknown is kept and flagged, never refused. */
const longestId = 120;
const pickOne = 'Elige una opción de la lista.';
const anyId = z.pipe(line(pickOne), z.string().check(z.maxLength(longestId, pickOne)));
const choice = z._default(anyId, '');

const itemTypes: readonly ItemType[] = ['plan', 'servicio', 'addon', 'bonus'];

const selectedItem = z.object({
  id: anyId,
  name: optionalLine('El nombre del elemento', 300),
  type: z.enum(itemTypes as [ItemType, ...ItemType[]]),
  price: z.union([z.number(), anyId]),
  categoryId: z._default(anyId, ''),
});
export type SelectedItem = z.infer<typeof selectedItem>;

const mostItems = 100;
const missingMessage = 'Cuéntanos qué necesitas.';

/** §7: the body of `POST /api/contact`. Cleaned values come out. */
const quoteSchema = z.object({
  selectedAddonIds: z._default(z.array(anyId).check(z.maxLength(mostItems)), []),
  name: nameField,
  email: emailField,
  phone: optionalLine('El teléfono', quoteLimits.phone),
  company: optionalLine('La empresa', quoteLimits.company),
  category: choice,
  plan: choice,
  service: choice,
  message: z.pipe(
    lines(missingMessage),
    z.string().check(z.minLength(1, missingMessage), atMost('El mensaje', quoteLimits.message)),
  ),
  selectedList: z._default(z.array(selectedItem).check(z.maxLength(mostItems)), []),
  total: z._default(z.number(), 0),
});

export type Quote = z.infer<typeof quoteSchema>;
export type QuoteField = keyof Quote;

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export type Checked<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: FieldErrors<Field> };

/**
 * §5 Checks a quote request; on failure one Spanish message per field. Without a carried package a
 * category and a plan or a service are required: asked apart from the schema, so that a visitor sees
 * everything that is missing at once.
 */
export function checkQuote(input: unknown): Checked<Quote, QuoteField> {
  const checked = check<Quote, QuoteField>(quoteSchema, input);
  const { selectedList, category, plan, service } = (input ?? {}) as Record<string, unknown>;
  if (Array.isArray(selectedList) && selectedList.length > 0) return checked;
  const choices: FieldErrors<QuoteField> = {};
  if (isBlank(category)) choices.category = 'Elige una categoría.';
  if (isBlank(plan) && isBlank(service)) choices.plan = 'Elige un plan o un servicio.';
  if (Object.keys(choices).length === 0) return checked;
  return { ok: false, errors: { ...choices, ...(checked.ok ? {} : checked.errors) } };
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' ? cleanLine(value) === '' : !value;
}

/** Runs a schema and keeps the first message of each field. */
export function check<Value, Field extends string>(
  schema: z.ZodMiniType<Value>,
  input: unknown,
): Checked<Value, Field> {
  const result = z.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors<Field> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '') as Field;
    errors[field] ??= issue.message;
  }
  return { ok: false, errors };
}
