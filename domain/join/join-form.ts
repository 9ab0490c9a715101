import * as z from 'zod/mini';
import { type Checked, check, type FormDefinition, schemasOf } from '../forms/form-definition.ts';
import { quoteFormDefinition } from '../quote/quote-form.ts';
import { cvAccept, cvField, cvRequirements } from './cv-file.ts';

/** §5.2 Join form: the browser checks it by itself, so its e-mail field is one. */
export const joinFormDefinition = {
  path: '/api/join-us',
  heading: 'Únete al equipo',
  submitLabel: 'Enviar solicitud',
  fields: {
    name: { ...quoteFormDefinition.fields.name, label: 'Nombre completo', shortLabel: 'Nombre' },
    email: { ...quoteFormDefinition.fields.email, type: 'email' },
    role: {
      type: 'text',
      label: 'Puesto',
      autocomplete: 'organization-title',
      placeholder: '¿Qué te gustaría hacer aquí?',
      required: false,
      maxLength: 200,
      subject: 'El puesto',
    },
    message: {
      type: 'textarea',
      label: 'Mensaje',
      required: false,
      maxLength: 5000,
      subject: 'El mensaje',
    },
    [cvField]: {
      type: 'file',
      label: 'CV',
      required: false,
      accept: cvAccept,
      requirements: cvRequirements,
    },
  },
} as const satisfies FormDefinition;

/** §4.11 Join form: the button says where the sending stands. */
export const joinButtonLabels = {
  idle: joinFormDefinition.submitLabel,
  sending: 'Enviando…',
  success: '¡Enviado!',
  error: 'Error, inténtalo otra vez',
} as const;

/** §7.2: the body of `POST /api/join-us`. */
const joinSchema = z.object(schemasOf(joinFormDefinition.fields));

export type JoinApplication = z.infer<typeof joinSchema>;

/** §5.2 Checks a job application; on failure one Spanish message per field. */
export function checkJoin(input: unknown): Checked<JoinApplication> {
  return check(joinSchema, input);
}
