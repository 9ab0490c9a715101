import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { type Database, storageOn } from './database-storage.ts';
import { migrate } from './migrations.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export const databaseFileName = 'submissions.sqlite';

export interface SqliteOptions {
  dataDir: string;
  /**
   * How long a write waits for another process, in milliseconds. The whole server waits with it, so
   * it is kept short; the visitor's form tries again by itself.
   */
  busyTimeoutMs?: number;
}

/** Opens, or makes, the database in the data folder. Safe to repeat. */
export async function openSqliteStorage({
  dataDir,
  busyTimeoutMs = 2000,
}: SqliteOptions): Promise<Database> {
  // Personal data: readable by the server's own user only.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, databaseFileName), { timeout: busyTimeoutMs });
  await turnOnWriteAheadLog(database, busyTimeoutMs);
  // FULL makes a commit wait until the disk has it: only then may "received" be said.
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;');
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
  await migrate(db);

  return storageOn(db, { manyServers: false });
}

/** SQLite's "somebody else is at it". */
const busy = 5;

/** The first server to open a new file changes its form, and SQLite lets no other wait for that. */
async function turnOnWriteAheadLog(database: DatabaseSync, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return database.exec('PRAGMA journal_mode = WAL');
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== busy || Date.now() > deadline) throw error;
      await setTimeout(20);
    }
  }
}
