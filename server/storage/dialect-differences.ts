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
 * Lets one transaction at a time past, of those with a text in common, until it ends. On PostgreSQL two
 * servers that get one letter at once would each look for the other's, not see it because it is not
 * committed, and both store it. SQLite's transactions begin with the only write lock there is.
 */
export async function oneAtATime(
  transaction: Transaction<Tables>,
  texts: readonly string[],
): Promise<void> {
  if (!isPostgres(transaction)) return;
  // In one order on every server, or two would wait for each other.
  const ordered = [...new Set(texts)].sort();
  await sql`select pg_advisory_xact_lock(hashtextextended(held, 0))
    from unnest(${ordered}::text[]) as held`.execute(transaction);
}

/** SQLite's constraint, "too big" and "wrong type"; the upper bits of its codes are details. */
const sqliteRowErrors = [19, 18, 20];
/** PostgreSQL's classes: data, constraint, limit of a row or an index, error that a trigger raises. */
const postgresRowErrors = /^(22|23|54|P0)/;

/** Whether the database takes writes, and not this row. */
export function refusesRow(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (errcode !== undefined) return sqliteRowErrors.includes(errcode & 0xff);
  return postgresRowErrors.test(code ?? '');
}

/** For a table that is worth no wait for the disk: PostgreSQL may empty it after a crash. */
export function forgettable(db: Kysely<unknown>) {
  return isPostgres(db) ? sql`unlogged` : sql``;
}
