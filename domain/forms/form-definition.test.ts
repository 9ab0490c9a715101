import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { check, type FormDefinition, labelOf, schemasOf, textFieldsOf } from './form-definition.ts';

const fields = {
  name: { type: 'text', label: 'Nombre', required: true, missing: 'Escribe tu nombre.' },
  email: { type: 'email', format: 'email', label: 'Correo', required: false },
  budget: {
    type: 'textarea',
    label: 'Presupuesto',
    required: false,
    maxLength: 4,
    subject: 'El presupuesto',
  },
  plan: { type: 'select', label: 'Plan', required: false },
  addons: { type: 'checkboxes', label: 'Complementos', required: false },
  cv: { type: 'file', label: 'CV', required: false, accept: '.pdf', requirements: 'PDF' },
} as const satisfies FormDefinition['fields'];

const checkForm = (input: unknown) => check(z.object(schemasOf(fields)), input);

test('§5.1 Contact form: absent optional fields are empty, and a file is no part of the body', () => {
  expect(checkForm({ name: ' Ana ', cv: 'x' })).toEqual({
    ok: true,
    value: { name: 'Ana', email: '', budget: '', plan: '', addons: [] },
  });
});

test('§5.1 Contact form: each field is checked by what its definition says', () => {
  expect(
    checkForm({ name: ' ', email: 'ana@', budget: 'a\r\nbcd', plan: 'x'.repeat(121) }),
  ).toEqual({
    ok: false,
    errors: {
      name: 'Escribe tu nombre.',
      email: 'Revisa tu correo: debe verse como nombre@dominio.com.',
      budget: 'El presupuesto admite hasta 4 caracteres; ahora tiene 5.',
      plan: 'Elige una opción de la lista.',
    },
  });
});

test('§5.1 Contact form: what is typed comes in the order of the page, what is required is marked', () => {
  expect(textFieldsOf(fields).map(([name]) => name)).toEqual(['name', 'email', 'budget']);
  expect([labelOf(fields.name), labelOf(fields.email)]).toEqual(['Nombre *', 'Correo']);
});
