import * as z from 'zod/mini';
import {
  type Checked,
  check,
  emailField,
  nameField,
  optionalLine,
  optionalText,
} from '../quote/quote-form.ts';

/** §4 Join form: the button says where the sending stands. */
export const joinStatuses = ['idle', 'sending', 'success', 'error'] as const;
export type JoinStatus = (typeof joinStatuses)[number];

export const joinButtonLabels: Record<JoinStatus, string> = {
  idle: 'Enviar solicitud',
  sending: 'Enviando…',
  success: '¡Enviado!',
  error: 'Error, inténtalo otra vez',
};

/** §7: the body of `POST /api/join-us`. Cleaned values come out. */
const joinSchema = z.object({
  name: nameField,
  email: emailField,
  role: optionalLine('El puesto', 200),
  message: optionalText('El mensaje', 5000),
});

export type JoinApplication = z.infer<typeof joinSchema>;
export type JoinField = keyof JoinApplication;

/** §5 Checks a job application; on failure one Spanish message per field. */
export function checkJoin(input: unknown): Checked<JoinApplication, JoinField> {
  return check<JoinApplication, JoinField>(joinSchema, input);
}
