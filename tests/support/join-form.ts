import { writeFileSync } from 'node:fs';
import { makePdf } from '../../server/test-support/cv-files.ts';
import { type Page, test, visit } from './test.ts';

/** §4.11 The labels of the join form's button. */
export const joinLabels = {
  idle: 'Enviar solicitud',
  sending: 'Enviando…',
  success: '¡Enviado!',
  error: 'Error, inténtalo otra vez',
};

/** §7.2 The addresses that the form and its CV are sent to, for routes of a page. */
export const joinCall = '**/api/join-us';
export const cvCall = '**/api/join-us/*/cv?*';

export function joinForm(page: Page) {
  const form = page.locator('form[action="/api/join-us"]');
  return {
    form,
    name: form.getByLabel('Nombre completo *'),
    email: form.getByLabel('Correo electrónico *'),
    role: form.getByLabel('Puesto'),
    message: form.getByLabel('Mensaje'),
    cv: form.getByLabel('CV', { exact: true }),
    send: form.getByRole('button', { name: new RegExp(Object.values(joinLabels).join('|')) }),
    /** What is said of the CV after the application has arrived. */
    upload: page.getByRole('region', { name: 'Envío de tu CV' }),
  };
}

export async function openJoinForm(page: Page) {
  await visit(page, '/about');
  return joinForm(page);
}

/** Opens the form and fills in who applies. */
export async function fillJoinForm(page: Page, visitor: string) {
  const fields = await openJoinForm(page);
  await fields.name.fill('Luz Núñez');
  await fields.email.fill(visitor);
  return fields;
}

/** Puts a file where the browser can read it, and gives its path. */
export function onDisk(name: string, content = makePdf()): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, content);
  return path;
}
