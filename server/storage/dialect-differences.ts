import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Everything that the two databases do differently stands in this file. */
function isPostgres<Schema>(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Ends a query that picks a row to change: rows that another server holds are passed over instead of
 * waited for. SQLite has one writer at a time, and needs no word for it.
 */
export function passOverLockedRows(db: Kysely<Tables>) {
  return isPostgres(db) ? sql`for update skip locked` : sql``;
}

/**
 * Lets one transaction at a time past, of those with the same text, until it ends. On PostgreSQL two
 * servers that get one letter at once would each look for the other's, not see it because it is not
 * committed, and both store it. SQLite's transactions begin with the only write lock there is.
 */
export async function oneAtATime(transaction: Transaction<Tables>, text: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(transaction);
}

/** For a table that is worth no wait for the disk: PostgreSQL may empty it after a crash. */
export function forgettable(db: Kysely<unknown>) {
  return isPostgres(db) ? sql`unlogged` : sql``;
}
