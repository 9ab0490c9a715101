import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, describe, inject, onTestFinished } from 'vitest';
import type { StorageSettings } from '../config/config.ts';
import { openDatabase } from '../storage/database.ts';
import type { Database } from '../storage/schema.ts';

/** Removed when the test has finished, like all that is made here. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'submissions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The two databases, each empty and real. */
export const backends: { name: string; make: () => Promise<StorageSettings> }[] = [
  { name: 'SQLite', make: async () => ({ dataDir: temporaryFolder(), databaseUrl: null }) },
  {
    name: 'PostgreSQL',
    make: async () => ({ dataDir: './data', databaseUrl: (await freshDatabase()).url }),
  },
];

/** Of the test that runs: an empty database, and where it is. */
export let database: Database;
export let settings: StorageSettings;

/** Declares tests for each of the two databases: what holds for one must hold for the other. */
export function onEachDatabase(declare: () => void): void {
  describe.each(backends)('$name', ({ make }) => {
    beforeEach(async () => {
      settings = await make();
      database = await openForTest(settings);
    });
    declare();
  });
}

/** The same submissions, opened once more as by a server that starts. */
export async function openForTest(settings: StorageSettings): Promise<Database> {
  const database = await openDatabase(settings);
  onTestFinished(() => database.destroy());
  return database;
}

/** As another server has it. A process that held one SQLite file twice would wait for itself. */
export async function openSecond(): Promise<Database> {
  return settings.databaseUrl ? openForTest(settings) : database;
}

/** An empty database of its own on the run's PostgreSQL. */
export async function freshDatabase() {
  const answer = await fetch(inject('postgresOnDemand'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const query = async (statement: string, database = name) => {
    const client = new pg.Client({ connectionString: `${server}/${database}` });
    await client.connect();
    const { rows } = await client.query(statement).finally(() => client.end());
    return rows as Record<string, unknown>[];
  };
  const asAdministrator = (statement: string) => query(statement, 'postgres');
  await asAdministrator(`create database ${name}`);
  // Whoever is still connected.
  onTestFinished(async () => {
    await asAdministrator(`drop database ${name} with (force)`);
  });
  return {
    url: `${server}/${name}`,
    /** What is in it, read past the server. */
    rows: (statement: string) => query(statement),
    /** Holds back everything that touches the submissions. Gives what lets it go on. */
    async block() {
      const blocker = new pg.Client({ connectionString: `${server}/${name}` });
      await blocker.connect();
      await blocker.query('begin; lock table submissions in access exclusive mode');
      return () => blocker.end();
    },
    /** Cuts every connection and refuses new ones, as a database server that went down. */
    async lose() {
      await asAdministrator(`alter database ${name} with allow_connections false`);
      await asAdministrator(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    },
    async bringBack() {
      await asAdministrator(`alter database ${name} with allow_connections true`);
    },
  };
}
