import { type Kysely, PostgresAdapter, type RawBuilder, sql, type Transaction } from 'kysely';
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
 * servers that get one submission at once would each look for the other's, not see it because it is not
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

/**
 * Transactions that store submissions at once. SQLite has one writer; on PostgreSQL one is prepared while
 * the other waits for the disk.
 */
export function writersAtOnce(db: Kysely<Tables>): number {
  return isPostgres(db) ? 2 : 1;
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

/** Rows of one table, all with the same columns. */
export interface NewRows {
  table: keyof Tables;
  rows: readonly object[];
  onConflict?: RawBuilder<unknown>;
}

/**
 * Adds rows to several tables, each table's as one value: a value for each field, as Kysely writes it,
 * costs more than all the rest of storing a submission. On PostgreSQL all of it is one statement, since
 * every journey there costs, too.
 */
export async function insertRows(db: Kysely<Tables>, parts: readonly NewRows[]): Promise<void> {
  const statements = parts.filter(({ rows }) => rows.length > 0).map((part) => insertOf(db, part));
  const last = statements.at(-1);
  if (!last) return;
  if (isPostgres(db) && statements.length > 1) {
    const others = statements
      .slice(0, -1)
      .map((statement, index) => sql`${sql.ref(`part${index}`)} as (${statement})`);
    await sql`with ${sql.join(others)} ${last}`.execute(db);
    return;
  }
  for (const statement of statements) await statement.execute(db);
}

function insertOf(db: Kysely<Tables>, { table, rows, onConflict = sql`` }: NewRows) {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const json = JSON.stringify(rows);
  const given = isPostgres(db)
    ? sql`${names} from json_populate_recordset(null::${sql.table(table)}, ${json})`
    : sql`${sql.join(columns.map((name) => sql`value ->> ${sql.lit(name)}`))} from json_each(${json})`;
  // Without a condition SQLite takes the conflict for one of a join.
  return sql`insert into ${sql.table(table)} (${names}) select ${given} where true ${onConflict}`;
}

/** Whether a column has one of these texts: one value for all, for the same reason. */
export function hasOneOf(db: Kysely<Tables>, column: string, texts: readonly string[]) {
  return isPostgres(db)
    ? sql<boolean>`${sql.ref(column)} = any(${texts})`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(texts)}))`;
}

/**
 * Whether two columns together are one of these pairs. Asked for each column by itself, an index is
 * searched for every first with every second.
 */
export function isOneOfPairs(
  db: Kysely<Tables>,
  columns: readonly [string, string],
  pairs: readonly (readonly [string, string])[],
) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const given = isPostgres(db)
    ? sql`unnest(${pairs.map(([first]) => first)}::text[], ${pairs.map(([, second]) => second)}::text[])`
    : sql`(select value ->> 0, value ->> 1 from json_each(${JSON.stringify(pairs)}))`;
  return sql<boolean>`(${names}) in (select * from ${given})`;
}

/** For a table that is worth no wait for the disk: PostgreSQL may empty it after a crash. */
export function forgettable(db: Kysely<unknown>) {
  return isPostgres(db) ? sql`unlogged` : sql``;
}
