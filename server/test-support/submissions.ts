import { honeypotField } from '../../domain/quote/honeypot.ts';

/** A valid contact body with exactly the keys of §7. */
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
