import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Database, storageOn } from './database-storage.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:5432/database`, with libpq's parameters if need be. */
  url: string;
  /** Connections that this process opens at most. */
  connections?: number;
}

/**
 * How long anything may take, in milliseconds. A visitor waits for it, and the form tries again by
 * itself: a database that is gone must be noticed soon. The client's own limit comes last; it is for
 * a network that swallows everything, where the server's cannot be heard.
 */
const limits = { connecting: 3_000, statement: 5_000, idleInTransaction: 10_000, answer: 8_000 };
/** Another server may be at the migrations: they are waited for. */
const migrationLimit = 120_000;

/** Opens the database and brings its tables up to date. Safe to repeat, and at once on several servers. */
export async function openPostgresStorage({
  url,
  connections = 10,
}: PostgresOptions): Promise<Database> {
  const migrating = connect(url, { max: 1, statement: migrationLimit, answer: migrationLimit });
  try {
    await migrate(migrating);
  } catch (cause) {
    // Without the address: it holds the password.
    throw new DatabaseUnavailableError(
      `DATABASE_URL: PostgreSQL cannot be opened (${(cause as Error).message || cause}). See that it runs, and that host, database, user and password are right.`,
      { cause },
    );
  } finally {
    await migrating.destroy();
  }
  const db = connect(url, { max: connections, ...limits });
  return storageOn(db, { manyServers: true });
}

function connect(url: string, limit: { max: number; statement: number; answer: number }) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'submissions',
    max: limit.max,
    keepAlive: true,
    connectionTimeoutMillis: limits.connecting,
    statement_timeout: limit.statement,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    query_timeout: limit.answer,
    // "Received" may be said only when the disk has it, whatever the database's default is.
    options: '-c synchronous_commit=on',
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced by the pool; the next query tells if it cannot be.
  pool.on('error', () => {});
  // The pool looks after idle ones only: one that breaks between two queries of a transaction tells
  // nobody but itself, and would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Moments and counts are 64 bits wide there, and fit a number here. */
const getTypeParser = ((type: number, format?: 'text') =>
  type === pg.types.builtins.INT8
    ? Number
    : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;
