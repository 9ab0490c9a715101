import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect } from 'kysely';
import type { StorageSettings } from '../config/config.ts';
import { OperatorError } from '../config/operator-error.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import { type Database, migrate, type Tables } from './schema.ts';

export const databaseFileName = 'submissions.sqlite';

/** Something could not be put on disk: nothing was accepted, and the sender should try again. */
export class NotStoredError extends Error {
  override name = 'NotStoredError';

  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

/**
 * §13.2 Opens PostgreSQL or SQLite and brings the tables up to date; several servers may do so at once
 * on PostgreSQL. Throws an OperatorError when it cannot be opened.
 */
export function openDatabase({ databaseUrl, dataDir }: StorageSettings): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
}

/** Where the submissions are, for the operator. A password is never shown. */
export function describeDatabase({ databaseUrl, dataDir }: StorageSettings): string {
  if (!databaseUrl) return `${dataDir} (SQLite)`;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${host || searchParams.get('host')}${pathname} (PostgreSQL)`;
}

/**
 * Everything in it is personal data: for the server's own user only.
 *
 * @param busyTimeoutMs how long a query waits for another program that holds the lock
 */
export async function openSqlite(dataDir: string, busyTimeoutMs = 5000): Promise<Database> {
  try {
    const file = join(dataDir, databaseFileName);
    makePrivate(dataDir, file);
    const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
    // FULL makes a commit wait until the disk has it: only then may "received" be said. The query makes the
    // log's file. From here on a lock is not waited for on the thread that serves the pages.
    database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
       PRAGMA secure_delete = ON; SELECT 1 FROM sqlite_schema; PRAGMA busy_timeout = 0;`,
    );
    const db = databaseOn(nodeSqliteDialect(database, { file, busyTimeoutMs }));
    await migrate(db);
    return db;
  } catch (cause) {
    throw new OperatorError(
      `DATA_DIR is "${dataDir}": its ${databaseFileName} cannot be opened (${(cause as Error).message}). Set DATA_DIR to a folder that the server's user may write to, and see that this file, where it exists, is a database of this site.`,
      { cause },
    );
  }
}

/** Whatever mode the folder has that is there. SQLite gives its other files the mode of the first. */
function makePrivate(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 });
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(part)) chmodSync(part, 0o600);
  }
}

function databaseOn(dialect: Dialect): Database {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}

/** Connections that one server opens at most. */
const maxConnections = 10;
/**
 * In milliseconds. A database that is gone must be noticed soon: a visitor waits, and the form tries again by
 * itself. The client's own limit comes last, for a network that swallows everything.
 */
const timeouts = { connection: 3_000, statement: 5_000, idleInTransaction: 10_000, query: 8_000 };
/** Another server may be at the migrations: they are waited for. */
const migrationTimeout = 120_000;

async function openPostgres(url: string): Promise<Database> {
  const migrating = await connect(url, {
    max: 1,
    statement: migrationTimeout,
    query: migrationTimeout,
  });
  try {
    await migrate(migrating);
  } catch (cause) {
    // Without the address: it holds the password.
    throw new OperatorError(
      `DATABASE_URL: PostgreSQL cannot be opened (${(cause as Error).message || cause}). See that it runs, and that host, database, user and password are right.`,
      { cause },
    );
  } finally {
    await migrating.destroy();
  }
  return connect(url, { max: maxConnections, ...timeouts });
}

async function connect(url: string, limits: { max: number; statement: number; query: number }) {
  // A start with SQLite does not load the client.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'submissions',
    max: limits.max,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    query_timeout: limits.query,
    // "Received" may be said only when the disk has it, whatever the database's default is.
    options: '-c synchronous_commit=on',
    types: {
      // Moments and counts are 64 bits wide there, and fit a number here.
      getTypeParser: ((type: number, format?: 'text') =>
        type === pg.types.builtins.INT8
          ? Number
          : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that breaks is replaced by the pool; the next query tells if it cannot be.
  pool.on('error', () => {});
  // The pool listens to idle ones only: one that breaks between two queries of a transaction would end
  // the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return databaseOn(new PostgresDialect({ pool }));
}
