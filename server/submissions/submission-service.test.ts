import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { honeypotField } from '../../domain/forms/form-definition.ts';
import { releaseSubmission } from '../storage/outbox.ts';
import { eventually } from '../test-support/eventually.ts';
import { quoteBody, quoteForm } from '../test-support/submissions.ts';
import { makeTestServer, type TestServer } from '../test-support/test-server.ts';

const key = { 'idempotency-key': '6f1d2c9e-0000-4000-8000-000000000001' };

async function idOf(server: TestServer, changes = {}, headers = {}): Promise<string> {
  const answer = await server.postJson('/api/contact', quoteBody(changes), headers);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

const count = (server: TestServer, table: string) =>
  server.rows(`select count(*) as n from ${table}`)[0]?.n;

test('§12.3 Idempotency: parallel posts with one key are one submission and one notification', async () => {
  await using server = await makeTestServer();
  const ids = await Promise.all(Array.from({ length: 8 }, () => idOf(server, {}, key)));
  expect(new Set(ids).size).toBe(1);
  expect(count(server, 'submissions')).toBe(1);
  expect(count(server, 'outbox')).toBe(1);
});

test('§12.3 Idempotency: the same key and content gives the first answer for 24 hours, then a new submission', async () => {
  await using server = await makeTestServer();
  const first = await idOf(server, {}, key);
  await server.advance(23 * 60 * 60 * 1000);
  expect(await idOf(server, {}, key)).toBe(first);
  await server.advance(2 * 60 * 60 * 1000);
  expect(await idOf(server, {}, key)).not.toBe(first);
});

test('§12.3 Idempotency: the same key with other content is a new submission, and both are remembered', async () => {
  await using server = await makeTestServer();
  const first = await idOf(server, {}, key);
  const second = await idOf(server, { message: 'Otra cosa' }, key);
  expect(second).not.toBe(first);
  expect(await idOf(server, {}, key)).toBe(first);
  expect(await idOf(server, { message: 'Otra cosa' }, key)).toBe(second);
});

test('§12.3 Idempotency: without a key equal content is one submission for ten minutes', async () => {
  await using server = await makeTestServer();
  const first = await idOf(server);
  expect(await idOf(server)).toBe(first);
  expect(await idOf(server, { message: 'Distinto' })).not.toBe(first);
  await server.advance(11 * 60 * 1000);
  expect(await idOf(server)).not.toBe(first);
});

test('§12.3 Idempotency: another key is another submission, even with equal content', async () => {
  await using server = await makeTestServer();
  const first = await idOf(server, {}, key);
  expect(await idOf(server, {}, { 'idempotency-key': 'otra' })).not.toBe(first);
});

test('§12.3 Idempotency: a refused submission is not remembered under its key', async () => {
  await using server = await makeTestServer();
  const refused = await server.postJson('/api/contact', quoteBody({ name: '' }), key);
  expect(refused.statusCode).toBe(422);
  await idOf(server, {}, key);
  expect(count(server, 'submissions')).toBe(1);
});

test('§12.4 Honeypot: a filled honeypot answers as usual, keeps the submission and its mail in quarantine', async () => {
  await using server = await makeTestServer();
  const answer = await server.postJson('/api/contact', quoteBody({ [honeypotField]: 'x' }));
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json();
  const [row] = server.rows('select * from submissions');
  expect(row).toMatchObject({ id, quarantined: 1 });
  expect(String(row?.payload)).not.toContain(honeypotField);
  expect(server.rows('select state from outbox')).toEqual([{ state: 'quarantined' }]);
  expect((await server.app.inject('/health')).json().outbox).toMatchObject({
    quarantined: 1,
    pending: 0,
  });
});

test('§12.4 Honeypot: the honeypot of a plain form thanks as usual and keeps the submission', async () => {
  await using server = await makeTestServer();
  const answer = await server.postForm('/api/contact', quoteForm({ [honeypotField]: 'http://x' }));
  expect(answer.statusCode).toBe(303);
  expect(server.rows('select quarantined from submissions')).toEqual([{ quarantined: 1 }]);
});

test('§12.4 Honeypot: the same submission with an empty honeypot is a submission of its own', async () => {
  await using server = await makeTestServer();
  await server.postJson('/api/contact', quoteBody({ [honeypotField]: 'x' }));
  await server.postJson('/api/contact', quoteBody());
  expect(server.rows('select quarantined from submissions order by quarantined')).toEqual([
    { quarantined: 0 },
    { quarantined: 1 },
  ]);
});

test('§12.4 Honeypot: a quarantined submission is mailed once when it is released', async () => {
  await using server = await makeTestServer({ withMail: true });
  const answer = await server.postJson('/api/contact', quoteBody({ [honeypotField]: 'x' }));
  const { id } = answer.json();
  expect(await releaseSubmission(server.database, id, server.now())).toBe(true);
  server.wake();
  await eventually(() => server.rows("select id from outbox where state = 'sent'").length === 1);
  expect(readdirSync(server.mailFolder)).toHaveLength(1);
  expect(await releaseSubmission(server.database, id, server.now())).toBe(false);
});
