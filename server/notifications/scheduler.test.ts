import { afterEach, beforeEach, expect, test } from 'vitest';
import { honeypotField } from '../../domain/forms/form-definition.ts';
import { releaseSubmission } from '../storage/outbox.ts';
import { eventually } from '../test-support/eventually.ts';
import { catchMail } from '../test-support/smtp-catcher.ts';
import { joinBody, quoteBody } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';

const minute = 60_000;
const hour = 60 * minute;

type Smtp = Awaited<ReturnType<typeof catchMail>>;
let smtp: Smtp;
let alertSmtp: Smtp;
beforeEach(async () => {
  [smtp, alertSmtp] = [await catchMail(), await catchMail()];
});
afterEach(async () => {
  await smtp[Symbol.asyncDispose]();
  await alertSmtp[Symbol.asyncDispose]();
});

const makeServer = () =>
  makeTestServer({
    withMail: true,
    environment: {
      SMTP_URL: smtp.url,
      ALERT_SMTP_URL: alertSmtp.url,
      ALERT_EMAIL: 'guardia@otro.example',
    },
  });

test('§13.7 Alarm and digest: submissions that are undelivered for an hour raise one alarm by another server per incident', async () => {
  await using server = await makeServer();
  const alarms = () => alertSmtp.mails;
  const unsent = () => server.rows("select id from outbox where state in ('pending', 'claimed')");
  smtp.refuse('4.3.2 closed', 421);
  await server.postJson('/api/contact', quoteBody());
  await server.postJson('/api/join-us', joinBody());
  await server.untilRows('select id from outbox where last_error is not null', 2);
  await server.advance(50 * minute);
  expect(server.rows('select name from incidents')).toEqual([]);
  await server.advance(11 * minute);
  await eventually(() => alarms().length === 1);
  expect(alarms()[0]).toMatchObject({
    envelopeTo: ['guardia@otro.example'],
    parsed: {
      subject: 'Hay mensajes sin avisar | Agencia de Prueba',
      text: expect.stringContaining('2 mensajes esperan más de una hora'),
    },
  });
  expect(alarms()[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(alarms()[0]?.raw).not.toMatch(/ana@|luz@|Ana L/);

  // One per incident: neither another submission nor another hour says it again.
  await server.postJson('/api/contact', quoteBody({ message: 'otra' }));
  await server.advance(3 * hour);
  expect(server.rows("select id from outbox where kind = 'alarm-mail'")).toHaveLength(1);

  smtp.refuse(null);
  await server.advance(2 * hour);
  // A mail has arrived before its delivery is written down.
  await eventually(() => unsent().length === 0);
  expect(smtp.mails).toHaveLength(3);
  await server.advance(minute);
  expect(server.rows('select name from incidents')).toEqual([]);

  smtp.refuse('4.3.2 closed', 421);
  await server.postJson('/api/contact', quoteBody({ message: 'de nuevo' }));
  await server.untilRows('select id from outbox where last_error is not null', 1);
  await server.advance(61 * minute);
  await eventually(() => alarms().length === 2);
  expect(alarms()[1]?.parsed.messageId).not.toBe(alarms()[0]?.parsed.messageId);
});

test('§13.7 Alarm and digest: once a day the agency reads which submissions were quarantined since the last digest', async () => {
  await using server = await makeServer();
  const quarantine = (changes: Record<string, unknown>) =>
    server.postJson('/api/contact', quoteBody({ [honeypotField]: 'x', ...changes }));
  const day = 24 * hour + minute;
  const spam = 'Gana dinero en https://estafa.example/ya\u202e ahora, escribe a yo@estafa.example';
  const { id } = (await quarantine({ message: spam })).json();
  const released = (await quarantine({ message: 'Soy de verdad' })).json();
  await server.advance(2 * minute);
  await releaseSubmission(server.database, released.id, server.now());
  server.wake();
  await eventually(() => smtp.mails.length === 1);

  await server.advance(day);
  await eventually(() => smtp.mails.length === 2);
  await server.advance(minute);
  const [digest] = smtp.mails.slice(1);
  expect(digest?.parsed.subject).toBe('1 mensaje retenido por revisar | Agencia de Prueba');
  expect(digest?.parsed.headers.get('auto-submitted')).toBe('auto-generated');
  expect(digest?.envelopeTo).toEqual(['hola@agencia.example']);
  expect(digest?.parsed.messageId).toMatch(/^<digest-\d{4}-\d\d-\d\d@agencia\.example>$/);
  for (const part of [digest?.parsed.text, digest?.parsed.html]) {
    expect(part).toContain(id);
    expect(part).toContain('npm run submissions -- release');
    expect(part).toContain('Gana dinero en https[:]//estafa[.]example/ya ahora');
    expect(part).not.toContain('yo@estafa');
    expect(part).not.toContain('Soy de verdad');
  }

  // Nothing new, no digest; something new, and only that is listed.
  await server.advance(2 * day);
  expect(server.rows("select id from outbox where kind = 'digest-mail'")).toHaveLength(1);
  await quarantine({ message: 'Nuevo' });
  await server.advance(day);
  await eventually(() => smtp.mails.length === 3);
  expect(smtp.mails[2]?.parsed.text).toContain('Nuevo');
  expect(smtp.mails[2]?.parsed.text).not.toContain(id);
  expect(server.rows("select id from outbox where kind = 'digest-mail'")).toHaveLength(2);
});
