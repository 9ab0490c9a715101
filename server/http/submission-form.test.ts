import { expect, test } from 'vitest';
import { quoteForm } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';

test('§7.3 Forms without scripts: a form without scripts is stored and thanked with 303', async () => {
  await using server = await makeTestServer();
  const form = quoteForm({ next: 'https://evil.example' });
  form.append('selectedAddonIds', 'formulario-avanzado');
  form.append('selectedAddonIds', 'bonus-hosting');
  const answer = await server.postForm('/api/contact', form, {
    referer: 'https://evil.example/',
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/gracias');
  expect(server.payload()).toMatchObject({
    message: 'Hola\nmundo',
    selectedAddonIds: ['formulario-avanzado', 'bonus-hosting'],
    total: 800,
  });
  expect(server.pricing().flags).toEqual([]);
});

test('§7.3 Forms without scripts: the package of the address is stored, with what was chosen besides', async () => {
  await using server = await makeTestServer();
  const ids = `web-esencial,no-existe,web-esencial,<b>,${'x,'.repeat(500)}`;
  const answer = await server.postForm(
    '/api/contact',
    quoteForm({ category: '', plan: '', service: 'ppc-mensual' }),
    { referer: `http://localhost/contact?paquete=${encodeURIComponent(ids)}` },
  );
  expect(answer.statusCode).toBe(303);
  const { selectedList, plan, service, total } = server.payload();
  expect({ selectedList, plan, service, total }).toEqual({
    selectedList: [
      expect.objectContaining({ id: 'web-esencial', price: 680, categoryId: 'desarrollo-web' }),
      expect.objectContaining({ id: 'ppc-mensual', price: 580, categoryId: 'publicidad' }),
    ],
    plan: '',
    service: '',
    total: 1260,
  });
  expect(server.pricing().flags).toEqual([]);
});

test('§5.1 Contact form: a service chosen without a category brings its own', async () => {
  await using server = await makeTestServer();
  const answer = await server.postForm(
    '/api/contact',
    quoteForm({ category: '', plan: '', service: 'ppc-mensual' }),
  );
  expect(answer.statusCode).toBe(303);
  expect(server.payload().category).toBe('publicidad');
});
