import { copyFileSync, renameSync } from 'node:fs';
import { METHODS } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { quoteFormDefinition } from '../../domain/quote/quote-form.ts';
import { makePdf } from '../test-support/cv-files.ts';
import { freshDatabase } from '../test-support/databases.ts';
import { eventually } from '../test-support/eventually.ts';
import { joinBody, quoteBody, quoteForm } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';

describe('a valid submission', () => {
  test('§12.2 Acknowledged means stored: POST /api/contact stores the submission before it answers 201', async () => {
    await using server = await makeTestServer();
    const answer = await server.postJson('/api/contact', quoteBody(), {
      'submission-source': '/?utm=x',
    });
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    const [row] = server.rows('select * from submissions');
    expect(row).toMatchObject({ id, kind: 'quote', quarantined: 0, source: '/?utm=x' });
    expect(server.payload()).toEqual(quoteBody());
    expect(server.pricing()).toMatchObject({ total: 800, flags: [] });
    expect(server.rows('select submission_id, state from outbox')).toEqual([
      { submission_id: id, state: 'pending' },
    ]);
  });

  test.each([
    [{ 'submission-source': '/ desde www.example.com' }, '/ desde www.example.com'],
    [{ 'submission-source': '/about', referer: 'https://agencia.example/contact' }, '/about'],
    [{ 'submission-source': `/\u0085\u00ad${'x'.repeat(2000)}` }, `/${'x'.repeat(999)}`],
    [
      { referer: 'https://agencia.example/contact?utm_term=a&q=ana&paquete=x' },
      '/contact?utm_term=a',
    ],
    [{ referer: 'https://agencia.example/api/contact' }, null],
    [{ referer: 'no address' }, null],
    [{}, null],
  ])('§12.9 Source: after the headers %j it is %j', async (headers, source) => {
    await using server = await makeTestServer();
    await server.postForm('/api/contact', quoteForm(), headers);
    expect(server.rows('select source from submissions')).toEqual([{ source }]);
  });

  test('§12.2 Acknowledged means stored: POST /api/join-us stores the application', async () => {
    await using server = await makeTestServer();
    const answer = await server.postJson('/api/join-us', joinBody());
    expect(answer.statusCode).toBe(201);
    expect(server.rows('select kind from submissions')).toEqual([{ kind: 'application' }]);
    expect(server.payload()).toEqual(joinBody());
  });

  test('§9.5 Total in the contact form: the total is ours; old prices, unknown ids and other totals are flagged', async () => {
    await using server = await makeTestServer();
    const item = { name: 'Web', type: 'plan', categoryId: 'desarrollo-web' };
    const selectedList = [
      { ...item, id: 'web-esencial', price: 500 },
      { ...item, id: 'ya-no-existe', price: 1 },
    ];
    const body = quoteBody({ selectedList, selectedAddonIds: [], total: 501 });
    const answer = await server.postJson('/api/contact', body);
    expect(answer.statusCode).toBe(201);
    const { total, flags } = server.pricing();
    expect(total).toBe(680);
    expect(flags).toHaveLength(3);
    expect(flags.join()).toContain('ya-no-existe');
  });

  test('§5.1 Contact form: takes a name as it is', async () => {
    await using server = await makeTestServer();
    const name = "María José Ñáñez, Renée O’Brien y D'Angelo-Ö";
    expect((await server.postJson('/api/contact', quoteBody({ name }))).statusCode).toBe(201);
    expect(server.payload().name).toBe(name);
  });

  test('§5.1 Contact form: control characters and half an emoji are removed on arrival', async () => {
    await using server = await makeTestServer();
    const raw = JSON.stringify(quoteBody({ selectedAddonIds: ['a\u0000b'] }))
      .replace('Quiero un sitio.', 'hola\\u0000mundo')
      .replace('Panadería Sol', '\\ud83d');
    expect((await server.postJson('/api/contact', raw)).statusCode).toBe(201);
    const payload = String(server.rows('select payload from submissions')[0]?.payload);
    expect(payload).toContain('holamundo');
    expect(payload).not.toMatch(/\\u0000|\\ud83d/);
    expect((await server.postJson('/api/contact', quoteBody())).statusCode).toBe(201);
  });
});

describe('an invalid submission', () => {
  test('§5.1 Contact form: 422 names every invalid field in Spanish', async () => {
    await using server = await makeTestServer();
    const body = quoteBody({ name: ' ', email: 'ana@', category: '', plan: '', message: '' });
    const answer = await server.postJson('/api/contact', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    const { errors, status } = answer.json();
    expect(status).toBe(422);
    const fields = errors.map(({ field }: { field: string }) => field).sort();
    expect(fields).toEqual(['category', 'email', 'message', 'name', 'plan']);
    expect(server.rows('select * from submissions')).toEqual([]);
  });

  test('§5.1 Contact form: a text at the limit is taken, one character more is not, breaks count once', async () => {
    await using server = await makeTestServer();
    const full = `${'a\r\n'.repeat(50)}${'👩🏽‍💻'.repeat((quoteFormDefinition.fields.message.maxLength - 100) / 4)}`;
    const fits = await server.postJson('/api/contact', quoteBody({ message: full }));
    expect(fits.statusCode).toBe(201);
    const over = await server.postJson('/api/contact', quoteBody({ message: `${full}x` }));
    expect(over.statusCode).toBe(422);
    expect(over.json().errors[0].message).toContain('5,000 caracteres; ahora tiene 5,001.');
  });

  test.each([
    ['§12.1 400 for what is not JSON', '{"name":', 'application/json', 400],
    ['§12.1 400 for a list', '[]', 'application/json', 400],
    ['§12.1 400 for nothing', '', 'application/json', 400],
    ['§12.1 413 for more than 64 KB', `"${'a'.repeat(70_000)}"`, 'application/json', 413],
    ['§12.1 415 for plain text', 'hola', 'text/plain', 415],
    ['§12.1 415 for XML', '<a/>', 'application/xml', 415],
  ])('%s', async (_, body, type, status) => {
    await using server = await makeTestServer();
    const answer = await server.postJson('/api/contact', body, { 'content-type': type });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ status, title: expect.any(String) });
  });

  test.each([
    ['/api/contact', 'POST'],
    ['/api/join-us', 'POST'],
    ['/api/join-us/1/cv', 'POST, PUT'],
    ['/health', 'GET, HEAD'],
    ['/about', 'GET, HEAD'],
    ['/assets/entry-abcd1234.js', 'GET, HEAD'],
  ])('§12.1 Answers: %s takes %s, and says so to any other method', async (url, allow) => {
    await using server = await makeTestServer();
    // As text: the types know the common ones only.
    const ask = (method: string, type: string) =>
      server.app.inject({ method: method as 'GET', url, headers: { 'content-type': type } });
    for (const method of METHODS) {
      if (allow.split(', ').includes(method)) continue;
      const { statusCode, headers } = await ask(method, 'text/plain');
      expect([method, statusCode, headers.allow]).toEqual([method, 405, allow]);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    }
    const form = await ask('PATCH', 'application/x-www-form-urlencoded');
    expect([form.statusCode, form.headers.allow]).toEqual([405, allow]);
    expect(form.body).toContain(`<p>Esta dirección solo admite ${allow}.</p>`);
  });

  test('§12.1 Answers: an unknown call is 404', async () => {
    await using server = await makeTestServer();
    expect((await server.app.inject('/api/nada')).statusCode).toBe(404);
    expect((await server.postJson('/api/nada', {})).statusCode).toBe(404);
    // However long the part of the address that names something.
    const long = await server.postJson(`/api/join-us/${'x'.repeat(2000)}`, {});
    expect(long.statusCode).toBe(404);
    expect(long.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  const ownName = 'https://www.agencia.example';
  test.each<[Record<string, string>, number]>([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:80' }, 201],
    [{ origin: 'https://agencia.example' }, 201],
    [{ origin: ownName }, 201],
    [{}, 201],
    // Behind a proxy that rewrites Host, or says `Referrer-Policy: no-referrer`.
    [{ origin: 'https://preview.example', 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost:80', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: ownName, 'sec-fetch-site': 'same-site' }, 201],
  ])('§12.1 Answers: a submission with the headers %j is answered %i', async (headers, status) => {
    await using server = await makeTestServer({ environment: { ALLOWED_ORIGINS: ownName } });
    const answer = await server.postJson('/api/contact', quoteBody(), headers);
    expect(answer.statusCode).toBe(status);
    expect(server.rows('select id from submissions')).toHaveLength(status === 201 ? 1 : 0);
  });
});

test('§12.2 Acknowledged means stored: a PostgreSQL that does not answer in time is a 503, not an endless wait', async () => {
  const database = await freshDatabase();
  await using server = await makeTestServer({ environment: { DATABASE_URL: database.url } });
  const unblock = await database.block();
  expect((await server.postJson('/api/contact', quoteBody())).statusCode).toBe(503);
  await unblock();
  expect((await server.postJson('/api/contact', quoteBody())).statusCode).toBe(201);
});

test('§12.2 Acknowledged means stored: no page waits for a lock of another program, and a submission is stored when it ends', async () => {
  // Longer than the test may take: who waited on the serving thread would never be done.
  await using server = await makeTestServer({ busyTimeoutMs: 60_000 });
  const unlock = server.lock();
  // What is injected begins when it is waited for.
  const waiting = server.postJson('/api/contact', quoteBody()).then((answer) => answer.statusCode);
  for (let page = 0; page < 20; page += 1) {
    expect((await server.app.inject('/about')).statusCode).toBe(200);
    // The submission goes on meanwhile, to where it finds the lock.
    await setImmediate();
  }
  expect(server.rows('select id from submissions')).toHaveLength(0);
  unlock();
  expect(await waiting).toBe(201);
});

test('§12.2 Acknowledged means stored: a lock that lasts is 503 for all that wait, not for one after the other', async () => {
  const busyTimeoutMs = 500;
  await using server = await makeTestServer({ busyTimeoutMs });
  const unlock = server.lock();
  const begun = performance.now();
  const refused = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      server.postJson('/api/contact', quoteBody({ message: `Envío ${n}` })),
    ),
  );
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(performance.now() - begun).toBeLessThan(10 * busyTimeoutMs);
  unlock();
  expect((await server.postJson('/api/contact', quoteBody())).statusCode).toBe(201);
});

test.each(['submissions.sqlite', 'submissions.sqlite-wal'])(
  '§12.2 Acknowledged means stored: without its %s the server takes nothing, and says so, until it is back',
  async (name) => {
    await using server = await makeTestServer();
    const { location } = (await server.postJson('/api/join-us', joinBody())).headers;
    const file = join(server.dataDir, name);
    const status = async () => [
      (await server.postJson('/api/contact', quoteBody())).statusCode,
      (await server.app.inject({ method: 'PUT', url: String(location), payload: makePdf() }))
        .statusCode,
      (await server.app.inject('/health')).statusCode,
      (await server.app.inject('/about')).statusCode,
    ];
    renameSync(file, `${file}.away`);
    expect(await status()).toEqual([503, 503, 503, 200]);
    copyFileSync(`${file}.away`, file);
    expect(await status()).toEqual([503, 503, 503, 200]);
    renameSync(`${file}.away`, file);
    await eventually(async () => (await server.app.inject('/health')).statusCode === 200);
    expect((await server.postJson('/api/contact', quoteBody())).statusCode).toBe(201);
  },
);

test('§12.1 Answers: an error names the request as header and log do', async () => {
  await using server = await makeTestServer();
  const answer = await server.postJson('/api/contact', 'no es JSON');
  const id = answer.headers['x-request-id'];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(answer.json().instance).toBe(`urn:uuid:${id}`);
});
