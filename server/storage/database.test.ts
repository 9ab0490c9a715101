import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { freshDatabase, openForTest, temporaryFolder } from '../test-support/databases.ts';
import { newSubmission } from '../test-support/submissions.ts';
import { submissionParts } from './backup.ts';
import { databaseFileName, openSqlite } from './database.ts';
import { outboxHealth } from './monitoring.ts';
import type { Database } from './schema.ts';
import { acceptSubmission } from './submissions.ts';

test('§13.2 Start and stop: several servers may start at once on an empty PostgreSQL', async () => {
  const { url: databaseUrl } = await freshDatabase();
  const settings = { databaseUrl, dataDir: '' };
  const servers = await Promise.all(Array.from({ length: 6 }, () => openForTest(settings)));
  const [first, last] = [servers[0], servers[5]] as [Database, Database];
  await acceptSubmission(first, newSubmission());
  expect((await outboxHealth(last)).pending).toBe(1);
});

test('§12.2 Acknowledged means stored: SQLite waits for the disk, and others cannot read its folder', async () => {
  const folder = join(temporaryFolder(), 'new');
  await using _database = await openSqlite(folder);
  using file = new DatabaseSync(join(folder, databaseFileName));
  expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a backup holds every table whose rows belong to a submission', async () => {
  const folder = temporaryFolder();
  await using _database = await openSqlite(folder);
  using file = new DatabaseSync(join(folder, databaseFileName));
  const tables = file
    .prepare(
      `select tables.name from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
       where tables.type = 'table' and keys."table" = 'submissions'`,
    )
    .all();
  const inCamelCase = tables.map(({ name }) =>
    String(name).replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
  );
  expect(inCamelCase.toSorted()).toEqual(submissionParts.toSorted());
});
