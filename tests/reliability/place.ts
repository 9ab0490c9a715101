import { makeFixtureFolder } from '../../server/test-support/fixture-site.ts';
import { freshDatabase } from '../../server/test-support/fresh-database.ts';
import { type Query, sqliteQuery } from './ledger.ts';

export interface Place {
  /** With a built site; a server is started in it. */
  folder: string;
  /** The settings that name its database. */
  environment: Record<string, string>;
  query: Query;
}

/** A folder and an empty database for server processes; what removes them is added to `clearing`. */
export async function makePlace(name: string, clearing: (() => unknown)[]): Promise<Place> {
  const { folder, remove } = makeFixtureFolder();
  clearing.push(remove);
  if (name === 'SQLite') return { folder, environment: {}, query: sqliteQuery(folder) };
  const { url, rows, drop } = await freshDatabase();
  clearing.push(drop);
  return { folder, environment: { DATABASE_URL: url }, query: rows };
}
