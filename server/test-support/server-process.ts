import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { databaseFileName } from '../storage/database.ts';
import { freshDatabase } from './databases.ts';
import { makeFixtureFolder } from './fixture-site.ts';
import { spawnServer } from './spawn-server.ts';
import { quoteBody } from './submissions.ts';

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/** A server that ends with the test, at the latest. */
export async function startServer(folder: string, environment: Record<string, string>) {
  const server = await spawnServer(folder, environment);
  onTestFinished(async () => {
    await server.kill();
  });
  return {
    ...server,
    /** Gives the submission's id, or null when there was no answer that acknowledges it. */
    async post(key: string, changes: Record<string, unknown> = {}): Promise<string | null> {
      try {
        const answer = await fetch(`${server.origin}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(
            quoteBody({ email: `${key}@example.com`, message: key, ...changes }),
          ),
        });
        return answer.status === 201 ? ((await answer.json()) as { id: string }).id : null;
      } catch {
        return null;
      }
    },
  };
}

/** Reads, and now and then changes, what is stored, past the server. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

function sqliteQuery(folder: string): Query {
  return async (sql) => {
    const database = new DatabaseSync(join(folder, 'data', databaseFileName), { timeout: 5000 });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };
}

/** A folder with a built site and an empty database for server processes, with the settings that name it. */
export async function makeServerFolder(
  name: string,
): Promise<{ folder: string; environment: Record<string, string>; query: Query }> {
  const { folder, remove } = makeFixtureFolder();
  onTestFinished(remove);
  if (name === 'SQLite') return { folder, environment: {}, query: sqliteQuery(folder) };
  const { url, rows } = await freshDatabase();
  return { folder, environment: { DATABASE_URL: url }, query: rows };
}

/** What a killed server had claimed is free when its lease ends, minutes later; no test waits for that. */
export async function endLeases(query: Query, claims: Record<string, unknown>[]): Promise<void> {
  for (const { id } of claims) await query(`update outbox set lease_until = 1 where id = '${id}'`);
}
