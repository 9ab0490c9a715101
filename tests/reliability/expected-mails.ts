import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFileName } from '../../server/storage/sqlite-storage.ts';
import type { CaughtMail } from '../../server/test-support/smtp-catcher.ts';

/** Reads, and now and then changes, what is stored, past the server. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

export function sqliteQuery(folder: string): Query {
  return async (sql) => {
    const database = new DatabaseSync(join(folder, 'data', databaseFileName), { timeout: 5000 });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };
}

/** How often each Message-ID arrived at the mail server. */
export function arrivals(mails: CaughtMail[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { parsed } of mails) {
    const id = parsed.messageId ?? 'none';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/**
 * What a dead server had in hand is free when its lease ends, minutes later; no test waits for that.
 * A claim that is still there after many deliveries' time belongs to nobody.
 */
export async function endLeasesOf(query: Query, ids: unknown[]): Promise<void> {
  if (ids.length === 0) return;
  await query(
    `update outbox set lease_until = 1 where state = 'claimed' and id in ('${ids.join("','")}')`,
  );
}
