import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { acceptAttachment, findAttachment, findUploadPermit } from './attachments.ts';
import { acceptLetter, findLetter, releaseLetter } from './letters.ts';
import { migrate } from './migrations.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import {
  claimDue,
  markFailed,
  markRetry,
  markSent,
  nextDueAt,
  outboxHealth,
} from './notifications.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

export const databaseFileName = 'letters.sqlite';

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
}: SqliteOptions): Promise<Storage> {
  // Personal data: readable by the server's own user only.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, databaseFileName), { timeout: busyTimeoutMs });
  // FULL makes a commit wait until the disk has it: only then may "received" be said.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
  );
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
  await migrate(db);

  return {
    acceptLetter: (letter) => acceptLetter(db, letter),
    findLetter: (id) => findLetter(db, id),
    findUploadPermit: (letterId, tokenHash) => findUploadPermit(db, letterId, tokenHash),
    acceptAttachment: (attachment) => acceptAttachment(db, attachment),
    findAttachment: (letterId) => findAttachment(db, letterId),
    releaseLetter: (id, now) => releaseLetter(db, id, now),
    claimDue: (now, leaseUntil) => claimDue(db, now, leaseUntil),
    markSent: (claim, now) => markSent(db, claim, now),
    markRetry: (claim, failure) => markRetry(db, claim, failure),
    markFailed: (claim, failure) => markFailed(db, claim, failure),
    nextDueAt: () => nextDueAt(db),
    // A transaction begins with the write lock, which a read-only or blocked database refuses.
    health: () => db.transaction().execute(outboxHealth),
    close: () => db.destroy(),
  };
}
