import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';

// What the two databases do differently.

/** Several servers share a PostgreSQL; SQLite belongs to one. */
export function isPostgres<Schema>(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Ends a query that picks rows to change: PostgreSQL skips those that another server holds. */
export function skipLocked<Schema>(db: Kysely<Schema>) {
  return isPostgres(db) ? sql`for update skip locked` : sql``;
}

/**
 * Lets one transaction with this text go on at a time: two PostgreSQL servers that get one submission at once
 * would not see each other's. SQLite has one write lock anyway.
 */
export async function advisoryLock<Schema>(
  transaction: Transaction<Schema>,
  text: string,
): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(transaction);
}
