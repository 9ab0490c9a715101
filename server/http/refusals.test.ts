import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { exchange } from '../test-support/exchange.ts';
import { quoteBody, quoteForm } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';

test('§7 Contact call: 503 when the submission cannot be stored, and the next try goes through', async () => {
  await using server = await makeTestServer();
  const other = new DatabaseSync(server.databaseFile);
  other.exec('begin immediate');
  const refused = await server.postJson('/api/contact', quoteBody(), { 'idempotency-key': 'k' });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('10');
  expect(refused.json().title).toContain('No pudimos guardar');
  const form = await server.postForm('/api/contact', quoteForm());
  expect(form.statusCode).toBe(503);
  expect(form.body).toContain('value="Ana López"');
  expect((await server.app.inject('/health')).statusCode).toBe(503);
  other.exec('rollback');
  other.close();
  const accepted = await server.postJson('/api/contact', quoteBody(), { 'idempotency-key': 'k' });
  expect(accepted.statusCode).toBe(201);
  expect(server.rows('select id from submissions')).toHaveLength(1);
});

test('§7 Contact call: 429 with Retry-After in Spanish, whatever X-Forwarded-For says; pages stay free', async () => {
  await using server = await makeTestServer({ environment: { RATE_LIMIT_MAX: '3' } });
  const send = (index: number) =>
    server.postJson('/api/contact', quoteBody({ message: `Carta ${index}` }), {
      'x-forwarded-for': `192.0.2.${index}`,
    });
  for (const index of [1, 2, 3]) expect((await send(index)).statusCode).toBe(201);
  const limited = await send(4);
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect(limited.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(limited.json().detail).toContain('Espera');
  const form = await server.postForm('/api/contact', quoteForm());
  expect(form.statusCode).toBe(429);
  expect(form.body).toContain('value="Ana López"');
  for (let page = 0; page < 20; page += 1) {
    expect((await server.app.inject('/about')).statusCode).toBe(200);
  }
});

test('§7 Contact call: behind one proxy the limit follows the client that the proxy saw', async () => {
  await using server = await makeTestServer({
    environment: { RATE_LIMIT_MAX: '1', TRUST_PROXY_HOPS: '1' },
  });
  const send = (forwarded: string, message: string) =>
    server.postJson('/api/contact', quoteBody({ message }), { 'x-forwarded-for': forwarded });
  expect((await send('192.0.2.1', 'uno')).statusCode).toBe(201);
  expect((await send('192.0.2.2', 'dos')).statusCode).toBe(201);
  expect((await send('198.51.100.9, 192.0.2.1', 'tres')).statusCode).toBe(429);
  expect((await send('2001:db8::1', 'cuatro')).statusCode).toBe(201);
  expect((await send('2001:db8::2', 'cinco')).statusCode).toBe(429);
});

test.each([
  ['an expectation that nobody knows', 'Host: x\r\nExpect: wonders', 200],
  ['no host', 'X-Host: x', 400],
])('§2 Routes: a request with %s is answered with all headers', async (_, head, status) => {
  await using server = await makeTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const answer = await exchange(
    port,
    `GET /about HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`,
  );
  expect(answer.status).toBe(status);
  expect(answer.text).toContain('X-Content-Type-Options: nosniff');
});

test('§5 Join form: who ends its side of the connection after the last byte still gets the answer', async () => {
  await using server = await makeTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const part = (head: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const body = [
    part('name="name"', 'Luz'),
    part('name="email"', 'luz@example.com'),
    // To see that this is no document takes longer than to see that the client has ended.
    part('name="cv"; filename="cv.docx"', 'PK\u0003\u0004'),
    '--x--\r\n',
  ].join('');
  const head = [
    'POST /api/join-us HTTP/1.1',
    'Host: x',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  const answer = await exchange(port, `${head}\r\n\r\n${body}`);
  expect(answer.status).toBe(422);
});
