import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '../test-support/databases.ts';
import { eventually } from '../test-support/eventually.ts';
import { sendAndLeave } from '../test-support/exchange.ts';
import { quoteBody } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';

test('§7 Contact call: too many calls at once are asked to wait, pages are served, and it passes', async () => {
  const database = await freshDatabase();
  {
    const environment = { DATABASE_URL: database.url };
    await using server = await makeTestServer({ environment, callsAtOnce: 2 });
    const send = (message: string) => server.postJson('/api/contact', quoteBody({ message }));
    // The database takes its time.
    const blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('begin; lock table submissions in access exclusive mode');
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
    await blocker.end();
    await Promise.all(sent);
    expect(answered.map(({ statusCode }) => statusCode)).toEqual([503, 503, 201, 201]);
    expect((await send('cinco')).statusCode).toBe(201);
  }
  await database.drop();
});

test('§7 Contact call: an error names the request as header and log do', async () => {
  await using server = await makeTestServer();
  const answer = await server.postJson('/api/contact', 'no es JSON');
  const id = answer.headers['x-request-id'];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(answer.json().instance).toBe(`urn:uuid:${id}`);
});

test('§7 Contact call: visitors who leave before the answer take nobody’s place for good', async () => {
  await using server = await makeTestServer({ callsAtOnce: 2 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
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
