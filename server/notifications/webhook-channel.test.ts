import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { honeypotField } from '../../domain/forms/form-definition.ts';
import { eventually } from '../test-support/eventually.ts';
import { quoteBody } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';
import { callWebhook } from './webhook-channel.ts';

const secret = 'un-secreto-de-prueba-largo';
const minute = 60_000;

interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What a real receiver got, and how it answers. */
let calls: Call[];
let answer: (response: ServerResponse) => void;
let url = '';
beforeEach(async () => {
  calls = [];
  answer = (response) => response.writeHead(204).end();
  const receiver = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    calls.push({ path, headers, body: await text(request) });
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/leads`;
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
});

const makeServer = () =>
  makeTestServer({
    withMail: true,
    environment: { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret },
  });

test('§13.6 Webhook: the webhook is called for every submission, signed, under the same id at every attempt', async () => {
  await using server = await makeServer();
  answer = (response) => response.writeHead(500).end();
  const { id } = (await server.postJson('/api/contact', quoteBody())).json();
  await eventually(() => calls.length === 1);
  await server.untilRows("select id from outbox where state = 'pending'", 1);
  answer = (response) => response.writeHead(200).end('ok');
  await server.advance(2 * minute);
  await eventually(() => calls.length === 2);
  const [first, second] = calls;
  expect(second?.headers['x-webhook-id']).toBe(first?.headers['x-webhook-id']);
  expect(second?.body).toBe(first?.body);
  const timestamp = String(second?.headers['x-webhook-timestamp']);
  expect(Math.abs(Number(timestamp) - server.now() / 1000)).toBeLessThan(60);
  const signature = createHmac('sha256', secret)
    .update(`${timestamp}.${second?.body}`)
    .digest('hex');
  expect(second?.headers['x-webhook-signature']).toBe(`sha256=${signature}`);
  expect(JSON.parse(second?.body ?? '')).toEqual({
    id: second?.headers['x-webhook-id'],
    event: 'submission.received',
    text: 'Agencia de Prueba: Nueva solicitud de Ana López',
    submission: {
      id,
      kind: 'quote',
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      source: null,
      released: false,
      fields: quoteBody(),
      package: {
        items: [
          {
            id: 'web-esencial',
            name: 'Web Esencial',
            type: 'plan',
            price: 680,
            priceType: 'único',
            categoryId: 'desarrollo-web',
          },
          {
            id: 'formulario-avanzado',
            name: 'Formulario avanzado',
            type: 'addon',
            price: 120,
            priceType: 'único',
            categoryId: 'desarrollo-web',
          },
        ],
        total: 800,
        currency: 'USD',
        breakdown: null,
        flags: [],
      },
    },
  });
});

test('§13.6 Webhook: a redirect is not followed, and a quarantined submission is not sent', async () => {
  await using server = await makeServer();
  answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
  await server.postJson('/api/contact', quoteBody({ [honeypotField]: 'x' }));
  await server.postJson('/api/contact', quoteBody());
  const [row] = await eventually(() => {
    const rows = server.rows(
      "select last_error, next_attempt_at from outbox where kind = 'webhook' and last_error is not null",
    );
    return rows.length > 0 && rows;
  });
  expect(row?.last_error).toBe('The webhook answered 302');
  expect(Number(row?.next_attempt_at) - server.now()).toBeGreaterThan(3 * 60 * minute);
  expect(calls.map(({ path }) => path)).toEqual(['/leads']);
});

test('§13.6 Webhook: a receiver that does not answer, or never ends its answer, blocks nothing', async () => {
  const call = () =>
    callWebhook({ url, secret }, { id: '1', body: {} }, { now: 0, timeoutMs: 300 });
  const timers = new Set<NodeJS.Timeout>();
  answer = () => {};
  await expect(call()).rejects.toThrow(/timeout/i);
  answer = (response) => {
    response.writeHead(200);
    timers.add(setInterval(() => response.write('x'), 20));
  };
  await call();
  for (const timer of timers) clearInterval(timer);
});

test('§13.7 Alarm and digest: the alarm reaches the webhook, too', async () => {
  await using server = await makeTestServer({
    withMail: true,
    environment: {
      LEAD_WEBHOOK_URL: url,
      LEAD_WEBHOOK_SECRET: secret,
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
  });
  await server.postJson('/api/contact', quoteBody());
  await eventually(() => calls.length === 1);
  await server.untilRows('select id from outbox where last_error is not null', 1);
  await server.advance(61 * minute);
  await eventually(() => calls.length === 2);
  expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({
    event: 'submissions.undelivered',
    submissions: 1,
    since: expect.stringMatching(/Z$/),
  });
});
