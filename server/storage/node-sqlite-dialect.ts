import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Kysely on Node's own SQLite: its driver expects the shape of another library. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new NodeSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Migrations in one transaction: of two servers that start at once, the second finds them done. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: adapt(database) });
    this.#database = database;
  }

  /**
   * Takes the write lock at once. A transaction that begins by reading and wants to write later can
   * be refused half-way by another process; waiting at the door cannot fail that way.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk ends the transaction by itself; rolling back again would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
