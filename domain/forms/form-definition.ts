import * as z from 'zod/mini';
import { maxItems } from '../catalogue/catalogue.ts';
import { withThousands } from '../catalogue/thousands.ts';
import { isEmailAddress } from './email-address.ts';
import { cleanContact, cleanLine, cleanText, lengthOf } from './text.ts';

// Zod compiles validators with `new Function` unless told not to; the content policy forbids that.
// Without a locale its own messages are English, and any of them may reach a visitor.
z.config({ jitless: true, localeError: () => 'Revisa este dato.' });

/**
 * A form is defined once: the React form, the page for browsers without scripts, the schema, the mail,
 * the table of submissions and the webhook read the same fields, in this order.
 */
export interface FormDefinition {
  /** Where it is sent to. */
  path: string;
  heading: string;
  submitLabel: string;
  /** By name, in the order of the page. */
  fields: Record<string, FormField>;
}

export type FormField = TextField | ChoiceField | FileField;

interface Labelled {
  /** Without the mark of a required field, which `labelOf` adds. */
  label: string;
  /** For mails and tables, where it differs. */
  shortLabel?: string;
  required: boolean;
}

export interface TextField extends Labelled {
  type: 'text' | 'email' | 'tel' | 'textarea';
  /** Autofill token of HTML. */
  autocomplete?: string;
  inputMode?: 'email';
  placeholder?: string;
  /** `email`: has to be an address that can be answered to, which has a limit of its own. */
  format?: 'email';
  /** In characters, as `lengthOf` counts them. */
  maxLength?: number;
  /** What the message about the length calls it: `El nombre`. */
  subject?: string;
  /** Said when it is required and empty. */
  missing?: string;
}

/** A choice from the catalogue: ids are sent. */
interface ChoiceField extends Labelled {
  type: 'select' | 'checkboxes';
  missing?: string;
}

/** Is sent apart from the other fields, and checked by rules of its own. */
interface FileField extends Labelled {
  type: 'file';
  accept: string;
  /** What files are taken, in words. */
  requirements: string;
}

/**
 * The honeypot: a field that people never see. Its name means nothing to autofill or password managers;
 * a submission that fills it in is kept, apart, for the staff to look at.
 */
export const honeypotField = 'nota_interna';

export function isTextField(field: FormField): field is TextField {
  return ['text', 'email', 'tel', 'textarea'].includes(field.type);
}

/** The fields that people type into, in the order of the page. */
export function textFieldsOf(fields: FormDefinition['fields']): [name: string, TextField][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isTextField(field) ? [[name, field] satisfies [string, TextField]] : [],
  );
}

/** The label as it stands at the field; an asterisk marks what is required. */
export function labelOf({ label, required }: Pick<FormField, 'label' | 'required'>): string {
  return required ? `${label} *` : label;
}

type ValueOf<Field extends FormField> = Field extends { type: 'checkboxes' } ? string[] : string;

type Schemas<Fields extends FormDefinition['fields']> = {
  [Name in keyof Fields as Fields[Name] extends { type: 'file' } ? never : Name]: z.ZodMiniType<
    ValueOf<Fields[Name]>
  >;
};

/** §5.1 The schema of every field but files, by name. Cleaned values come out. */
export function schemasOf<Fields extends FormDefinition['fields']>(
  fields: Fields,
): Schemas<Fields> {
  const schemas = Object.entries(fields)
    .filter(([, { type }]) => type !== 'file')
    .map(([name, field]) => [name, schemaOf(field)]);
  return Object.fromEntries(schemas);
}

function schemaOf(field: FormField): z.ZodMiniType {
  if (isTextField(field)) return textSchema(field);
  return field.type === 'checkboxes' ? idsSchema : z._default(idSchema, '');
}

const notText = 'Escribe texto en este campo.';

/** A text, cleaned; empty where it is optional and absent. */
export function textSchema(field: Omit<TextField, 'label'>): z.ZodMiniType<string> {
  const { type, format, maxLength = Infinity, subject = 'El texto', missing = notText } = field;
  const checks = [
    z.refine<string>((text) => lengthOf(text) <= maxLength, {
      error: ({ input }) =>
        `${subject} admite hasta ${withThousands(maxLength)} caracteres; ahora tiene ${withThousands(lengthOf(String(input)))}.`,
    }),
    z.refine<string>((text) => format !== 'email' || text === '' || isEmailAddress(text), {
      error: 'Revisa tu correo: debe verse como nombre@dominio.com.',
    }),
  ] as const;
  const isContact = format === 'email' || type === 'tel';
  const cleaned = z.transform(
    type === 'textarea' ? cleanText : isContact ? cleanContact : cleanLine,
  );
  return field.required
    ? z.pipe(
        z.pipe(z.string(missing), cleaned),
        z.string().check(z.minLength(1, missing), ...checks),
      )
    : z._default(z.pipe(z.pipe(z.string(notText), cleaned), z.string().check(...checks)), '');
}

/** Ids are slugs; one that is unknown is kept and flagged, never refused. */
const maxIdLength = 120;
const pickOne = 'Elige una opción de la lista.';

export const idSchema = z.pipe(
  z.pipe(z.string(pickOne), z.transform(cleanLine)),
  z.string().check(z.maxLength(maxIdLength, pickOne)),
);

const idsSchema = z._default(z.array(idSchema).check(z.maxLength(maxItems)), []);

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export type Checked<Value> =
  | { ok: true; value: Value }
  | { ok: false; errors: FieldErrors<keyof Value & string> };

/** Runs a schema; on failure the first message of each field, in Spanish. */
export function check<Value>(schema: z.ZodMiniType<Value>, input: unknown): Checked<Value> {
  const result = z.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors<keyof Value & string> = {};
  for (const { path, message } of result.error.issues) {
    errors[String(path[0] ?? '') as keyof Value & string] ??= message;
  }
  return { ok: false, errors };
}
