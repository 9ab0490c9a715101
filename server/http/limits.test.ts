import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../test-support/cv-files.ts';
import { freshDatabase } from '../test-support/databases.ts';
import { eventually } from '../test-support/eventually.ts';
import { sendAndLeave } from '../test-support/exchange.ts';
import { joinBody, quoteBody } from '../test-support/submissions.ts';
import { makeTestServer, type TestServer } from '../test-support/test-server.ts';
import { concurrencyLimit } from './limits.ts';
import { errorReplies } from './problem-details.ts';

describe('slow clients', () => {
  let server: TestServer;
  let port = 0;
  beforeAll(async () => {
    server = await makeTestServer({
      timeouts: {
        requestTimeout: 600,
        connectionTimeout: 900,
        keepAliveTimeout: 300,
        lingerTimeout: 300,
        headersTimeout: 300,
        connectionsCheckingInterval: 50,
      },
    });
    port = await server.listen();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  /**
   * Sends the beginning, then a byte from time to time, and resolves when the server holds the connection no
   * more, although its client never ends it.
   */
  async function trickle(beginning: string, bytes: string) {
    const begun = performance.now();
    let reply = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write(beginning);
    const timer = bytes ? setInterval(() => socket.write(bytes), 100) : undefined;
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      reply += text;
    });
    await once(socket, 'end');
    socket.on('error', () => {});
    const connections = promisify(server.app.server.getConnections.bind(server.app.server));
    await eventually(async () => (await connections()) === 0);
    clearInterval(timer);
    socket.destroy();
    return { reply, lasted: performance.now() - begun };
  }

  const post = [
    'POST /api/contact HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 60000',
    '',
    '',
  ].join('\r\n');

  test.each([
    ['a head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a', /^HTTP\/1\.1 408 /],
    ['a body', post, ' ', /HTTP\/1\.1 408 /],
    ['too large a body', post.replace('60000', '70000'), ' ', /^HTTP\/1\.1 413 /],
    ['no HTTP', '\x16\x03\x01', 'x', /^HTTP\/1\.1 400 /],
    ['nothing', '', '', /^(HTTP\/1\.1 408 .*)?$/s],
  ])(
    '§12.6 Slow clients: a client that sends %s too slowly is cut off',
    async (_, beginning, bytes, expected) => {
      const { reply, lasted } = await trickle(beginning, bytes);
      expect(reply).toMatch(expected);
      if (reply)
        expect(reply).toMatch(/^content-type: application\/problem\+json.*"detail":"[^"]+"/ims);
      expect(lasted).toBeLessThan(5000);
    },
  );

  test('§12.6 Slow clients: a connection that asks nothing more is closed', async () => {
    const { reply, lasted } = await trickle('GET /about HTTP/1.1\r\nHost: x\r\n\r\n', '');
    expect(reply).toMatch(/^HTTP\/1\.1 200 /);
    expect(lasted).toBeLessThan(5000);
  });
});

test('§12.6 Slow clients: who sends too much is answered when it has been sent', async () => {
  await using server = await makeTestServer();
  const port = await server.listen();
  const { headers } = await server.postJson('/api/join-us', joinBody());
  const length = 7 * 1024 * 1024;
  for (const [call, type] of [
    ['POST /api/contact', 'application/json'],
    ['POST /api/contact', 'application/x-www-form-urlencoded'],
    [`PUT ${headers.location}`, 'application/pdf'],
  ]) {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let reply = '';
    socket.on('data', (text) => {
      reply += text;
    });
    socket.write(
      `${call} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
    );
    // Whoever came before another's page was served would have been answered by now.
    await fetch(`http://127.0.0.1:${port}/about`);
    expect(reply, type).toBe('');
    socket.write(Buffer.alloc(length, 'a'));
    await once(socket, 'close');
    expect(reply, type).toMatch(/^HTTP\/1\.1 413 .*(?:demasiado largo|5 MB)/s);
  }
});

test('§12.5 Rate limit: too many calls at once are asked to wait, pages are served, and it passes', async () => {
  const database = await freshDatabase();
  const environment = { DATABASE_URL: database.url };
  await using server = await makeTestServer({ environment, maxConcurrentCalls: 2 });
  const send = (message: string) => server.postJson('/api/contact', quoteBody({ message }));
  const unblock = await database.block();
  const answered: Awaited<ReturnType<typeof send>>[] = [];
  const sent = ['uno', 'dos', 'tres', 'cuatro'].map((message) =>
    send(message).then((answer) => answered.push(answer)),
  );
  // The others wait for the database.
  await eventually(() => answered.length === 2);
  for (const refused of answered) {
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json().title).toContain('muchos envíos');
  }
  expect((await server.app.inject('/about')).statusCode).toBe(200);
  await unblock();
  await Promise.all(sent);
  expect(answered.map(({ statusCode }) => statusCode)).toEqual([503, 503, 201, 201]);
  expect((await send('cinco')).statusCode).toBe(201);
});

test('§12.5 Rate limit: visitors who leave before the reply are not counted for good', async () => {
  await using server = await makeTestServer({ maxConcurrentCalls: 2 });
  const port = await server.listen();
  const json = (message: string) => {
    const body = JSON.stringify(quoteBody({ message }));
    const head = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
    return `POST /api/contact HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n${body}`;
  };
  for (let round = 0; round < 20; round += 1) {
    await sendAndLeave(port, json(`a${round}`) + json(`b${round}`));
  }
  await eventually(async () => {
    const { statusCode } = await server.postJson('/api/contact', quoteBody({ message: 'c' }));
    return statusCode === 201;
  });
});

test('§12.5 Rate limit: while all upload slots are taken files are refused for a moment', async () => {
  const app = fastify();
  const open = Promise.withResolvers<void>();
  app.setErrorHandler((error, _request, reply) => {
    expect(error).toMatchObject(errorReplies.uploadSlotsTaken());
    return reply.code(503).send();
  });
  app.put('/', { preParsing: concurrencyLimit(2, errorReplies.uploadSlotsTaken) }, async () => {
    await open.promise;
    return 'listo';
  });
  const send = async () => (await app.inject({ method: 'PUT', url: '/' })).statusCode;
  const first = [send(), send()];
  expect(await send()).toBe(503);
  open.resolve();
  expect(await Promise.all(first)).toEqual([200, 200]);
  expect(await send()).toBe(200);
});

test('§12.5 Rate limit: slow files of one client leave slots for another', async () => {
  await using server = await makeTestServer({ environment: { TRUST_PROXY_HOPS: '1' } });
  const port = await server.listen();
  const cvAddress = async (message: string) =>
    String((await server.postJson('/api/join-us', joinBody({ message }))).headers.location);
  const address = await cvAddress('lenta');
  const begin = (request: string, type: string, client: string) =>
    [
      `${request} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}`,
      `Content-Type: ${type}\r\nContent-Length: 50000\r\n\r\n`,
    ].join('\r\n');
  const multipart = 'multipart/form-data; boundary=x';
  const slow = Array.from({ length: 12 }, (_, index) => [
    // Of one network.
    begin('POST /api/join-us', multipart, `2001:db8::${index}`),
    begin(`PUT ${address}`, 'application/pdf', `2001:db8::1:${index}`),
  ]).flat();
  const replies: string[] = [];
  const sockets = slow.map((request) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', (text) => replies.push(String(text)));
    socket.write(request);
    return socket;
  });
  await eventually(() => replies.length === 20);
  for (const reply of replies) expect(reply).toMatch(/^HTTP\/1\.1 503 .*^retry-after: 5\r$/ims);
  const send = async (message: string, client: string) =>
    server.app.inject({
      method: 'PUT',
      url: await cvAddress(message),
      headers: { 'x-forwarded-for': client },
      payload: makePdf(),
    });
  expect((await send('misma red', '2001:db8::2')).statusCode).toBe(503);
  expect((await send('otra red', '2001:db8:0:1::2')).statusCode).toBe(201);
  for (const socket of sockets) socket.destroy();
  await eventually(async () => (await send('después', '2001:db8::2')).statusCode === 201);
});

test('§12.5 Rate limit: a client that is gone before taking a slot leaves it free', async () => {
  const app = fastify();
  const arrived = Promise.withResolvers<void>();
  const takeSlot = concurrencyLimit(1, errorReplies.uploadSlotsTaken);
  const taken = Promise.withResolvers<void>();
  app.put('/', async (request, reply) => {
    if (request.headers.host !== 'leaving') return takeSlot(request, reply);
    arrived.resolve();
    await once(reply.raw, 'close');
    taken.resolve(takeSlot(request, reply));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('PUT / HTTP/1.1\r\nHost: leaving\r\n\r\n');
  await arrived.promise;
  socket.destroy();
  await taken.promise;
  expect((await app.inject({ method: 'PUT', url: '/' })).statusCode).toBe(200);
  await app.close();
});
