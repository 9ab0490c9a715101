import { expect, test } from 'vitest';
import { honeypotField } from '../../domain/forms/form-definition.ts';
import { quoteBody, quoteForm } from '../test-support/submissions.ts';
import { makeTestServer, type TestServer } from '../test-support/test-server.ts';

const key = { 'idempotency-key': '6f1d2c9e-0000-4000-8000-000000000001' };

async function idOf(server: TestServer, changes = {}, headers = {}): Promise<string> {
  const answer = await server.postJson('/api/contact', quoteBody(changes), headers);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

test('§12.3 Idempotency: a key belongs to one content; without one equal content is one submission', async () => {
  await using server = await makeTestServer();
  const first = await idOf(server, {}, key);
  const parallel = await Promise.all(Array.from({ length: 8 }, () => idOf(server, {}, key)));
  expect(new Set(parallel)).toEqual(new Set([first]));
  const other = await idOf(server, { message: 'Otra cosa' }, key);
  expect(await idOf(server, { message: 'Otra cosa' }, key)).toBe(other);
  const secondKey = await idOf(server, {}, { 'idempotency-key': 'otra' });
  const plain = await idOf(server, { message: 'Sin clave' });
  expect(await idOf(server, { message: 'Sin clave' })).toBe(plain);
  expect(new Set([first, other, secondKey, plain]).size).toBe(4);
});

test('§12.3 Idempotency: a refused submission is not remembered under its key', async () => {
  await using server = await makeTestServer();
  const refused = await server.postJson('/api/contact', quoteBody({ name: '' }), key);
  expect(refused.statusCode).toBe(422);
  await idOf(server, {}, key);
  expect(server.rows('select id from submissions')).toHaveLength(1);
});

test('§12.4 Honeypot: a filled honeypot answers as usual, keeps the submission and its mail in quarantine', async () => {
  await using server = await makeTestServer();
  const answer = await server.postJson('/api/contact', quoteBody({ [honeypotField]: 'x' }));
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json();
  expect(server.rows('select id, quarantined from submissions')).toEqual([{ id, quarantined: 1 }]);
  expect(server.payload()).toEqual(quoteBody());
  expect(server.rows('select state from outbox')).toEqual([{ state: 'quarantined' }]);
  const { outbox } = (await server.app.inject('/health')).json();
  expect(outbox).toMatchObject({ quarantined: 1, pending: 0 });
  // The same without it is a submission of its own.
  expect(await idOf(server)).not.toBe(id);
});

test('§12.4 Honeypot: the honeypot of a plain form thanks as usual and keeps the submission', async () => {
  await using server = await makeTestServer();
  const answer = await server.postForm('/api/contact', quoteForm({ [honeypotField]: 'http://x' }));
  expect(answer.statusCode).toBe(303);
  expect(server.rows('select quarantined from submissions')).toEqual([{ quarantined: 1 }]);
});
