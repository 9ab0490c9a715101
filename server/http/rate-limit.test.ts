import { expect, test } from 'vitest';
import { freshDatabase } from '../test-support/databases.ts';
import { quoteBody, quoteForm } from '../test-support/submissions.ts';
import { makeTestServer, type TestServer } from '../test-support/test-server.ts';

test('§12.5 Rate limit: 429 with Retry-After in Spanish, whatever X-Forwarded-For says; pages stay free', async () => {
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

test('§12.5 Rate limit: behind one proxy the limit follows the client that the proxy saw', async () => {
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

test('§13.5 Confirmation: a client’s confirmations are counted over all servers of one PostgreSQL', async () => {
  const { url, rows } = await freshDatabase();
  const environment = { DATABASE_URL: url, CONFIRMATION_MAIL: 'on' };
  await using one = await makeTestServer({ environment });
  await using two = await makeTestServer({ environment });
  const send = async (server: TestServer, message: string) =>
    expect((await server.postJson('/api/contact', quoteBody({ message }))).statusCode).toBe(201);
  for (const server of [one, two, one, two, one, two]) await send(server, crypto.randomUUID());
  const confirmations = () => rows("select id from outbox where kind = 'confirmation-mail'");
  expect(await confirmations()).toHaveLength(5);
  await two.advance(61 * 60_000);
  await send(two, 'una hora después');
  expect(await confirmations()).toHaveLength(6);
});

test('§12.5 Rate limit: a client has one limit on all servers of one PostgreSQL', async () => {
  const database = await freshDatabase();
  const environment = {
    DATABASE_URL: database.url,
    RATE_LIMIT_MAX: '3',
    RATE_LIMIT_WINDOW_SECONDS: '60',
  };
  await using one = await makeTestServer({ environment });
  await using two = await makeTestServer({ environment });
  const statuses: number[] = [];
  for (const server of [one, two, one, two, one]) {
    statuses.push((await server.postJson('/api/contact', quoteBody())).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  const other = await one.postJson('/api/join-us', { name: 'Luz' });
  expect(other.statusCode).toBe(422);
  for (const server of [one, two]) await server.advance(61_000);
  const limited = await two.postJson('/api/contact', quoteBody());
  expect(limited.statusCode).toBe(201);
  expect(limited.headers['x-ratelimit-remaining']).toBe('2');
  expect(await database.rows('select requests from rate_limits')).toEqual([{ requests: 1 }]);
});
