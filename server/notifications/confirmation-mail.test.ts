import { afterEach, beforeEach, expect, test } from 'vitest';
import { honeypotField } from '../../domain/forms/form-definition.ts';
import { releaseSubmission } from '../storage/outbox.ts';
import { eventually } from '../test-support/eventually.ts';
import { catchMail } from '../test-support/smtp-catcher.ts';
import { joinBody, quoteBody } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';

const hour = 60 * 60_000;

let smtp: Awaited<ReturnType<typeof catchMail>>;
beforeEach(async () => {
  smtp = await catchMail();
});
afterEach(() => smtp[Symbol.asyncDispose]());

const confirmingServer = (environment: Record<string, string> = {}) =>
  makeTestServer({
    withMail: true,
    environment: { CONFIRMATION_MAIL: 'on', SMTP_URL: smtp.url, ...environment },
  });
const confirmations = () =>
  smtp.mails.filter(({ envelopeTo }) => !envelopeTo.includes('hola@agencia.example'));
const oneConfirmation = () => eventually(() => confirmations()[0]);

test('§13.5 Confirmation: the visitor reads what was asked, in our words, with names of the catalogue', async () => {
  await using server = await confirmingServer();
  await server.postJson(
    '/api/contact',
    quoteBody({
      selectedList: [],
      plan: 'web-esencial',
      selectedAddonIds: ['formulario-avanzado'],
    }),
  );
  const { parsed, raw, envelopeFrom, envelopeTo } = await oneConfirmation();
  expect(parsed.subject).toBe('Recibimos tu solicitud | Agencia de Prueba');
  expect(envelopeFrom).toBe('web@agencia.example');
  expect(envelopeTo).toEqual(['ana@example.com']);
  expect(parsed.from?.value).toMatchObject([{ address: 'web@agencia.example' }]);
  expect(parsed.replyTo?.value).toMatchObject([{ address: 'hola@agencia.example' }]);
  expect(raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);
  expect(raw).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
  const [row] = server.rows("select message_id from outbox where kind = 'confirmation-mail'");
  expect(parsed.messageId).toBe(row?.message_id);
  for (const text of [
    'Desarrollo Web',
    'Web Esencial',
    'Formulario avanzado',
    '$680 USD',
    '$800 USD',
    'Precios aproximados en dólares (USD), más IVA.',
    '+52 722 000 0100',
    '+52 722 000 0101',
    'hola@agencia.example',
  ]) {
    expect(parsed.text).toContain(text);
    expect(parsed.html).toContain(text);
  }
});

test('§13.5 Confirmation: nothing that a visitor typed reaches the address they gave', async () => {
  await using server = await confirmingServer();
  const typed = 'COMPRA-YA';
  const quote = quoteBody({
    name: typed,
    company: typed,
    message: typed,
    phone: '722 999 8877',
    category: typed,
    plan: typed,
    service: typed,
    selectedAddonIds: [typed],
    selectedList: [
      { id: typed, name: typed, type: 'plan', price: typed, categoryId: typed },
      { id: 'web-esencial', name: typed, type: 'plan', price: 1, categoryId: typed },
    ],
    total: 31_337,
    email: 'uno@example.com',
  });
  const application = joinBody({
    name: typed,
    role: typed,
    message: typed,
    email: 'dos@example.com',
  });
  await server.postJson('/api/contact', quote, { 'submission-source': `/?utm=${typed}` });
  await server.postJson('/api/join-us', application);
  await eventually(() => confirmations().length === 2);
  for (const { raw, parsed } of confirmations()) {
    for (const text of [raw, parsed.text, parsed.html, parsed.subject]) {
      expect(text).not.toMatch(/COMPRA-YA|31,?337|999 8877/i);
    }
  }
  expect(
    confirmations()
      .map(({ parsed }) => parsed.subject)
      .sort(),
  ).toEqual([
    'Recibimos tu candidatura | Agencia de Prueba',
    'Recibimos tu solicitud | Agencia de Prueba',
  ]);
});

test('§13.5 Confirmation: an address gets one confirmation an hour, however it is spelled', async () => {
  await using server = await confirmingServer();
  const send = async (email: string, message: string) => {
    expect((await server.postJson('/api/contact', quoteBody({ email, message }))).statusCode).toBe(
      201,
    );
  };
  const settled = (submissions: number) =>
    server.untilRows(
      "select id from outbox where kind = 'confirmation-mail' and state in ('sent', 'skipped')",
      submissions,
    );
  await send('ana@example.com', 'uno');
  await settled(1);
  await send('A.N.A+x.y@Example.com', 'dos');
  await send('ana@example.com', 'tres');
  await settled(3);
  expect(confirmations()).toHaveLength(1);
  await server.advance(hour + 1000);
  await send('ana@example.com', 'cuatro');
  await settled(4);
  expect(confirmations()).toHaveLength(2);
  // The agency reads all of them.
  await eventually(() => smtp.mails.length === 6);
});

test('§13.5 Confirmation: a client causes five an hour; what is not confirmed is still stored and mailed', async () => {
  await using server = await confirmingServer({ TRUST_PROXY_HOPS: '1' });
  const send = async (index: number, client: string) => {
    const [url, body] = index % 2 ? ['/api/contact', quoteBody()] : ['/api/join-us', joinBody()];
    const headers = { 'x-forwarded-for': client };
    const sent = { ...body, email: `persona${index}@example.com` };
    expect((await server.postJson(url, sent, headers)).statusCode).toBe(201);
  };
  // Refused, so nothing is counted.
  await server.postJson('/api/contact', quoteBody({ name: '' }), {
    'x-forwarded-for': '2001:db8::9',
  });
  for (let index = 1; index <= 8; index += 1) await send(index, `2001:db8::${index}`);
  await send(9, '192.0.2.1');
  await server.untilRows("select id from outbox where state = 'sent'", 9 + 6);
  expect(
    confirmations()
      .map(({ envelopeTo }) => envelopeTo.join())
      .sort(),
  ).toEqual([1, 2, 3, 4, 5, 9].map((index) => `persona${index}@example.com`));
});

test('§12.4 Honeypot: a quarantined submission is mailed and confirmed when it is released, and not before', async () => {
  await using server = await confirmingServer();
  const answer = await server.postJson('/api/contact', quoteBody({ [honeypotField]: 'x' }));
  await server.postJson('/api/join-us', joinBody());
  await eventually(() => smtp.mails.length === 2);
  expect(confirmations().map(({ envelopeTo }) => envelopeTo)).toEqual([['luz@example.com']]);
  await releaseSubmission(server.database, answer.json().id, server.now());
  server.wake();
  await eventually(() => confirmations().length === 2 && smtp.mails.length === 4);
});

test('§13.5 Confirmation: CONFIRMATION_MAIL=off sends the agency its mail only', async () => {
  await using server = await confirmingServer({ CONFIRMATION_MAIL: 'off' });
  await server.postJson('/api/contact', quoteBody());
  await eventually(() => smtp.mails.length === 1);
  expect(server.rows('select kind from outbox')).toEqual([{ kind: 'agency-mail' }]);
});

test('§13.5 Confirmation: an address that does not exist is given up at once, and does not count as failed', async () => {
  smtp.refuse('5.1.1 no such user');
  await using server = await confirmingServer();
  await server.postJson('/api/contact', quoteBody());
  const stateOf = (kind: string) =>
    server.rows(`select state from outbox where kind = '${kind}'`)[0]?.state;
  await eventually(() => stateOf('confirmation-mail') === 'failed');
  await eventually(() => stateOf('agency-mail') === 'pending');
  expect((await server.app.inject('/health')).json().outbox.failed).toBe(0);
});
