import { expect, test } from 'vitest';
import { quoteBody } from '../test-support/letters.ts';
import { makeTestServer } from '../test-support/test-server.ts';

test('§7 Contact call: too many calls at once are asked to wait, pages are served, and it passes', async () => {
  await using server = await makeTestServer({ callsAtOnce: 2 });
  const letters = Array.from({ length: 20 }, (_, n) =>
    server.postJson('/api/contact', quoteBody({ message: `Carta ${n}` })),
  );
  const pages = Array.from({ length: 20 }, () => server.app.inject('/about'));
  const answers = await Promise.all(letters);
  const statuses = answers.map(({ statusCode }) => statusCode);
  const accepted = statuses.filter((status) => status === 201);
  expect(accepted.length).toBeGreaterThanOrEqual(2);
  const refused = answers.find(({ statusCode }) => statusCode === 503);
  expect(refused?.headers['retry-after']).toBe('5');
  expect(refused?.json().title).toContain('muchos envíos');
  expect(server.rows('select id from letters')).toHaveLength(accepted.length);
  for (const page of await Promise.all(pages)) expect(page.statusCode).toBe(200);
  expect((await server.postJson('/api/contact', quoteBody())).statusCode).toBe(201);
});

test('§7 Contact call: an error names the request as header and log do', async () => {
  await using server = await makeTestServer();
  const answer = await server.postJson('/api/contact', 'no es JSON');
  const id = answer.headers['x-request-id'];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(answer.json().instance).toBe(`urn:uuid:${id}`);
});
