import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { arrival } from '../test-support/new-submission.ts';
import { submissionParts } from './copies.ts';
import { databaseFileName, openSqliteStorage } from './sqlite-storage.ts';
import { newId } from './submission-id.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'storage-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('§7 Contact call: the write waits for the disk, and others cannot read the folder', async () => {
  const dir = join(dataDir, 'new');
  const storage = await openSqliteStorage({ dataDir: dir });
  const file = new DatabaseSync(join(dir, databaseFileName));
  expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  file.close();
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  await storage.close();
});

test('a backup holds every table whose rows belong to a submission', async () => {
  const storage = await openSqliteStorage({ dataDir });
  const file = new DatabaseSync(join(dataDir, databaseFileName));
  const tables = file
    .prepare(
      `select tables.name from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
       where tables.type = 'table' and keys."table" = 'submissions' order by tables.name`,
    )
    .all();
  expect(tables.map(({ name }) => name)).toEqual(submissionParts.toSorted());
  file.close();
  await storage.close();
});

test('§7 Delivery: several servers may start at once on an empty SQLite file', async () => {
  const [threads, rounds] = [2, 10];
  const arrived = new Int32Array(new SharedArrayBuffer(4));
  const ends = Array.from({ length: threads }, () =>
    once(
      new Worker(join(import.meta.dirname, '../test-support/opening-thread.ts'), {
        workerData: { dataDir, arrived, threads, rounds },
      }),
      'exit',
    ),
  );
  expect(await Promise.all(ends)).toEqual([[0], [0]]);
});

test('§7 Contact call: ids sort by the moment they were made', () => {
  const ids = [1, 2, 3].map((step) => newId(arrival + step));
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
