import { honeypotField } from '../../domain/forms/form-definition.ts';
import type { NewSubmission } from '../storage/submissions.ts';

/** A valid contact body with exactly the keys of §7.1. */
export function quoteBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    selectedAddonIds: ['formulario-avanzado'],
    name: 'Ana López',
    email: 'ana@example.com',
    phone: '722 555 0100',
    company: 'Panadería Sol',
    category: 'desarrollo-web',
    plan: 'web-esencial',
    service: '',
    message: 'Quiero un sitio.\nCon tienda.',
    selectedList: [],
    total: 800,
    ...changes,
  };
}

export function joinBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Luz',
    email: 'luz@example.com',
    role: 'Diseño',
    message: 'Me gusta su trabajo.',
    ...changes,
  };
}

/** The contact form as a browser without scripts sends it. */
export function quoteForm(changes: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    name: 'Ana López',
    email: 'ana@example.com',
    phone: '',
    company: '',
    category: 'desarrollo-web',
    plan: 'web-esencial',
    service: '',
    message: 'Hola\r\nmundo',
    [honeypotField]: '',
    ...changes,
  });
}

/** When the submissions of the storage tests arrive, in milliseconds since 1970. */
export const arrival = 1_800_000_000_000;
let made = 0;

/** A submission as it is handed to the storage, unlike every other. Ids sort by arrival. */
export function newSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
  made += 1;
  const receivedAt = changes.receivedAt ?? arrival;
  const id = `${receivedAt}-${String(made).padStart(6, '0')}`;
  return {
    id,
    kind: 'quote',
    receivedAt,
    payload: { name: 'Ana' },
    pricing: null,
    quarantined: false,
    source: null,
    contentHash: id,
    idempotencyKey: null,
    uploadToken: null,
    notifications: [{ id: `n-${id}`, kind: 'agency-mail', messageId: `<${id}@x>` }],
    ...changes,
  };
}
