import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { freshDatabase, openForTest, temporaryFolder } from '../test-support/databases.ts';
import { newSubmission } from '../test-support/submissions.ts';
import { databaseFileName, openSqlite } from './database.ts';
import { outboxHealth } from './health.ts';
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

test('§12.2 Acknowledged means stored: SQLite waits for the disk', async () => {
  const folder = temporaryFolder();
  await using _database = await openSqlite(folder);
  using file = new DatabaseSync(join(folder, databaseFileName));
  expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
});

test.each(['a new folder', 'a folder and files that everybody may read'])(
  '§13.11 Files: nobody else can read what is in %s',
  async (kind) => {
    const folder = join(temporaryFolder(), 'data');
    if (kind !== 'a new folder') {
      mkdirSync(folder);
      (await openSqlite(folder)).destroy();
      chmodSync(join(folder, databaseFileName), 0o644);
      chmodSync(folder, 0o755);
    }
    await using database = await openSqlite(folder);
    await acceptSubmission(database, newSubmission());
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    expect(statSync(folder).mode & 0o777).toBe(kind === 'a new folder' ? 0o700 : 0o755);
  },
);
