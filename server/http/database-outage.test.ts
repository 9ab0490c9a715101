import { readdirSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { outboxHealth } from '../storage/monitoring.ts';
import { freshDatabase } from '../test-support/databases.ts';
import { eventually } from '../test-support/eventually.ts';
import { quoteBody } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';

test('§12.2 Acknowledged means stored: a lost PostgreSQL is a 503, pages are served, and it recovers by itself', async () => {
  const database = await freshDatabase();
  {
    await using server = await makeTestServer({
      environment: { DATABASE_URL: database.url },
      withMail: true,
    });
    const send = (key: string) =>
      server.postJson('/api/contact', quoteBody({ message: key }), { 'idempotency-key': key });
    const together = Array.from({ length: 10 }, (_, n) => `durante-${n}`);
    expect((await send('antes')).statusCode).toBe(201);

    // Mail that is in hand when the database goes is claimed until its lease ends, minutes later.
    await eventually(async () => (await outboxHealth(server.database)).pending === 0);

    await database.lose();
    const refused = await Promise.all(together.map(send));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(together.map(() => 503));
    expect(refused[0]?.json().title).toContain('No pudimos guardar');
    expect((await server.app.inject('/health')).statusCode).toBe(503);
    expect((await server.app.inject('/about')).statusCode).toBe(200);

    await database.bringBack();
    const taken = await Promise.all(together.map(send));
    expect(taken.map(({ statusCode }) => statusCode)).toEqual(together.map(() => 201));
    expect(await database.rows('select id from submissions')).toHaveLength(1 + together.length);
    await eventually(async () => {
      server.wake();
      return (await database.rows(`select id from outbox where state <> 'sent'`)).length === 0;
    });
    expect(readdirSync(server.mailFolder)).toHaveLength(1 + together.length);
  }
  await database.drop();
});

test('§12.2 Acknowledged means stored: a PostgreSQL that does not answer in time is a 503, not an endless wait', async () => {
  const database = await freshDatabase();
  {
    await using server = await makeTestServer({ environment: { DATABASE_URL: database.url } });
    const blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('begin; lock table submissions in access exclusive mode');
    expect((await server.postJson('/api/contact', quoteBody())).statusCode).toBe(503);
    await blocker.end();
    expect((await server.postJson('/api/contact', quoteBody())).statusCode).toBe(201);
  }
  await database.drop();
});
