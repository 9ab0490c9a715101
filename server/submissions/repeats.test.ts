import { expect, test } from 'vitest';
import { quoteBody } from '../test-support/submissions.ts';
import { makeTestServer, type TestServer } from '../test-support/test-server.ts';

const key = { 'idempotency-key': '6f1d2c9e-0000-4000-8000-000000000001' };

async function idOf(server: TestServer, changes = {}, headers = {}): Promise<string> {
  const answer = await server.postJson('/api/contact', quoteBody(changes), headers);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

const count = (server: TestServer, table: string) =>
  server.rows(`select count(*) as n from ${table}`)[0]?.n;

test('§7 Contact call: parallel posts with one key are one submission and one notification', async () => {
  await using server = await makeTestServer();
  const ids = await Promise.all(Array.from({ length: 8 }, () => idOf(server, {}, key)));
  expect(new Set(ids).size).toBe(1);
  expect(count(server, 'submissions')).toBe(1);
  expect(count(server, 'outbox')).toBe(1);
});

test('§7 Contact call: the same key and content gives the first answer for 24 hours, then a new submission', async () => {
  await using server = await makeTestServer();
  const first = await idOf(server, {}, key);
  await server.advance(23 * 60 * 60 * 1000);
  expect(await idOf(server, {}, key)).toBe(first);
  await server.advance(2 * 60 * 60 * 1000);
  expect(await idOf(server, {}, key)).not.toBe(first);
});

test('§7 Contact call: the same key with other content is a new submission, and both are remembered', async () => {
  await using server = await makeTestServer();
  const first = await idOf(server, {}, key);
  const second = await idOf(server, { message: 'Otra cosa' }, key);
  expect(second).not.toBe(first);
  expect(await idOf(server, {}, key)).toBe(first);
  expect(await idOf(server, { message: 'Otra cosa' }, key)).toBe(second);
});

test('§7 Contact call: without a key equal content is one submission for ten minutes', async () => {
  await using server = await makeTestServer();
  const first = await idOf(server);
  expect(await idOf(server)).toBe(first);
  expect(await idOf(server, { message: 'Distinto' })).not.toBe(first);
  await server.advance(11 * 60 * 1000);
  expect(await idOf(server)).not.toBe(first);
});

test('§7 Contact call: another key is another submission, even with equal content', async () => {
  await using server = await makeTestServer();
  const first = await idOf(server, {}, key);
  expect(await idOf(server, {}, { 'idempotency-key': 'otra' })).not.toBe(first);
});

test('§7 Contact call: a refused submission is not remembered under its key', async () => {
  await using server = await makeTestServer();
  const refused = await server.postJson('/api/contact', quoteBody({ name: '' }), key);
  expect(refused.statusCode).toBe(422);
  await idOf(server, {}, key);
  expect(count(server, 'submissions')).toBe(1);
});
