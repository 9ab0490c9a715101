import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFileName } from '../../server/storage/database.ts';
import { freshDatabase } from '../../server/test-support/databases.ts';
import { eventually } from '../../server/test-support/eventually.ts';
import { compileCache, makeFixtureFolder } from '../../server/test-support/fixture-site.ts';
import { quoteBody } from '../../server/test-support/submissions.ts';

export interface ServerProcess {
  port: number;
  pid: number;
  /** Gives the submission's id, or null when there was no answer that acknowledges it. */
  post(key: string, changes?: Record<string, unknown>): Promise<string | null>;
  /** What it wrote to standard error so far. */
  log(): string;
  /** As a power cut: nothing is finished, nothing is released. */
  kill(): Promise<void>;
  /** As the system asks a service to end. Gives its exit status. */
  stop(): Promise<number | null>;
}

/** The server as production runs it, as a process of its own, in a folder with a built site. */
export async function startServer(
  folder: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const main = join(import.meta.dirname, '../../server/main.ts');
  const child: ChildProcess = spawn(process.execPath, [main], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RATE_LIMIT_MAX: '1000000',
      ...compileCache,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'close').then(([status]) => status as number | null);
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  let log = '';
  child.stderr?.on('data', (text) => {
    log += text;
    process.stderr.write(text);
  });
  const port = await eventually(() => /localhost:(\d+)/.exec(output)?.[1], { seconds: 60 });
  return {
    port: Number(port),
    pid: child.pid ?? 0,
    async post(key, changes = {}) {
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, {
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
    log: () => log,
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
    async stop() {
      child.kill('SIGTERM');
      return exit;
    },
  };
}

/** Reads, and now and then changes, what is stored, past the server. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

export function sqliteQuery(folder: string): Query {
  return async (sql) => {
    const database = new DatabaseSync(join(folder, 'data', databaseFileName), { timeout: 5000 });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };
}

export interface ServerFolder {
  /** With a built site; a server is started in it. */
  folder: string;
  /** The settings that name its database. */
  environment: Record<string, string>;
  query: Query;
}

/** A folder and an empty database for server processes; what removes them is added to `cleanups`. */
export async function makeServerFolder(
  name: string,
  cleanups: (() => unknown)[],
): Promise<ServerFolder> {
  const { folder, remove } = makeFixtureFolder();
  cleanups.push(remove);
  if (name === 'SQLite') return { folder, environment: {}, query: sqliteQuery(folder) };
  const { url, rows, drop } = await freshDatabase();
  cleanups.push(drop);
  return { folder, environment: { DATABASE_URL: url }, query: rows };
}

/** What a killed server had claimed is free when its lease ends, minutes later; no test waits for that. */
export async function endLeases(query: Query, ids: unknown[]): Promise<void> {
  if (ids.length === 0) return;
  await query(
    `update outbox set lease_until = 1 where state = 'claimed' and id in ('${ids.join("','")}')`,
  );
}
