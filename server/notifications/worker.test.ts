import { afterEach, beforeEach, expect, test } from 'vitest';
import { resend } from '../storage/outbox.ts';
import { findRecord } from '../storage/submission-records.ts';
import { freshDatabase } from '../test-support/databases.ts';
import { eventually } from '../test-support/eventually.ts';
import { catchMail, countByMessageId } from '../test-support/smtp-catcher.ts';
import { quoteBody } from '../test-support/submissions.ts';
import { makeTestServer, type TestServer } from '../test-support/test-server.ts';

const minute = 60_000;
const hour = 60 * minute;

const health = async (server: TestServer) => (await server.app.inject('/health')).json();

let smtp: Awaited<ReturnType<typeof catchMail>>;
beforeEach(async () => {
  smtp = await catchMail();
  smtp.refuse('5.7.1 refused');
});
afterEach(() => smtp[Symbol.asyncDispose]());

const mailingServer = (environment = {}) =>
  makeTestServer({ withMail: true, environment: { SMTP_URL: smtp.url, ...environment } });

/** Whatever would be sent again is due before the mail of a submission that comes now. */
async function expectNoMailTwice(server: TestServer) {
  await server.advance(hour);
  await server.postJson('/api/contact', quoteBody({ message: 'Otra' }));
  await eventually(() => countByMessageId(smtp.mails).size === 2);
  expect(smtp.mails).toHaveLength(2);
}

test('§13.3 Delivery: a refused mail is visible, tried again and arrives once under its Message-ID', async () => {
  await using server = await mailingServer();
  smtp.refuse('4.7.1 try later', 450);
  expect((await server.postJson('/api/contact', quoteBody())).statusCode).toBe(201);
  const waiting = await eventually(async () => {
    const answer = await health(server);
    return answer.outbox.retrying === 1 && answer;
  });
  expect(waiting).toMatchObject({ status: 'degraded', outbox: { pending: 1, failed: 0 } });
  const [row] = server.rows('select attempts, last_error, message_id from outbox');
  expect(row?.last_error).toContain('4.7.1 try later');

  smtp.refuse(null);
  await server.advance(2 * minute);
  await eventually(() => smtp.mails.length === 1);
  await eventually(async () => (await health(server)).outbox.pending === 0);
  expect(smtp.mails[0]?.parsed.messageId).toBe(row?.message_id);
  expect((await health(server)).status).toBe('ok');
  await expectNoMailTwice(server);
});

test('§13.3 Delivery: a mail that is refused for good waits for hours, for a setting to be mended', async () => {
  await using server = await mailingServer();
  await server.postJson('/api/contact', quoteBody());
  await eventually(async () => (await health(server)).outbox.retrying === 1);
  smtp.refuse(null);
  await server.advance(3 * hour);
  const [{ next_attempt_at: next } = {}] = server.rows('select next_attempt_at from outbox');
  expect(next).toBeGreaterThan(server.now());
  await server.advance(2 * hour);
  await eventually(() => smtp.mails.length === 1);
});

test('§13.3 Delivery: a mail whose database is gone when it has arrived is not sent again', async () => {
  const database = await freshDatabase();
  smtp.refuse(null);
  smtp.beforeAnswer(database.lose);
  await using server = await mailingServer({ DATABASE_URL: database.url });
  await server.postJson('/api/contact', quoteBody());
  // The mail is accepted, and the database cannot record it.
  await eventually(() => smtp.mails.length === 1 && smtp.senders() === 0);
  expect((await health(server)).storage).toBe('unusable');
  await database.bringBack();
  const states = () => database.rows('select state, attempts from outbox');
  await eventually(async () => (await states())[0]?.state === 'sent');
  expect(await states()).toEqual([{ state: 'sent', attempts: 1 }]);
  smtp.beforeAnswer(async () => {});
  await expectNoMailTwice(server);
});

/** Lets a final refusal be tried as often as given, five hours apart. */
async function advanceByTries(server: TestServer, count: number) {
  for (let tries = 1; tries <= count; tries += 1) {
    await server.untilRows(`select id from outbox where attempts >= ${tries}`, 1);
    await server.untilRows("select id from outbox where state <> 'claimed'", 1);
    await server.advance(5 * hour);
  }
}

test('§13.3 Delivery: after a day of final refusals the notification is given up, and stays visible', async () => {
  await using server = await mailingServer();
  await server.postJson('/api/contact', quoteBody());
  await advanceByTries(server, 6);
  await eventually(async () => (await health(server)).outbox.failed === 1);
  expect(server.rows('select count(*) as n from submissions')).toEqual([{ n: 1 }]);
});

test('§13.3 Delivery: a recipient who was refused is tried alone until the mail arrives, and nobody gets it twice', async () => {
  await using server = await mailingServer({ MAIL_TO: 'una@agencia.example,otra@DISEÑO.example' });
  smtp.refuse(null);
  smtp.refuseRecipients({ 'otra@diseño.example': 450 });
  await server.postJson('/api/contact', quoteBody());
  await eventually(async () => (await health(server)).outbox.retrying === 1);
  const waiting = server.rows('select state, last_error, delivered_to from outbox');
  expect(waiting).toEqual([
    {
      state: 'pending',
      last_error: '1 of 2 refused: 450 Try later',
      delivered_to: '["una@agencia.example"]',
    },
  ]);
  // Somebody at the agency has the submission: nobody is to be woken.
  await server.advance(61 * minute);
  await server.untilRows("select id from outbox where attempts = 2 and state = 'pending'", 1);
  expect(server.rows('select name from incidents')).toEqual([]);
  expect((await health(server)).outbox.oldestPendingSeconds).toBeNull();

  smtp.refuseRecipients({});
  await server.advance(hour);
  await server.untilRows("select id from outbox where state = 'sent'", 1);
  expect(smtp.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([
    ['una@agencia.example'],
    ['otra@diseño.example'],
  ]);
  const [first, second] = smtp.mails.map(({ parsed }) => parsed);
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.to).toEqual(first?.to);
});

test('§13.3 Delivery: a recipient who is refused for good is given up after a day, visibly, and can be sent to again', async () => {
  const environment = { MAIL_TO: 'una@agencia.example,se-fue@agencia.example' };
  await using server = await mailingServer(environment);
  smtp.refuse(null);
  smtp.refuseRecipients({ 'se-fue@agencia.example': 550 });
  const { id } = (await server.postJson('/api/contact', quoteBody())).json();
  await eventually(async () => (await health(server)).outbox.retrying === 1);
  await advanceByTries(server, 6);
  await eventually(async () => (await health(server)).outbox.failed === 1);
  expect(await findRecord(server.database, id)).toMatchObject({
    notifications: [{ state: 'failed', deliveredTo: ['una@agencia.example'] }],
  });
  smtp.refuseRecipients({});
  await resend(server.database, id, { now: server.now() });
  server.wake();
  await server.untilRows("select id from outbox where state = 'sent' and delivered_to is null", 1);
  expect(smtp.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([
    ['una@agencia.example'],
    ['se-fue@agencia.example'],
  ]);
});

test('§13.3 Delivery: the mail server is greeted with the name of the site', async () => {
  await using server = await mailingServer();
  smtp.refuse(null);
  await server.postJson('/api/contact', quoteBody());
  await eventually(() => smtp.mails.length === 1);
  expect(smtp.greetings).toEqual(['agencia.example']);
});

test('§11.3 Log: what is kept of a refusal holds no personal data', async () => {
  await using server = await mailingServer();
  smtp.refuse('5.7.1 <ana@example.com> sent to hola@agencia.example is spam');
  await server.postJson('/api/contact', quoteBody());
  const reason = await eventually(
    () => server.rows('select last_error from outbox')[0]?.last_error,
  );
  expect(reason).toContain('5.7.1 <(address)> sent to (address) is spam');
});

test('§13.10 Clock: what waits when the clock is set back goes out at once, and its age counts from then', async () => {
  await using server = await mailingServer();
  smtp.refuse('4.7.1 try later', 450);
  await server.postJson('/api/contact', quoteBody());
  await server.untilRows(
    "select id from outbox where last_error is not null and state = 'pending'",
    1,
  );
  await server.advance(-24 * hour);
  await server.untilRows('select id from outbox where attempts = 2', 1);
  const [{ waiting_since: since } = {}] = server.rows('select waiting_since from outbox');
  expect(Number(since)).toBeLessThanOrEqual(server.now());
  smtp.refuse(null);
  await server.advance(2 * minute);
  await eventually(() => smtp.mails.length === 1);
});
