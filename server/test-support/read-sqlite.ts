import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { databaseFileName } from '../storage/database.ts';

/** The rows that a query finds in the SQLite file of a data folder, past the server that has it open. */
export function readSqlite(dataDir: string, sql: string, ...values: SQLInputValue[]) {
  const database = new DatabaseSync(join(dataDir, databaseFileName), { readOnly: true });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}
