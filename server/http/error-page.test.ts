import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { honeypotField } from '../../domain/forms/form-definition.ts';
import { quoteForm } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';

test('§7.3 Forms without scripts: an invalid form comes back as a page with the errors and everything typed', async () => {
  await using server = await makeTestServer();
  const answer = await server.postForm(
    '/api/contact',
    quoteForm({
      email: 'ana@',
      name: '"><script>alert(1)</script>',
      message: '\nprimera\r\n</textarea><b>',
      selectedAddonIds: 'formulario-avanzado',
    }),
  );
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
  const html = answer.body;
  expect(html).toContain('nombre@dominio.com');
  expect(html).toContain('value="ana@"');
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script>');
  expect(html).toContain('>\n\nprimera\r\n&lt;/textarea&gt;&lt;b&gt;</textarea>');
  expect(html).toContain('<option value="web-esencial" selected>');
  expect(html).toContain('value="formulario-avanzado" checked');
  expect(html).toContain('<link rel="stylesheet" href="/assets/site-abcd1234.css">');
  for (const field of ['phone', 'company', 'category', 'service', honeypotField]) {
    expect(html).toContain(`name="${field}"`);
  }
  expect(html).not.toMatch(/\sstyle=/);
  const policy = String(answer.headers['content-security-policy']);
  for (const [, css = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
    expect(policy).toContain(createHash('sha256').update(css).digest('base64'));
  }
});

test.each([
  ['too large', quoteForm({ message: 'a'.repeat(70_000) }), {}, 413, 'demasiado largo'],
  ['of another site', quoteForm(), { origin: 'https://evil.example' }, 403, 'otro sitio'],
  [
    'of a type we do not take',
    quoteForm(),
    { 'content-type': 'multipart/form-data; boundary=x' },
    415,
    'no admitido',
  ],
])('§7.3 a form %s is refused with a Spanish page', async (_, form, headers, status, text) => {
  await using server = await makeTestServer();
  const answer = await server.postForm('/api/contact', form, headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
  expect(answer.body).toContain('<html lang="es-MX"');
  expect(answer.body).toContain(text);
});
