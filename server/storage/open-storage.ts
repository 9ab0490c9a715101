import type { StorageSettings } from '../config/config.ts';
import type { Database } from './database-storage.ts';
import { openPostgresStorage } from './postgres-storage.ts';
import { openSqliteStorage } from './sqlite-storage.ts';

/** PostgreSQL where `DATABASE_URL` is set, otherwise SQLite in the data folder. */
export function openStorage({ databaseUrl, dataDir }: StorageSettings): Promise<Database> {
  return databaseUrl ? openPostgresStorage({ url: databaseUrl }) : openSqliteStorage({ dataDir });
}

/** Where the letters are, for the operator. A password is never shown. */
export function describeStorage({ databaseUrl, dataDir }: StorageSettings): string {
  if (!databaseUrl) return `${dataDir} (SQLite)`;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${host || searchParams.get('host')}${pathname} (PostgreSQL)`;
}
