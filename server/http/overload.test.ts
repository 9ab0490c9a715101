import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '../test-support/fresh-database.ts';
import { quoteBody } from '../test-support/letters.ts';
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
    await blocker.query('begin; lock table letters in access exclusive mode');
    const three = Promise.all(['uno', 'dos', 'tres'].map(send));
    const refused = await Promise.race([send('cuatro'), three.then((all) => all.at(-1))]);
    expect(refused?.statusCode).toBe(503);
    expect(refused?.headers['retry-after']).toBe('5');
    expect(refused?.json().title).toContain('muchos envíos');
    expect((await server.app.inject('/about')).statusCode).toBe(200);
    await blocker.end();
    const statuses = (await three).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([201, 201, 503]);
    expect((await send('cuatro')).statusCode).toBe(201);
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
