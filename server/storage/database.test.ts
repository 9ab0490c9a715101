import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backends, eachWithDatabase, freshDatabase } from '../test-support/databases.ts';
import { arrival, newSubmission } from '../test-support/submissions.ts';
import { submissionParts } from './backup.ts';
import { databaseFileName, openDatabase, openSqlite } from './database.ts';
import { outboxHealth } from './monitoring.ts';
import { nextDueAt } from './outbox.ts';
import type { Database } from './schema.ts';
import { acceptSubmission, findSubmission } from './submissions.ts';

describe.each(backends)('$name', ({ make }) => {
  let database: Database;
  let open: () => Promise<Database>;
  eachWithDatabase(make, (opened) => {
    ({ database, open } = opened);
  });

  test('§12.2 Acknowledged means stored: a repeated start keeps every submission and what is due', async () => {
    const submission = newSubmission({
      payload: { name: 'Núñez 🍸', note: 'a\u0000b' },
      source: '/?utm=x',
    });
    await acceptSubmission(database, submission);
    const again = await open();
    const {
      contentHash: _,
      idempotencyKey: __,
      notifications: ___,
      uploadToken: ____,
      ...stored
    } = submission;
    expect(await findSubmission(again, submission.id)).toEqual(stored);
    expect(await nextDueAt(again, ['agency-mail'])).toBe(arrival);
  });

  test('§12.2 Acknowledged means stored: a database that is gone fails each of the submissions that come at once', async () => {
    const gone = await open();
    // Nothing is opened before it is used.
    await outboxHealth(gone);
    await gone.destroy();
    const submissions = Array.from({ length: 150 }, () => newSubmission());
    const outcomes = await Promise.allSettled(
      submissions.map((submission) => acceptSubmission(gone, submission)),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(submissions.length);
    expect((await outboxHealth(database)).pending).toBe(0);
  });
});

test('§13.2 Start and stop: several servers may start at once on an empty PostgreSQL', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const settings = { databaseUrl, dataDir: '' };
  const servers = await Promise.all(Array.from({ length: 6 }, () => openDatabase(settings)));
  const [first, last] = [servers[0], servers[5]] as [Database, Database];
  await acceptSubmission(first, newSubmission());
  expect((await outboxHealth(last)).pending).toBe(1);
  for (const server of servers) await server.destroy();
  await drop();
});

describe('SQLite', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'storage-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('§12.2 Acknowledged means stored: the write waits for the disk, and others cannot read the folder', async () => {
    const folder = join(dataDir, 'new');
    const database = await openSqlite(folder);
    const file = new DatabaseSync(join(folder, databaseFileName));
    expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    file.close();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await database.destroy();
  });

  test('a backup holds every table whose rows belong to a submission', async () => {
    const database = await openSqlite(dataDir);
    const file = new DatabaseSync(join(dataDir, databaseFileName));
    const tables = file
      .prepare(
        `select tables.name from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
         where tables.type = 'table' and keys."table" = 'submissions' order by tables.name`,
      )
      .all();
    expect(tables.map(({ name }) => name)).toEqual(submissionParts.toSorted());
    file.close();
    await database.destroy();
  });

  test('§13.2 Start and stop: several servers may start at once on an empty SQLite file', async () => {
    // Threads that open a row of new databases, each in the very moment its fellows do.
    const opener = `
      const { workerData: { module, dataDir, arrived, threads, rounds } } = require('node:worker_threads');
      import(module).then(async ({ openSqlite }) => {
        for (let round = 1; round <= rounds; round += 1) {
          Atomics.add(arrived, 0, 1);
          while (Atomics.load(arrived, 0) < round * threads);
          const database = await openSqlite(dataDir + '/' + round);
          await database.destroy();
        }
      }).finally(() => Atomics.add(arrived, 0, rounds * threads));`;
    const [threads, rounds] = [2, 10];
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    const module = new URL('./database.ts', import.meta.url).href;
    const ends = Array.from({ length: threads }, () =>
      once(
        new Worker(opener, {
          eval: true,
          workerData: { module, dataDir, arrived, threads, rounds },
        }),
        'exit',
      ),
    );
    expect(await Promise.all(ends)).toEqual([[0], [0]]);
  });
});
