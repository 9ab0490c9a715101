import type { StorageSettings } from '../config/config.ts';
import type { Database } from './database-storage.ts';
import { openSqliteStorage } from './sqlite-storage.ts';

/** PostgreSQL where `DATABASE_URL` is set, otherwise SQLite in the data folder. */
export async function openStorage({ databaseUrl, dataDir }: StorageSettings): Promise<Database> {
  if (!databaseUrl) return openSqliteStorage({ dataDir });
  // Its client is no part of every start.
  const { openPostgresStorage } = await import('./postgres-storage.ts');
  return openPostgresStorage({ url: databaseUrl });
}

/** Where the submissions are, for the operator. A password is never shown. */
export function describeStorage({ databaseUrl, dataDir }: StorageSettings): string {
  if (!databaseUrl) return `${dataDir} (SQLite)`;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${host || searchParams.get('host')}${pathname} (PostgreSQL)`;
}
