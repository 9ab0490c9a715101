import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { honeypotField } from '../../domain/quote/honeypot.ts';
import { eventually } from '../test-support/eventually.ts';
import { quoteBody, quoteForm } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';

test('§7 Contact call: a filled trap field answers as usual, keeps the submission and holds the mail', async () => {
  await using server = await makeTestServer();
  const answer = await server.postJson('/api/contact', quoteBody({ [honeypotField]: 'x' }));
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json();
  const [row] = server.rows('select * from submissions');
  expect(row).toMatchObject({ id, quarantined: 1 });
  expect(String(row?.payload)).not.toContain(honeypotField);
  expect(server.rows('select state from outbox')).toEqual([{ state: 'held' }]);
  expect((await server.app.inject('/health')).json().outbox).toMatchObject({ held: 1, pending: 0 });
});

test('§7 Contact call: the trap in a plain form thanks as usual and keeps the submission', async () => {
  await using server = await makeTestServer();
  const answer = await server.postForm('/api/contact', quoteForm({ [honeypotField]: 'http://x' }));
  expect(answer.statusCode).toBe(303);
  expect(server.rows('select quarantined from submissions')).toEqual([{ quarantined: 1 }]);
});

test('§7 Contact call: the same submission without the trap is a submission of its own', async () => {
  await using server = await makeTestServer();
  await server.postJson('/api/contact', quoteBody({ [honeypotField]: 'x' }));
  await server.postJson('/api/contact', quoteBody());
  expect(server.rows('select quarantined from submissions order by quarantined')).toEqual([
    { quarantined: 0 },
    { quarantined: 1 },
  ]);
});

test('§7 Contact call: a held submission is mailed once when it is released', async () => {
  await using server = await makeTestServer({ withMail: true });
  const answer = await server.postJson('/api/contact', quoteBody({ [honeypotField]: 'x' }));
  const { id } = answer.json();
  expect(await server.storage.releaseSubmission(id, server.now())).toBe(true);
  server.wake();
  await eventually(() => server.rows("select id from outbox where state = 'sent'").length === 1);
  expect(readdirSync(server.mailFolder)).toHaveLength(1);
  expect(await server.storage.releaseSubmission(id, server.now())).toBe(false);
});
