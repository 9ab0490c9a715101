import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { databaseFileName } from '../storage/database.ts';
import { freshDatabase } from './databases.ts';
import { eventually } from './eventually.ts';
import { compileCache, makeFixtureFolder } from './fixture-site.ts';
import { quoteBody } from './submissions.ts';

export interface ServerProcess {
  port: number;
  pid: number;
  /** Gives the submission's id, or null when there was no answer that acknowledges it. */
  post(key: string, changes?: Record<string, unknown>): Promise<string | null>;
  /** What it wrote to standard output and to standard error so far. */
  output(): string;
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
  const main = join(import.meta.dirname, '../main.ts');
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
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  onTestFinished(kill);
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
    output: () => output,
    log: () => log,
    kill,
    async stop() {
      child.kill('SIGTERM');
      return exit;
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
