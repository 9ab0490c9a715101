import { statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

export interface NodeSqliteOptions {
  /** The path of the database. */
  file: string;
  /** How long a query waits, from the first that found the file locked by another program. */
  busyTimeoutMs: number;
}

/** Kysely on Node's own SQLite, whose calls block: what has to be waited for is waited for between them. */
export function nodeSqliteDialect(database: DatabaseSync, options: NodeSqliteOptions): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(database, options),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new NodeSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Migrations in one transaction: a start that is killed leaves no half of a schema. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: NodeSqliteConnection;

  constructor(database: DatabaseSync, options: NodeSqliteOptions) {
    this.#database = database;
    this.#connection = new NodeSqliteConnection(database, options);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  /**
   * Takes the write lock at once: a transaction that begins by reading can be refused half-way. The pause
   * lets pages be served between submissions that came at once.
   */
  async beginTransaction(): Promise<void> {
    await setImmediate();
    await this.#connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
    this.#connection.expectSameFile();
  }

  /** A full disk ends the transaction by itself; rolling back again would hide that error. */
  async rollbackTransaction(): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

/** Between two tries while another program holds the lock, in milliseconds. */
const busyPause = 20;

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #options: NodeSqliteOptions;
  readonly #openFile: string;
  /** Since when every query has found the file locked: who comes later waits no longer than the first. */
  #busySince: number | null = null;

  constructor(database: DatabaseSync, options: NodeSqliteOptions) {
    this.#database = database;
    this.#options = options;
    this.#openFile = identityOf(options.file);
  }

  /** §12.2 Throws when the path has no file any more, or another: what is written would be gone at the next start. */
  expectSameFile(): void {
    const { file } = this.#options;
    if (identityOf(file) === this.#openFile) return;
    throw new Error(
      `${file} was removed or replaced while the server has it open: put it back, or restart the server`,
    );
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#database.isTransaction) this.expectSameFile();
    for (;;) {
      try {
        const result = this.#run<Row>(query);
        this.#busySince = null;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        this.#busySince ??= performance.now();
        if (performance.now() - this.#busySince > this.#options.busyTimeoutMs) throw error;
        await setTimeout(busyPause);
      }
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#database.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface has it, and nothing here streams.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Streaming is not supported');
  }
}

/** Which files are there: the database, and beside it the log that its newest part is in. */
function identityOf(file: string): string {
  const stats = [file, `${file}-wal`].map((part) => statSync(part, { throwIfNoEntry: false }));
  return stats.map((stat) => stat && `${stat.dev}:${stat.ino}`).join();
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  // The upper bytes tell kinds of busy apart.
  return (Number((error as { errcode?: unknown }).errcode) & 0xff) === sqliteBusy;
}
