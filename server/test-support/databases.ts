import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, inject } from 'vitest';
import type { StorageSettings } from '../config/config.ts';
import { openDatabase } from '../storage/database.ts';
import type { Database } from '../storage/schema.ts';

export interface Backend {
  /** The settings with which a server finds the submissions here. */
  settings: StorageSettings;
  /**
   * Whether one process may hold it open twice. Node's SQLite waits for its turn without letting
   * anything else run: a process that held it twice would wait for itself.
   */
  opensTwice: boolean;
  remove(): Promise<void>;
}

/** The two databases, each empty and real: what holds for one must hold for the other. */
export const backends: { name: string; make: () => Promise<Backend> }[] = [
  {
    name: 'SQLite',
    async make() {
      const dataDir = mkdtempSync(join(tmpdir(), 'storage-'));
      return {
        settings: { dataDir, databaseUrl: null },
        opensTwice: false,
        remove: async () => rmSync(dataDir, { recursive: true, force: true }),
      };
    },
  },
  {
    name: 'PostgreSQL',
    async make() {
      const { url, drop } = await freshDatabase();
      return { settings: { dataDir: './data', databaseUrl: url }, opensTwice: true, remove: drop };
    },
  },
];

export interface OpenedDatabase {
  database: Database;
  /** Opens the same submissions anew, as a server that starts. */
  open: () => Promise<Database>;
  /** As another server beside the first; the same one where a process may hold the submissions but once. */
  openSecond: () => Promise<Database>;
}

/** An empty database before each test of the block that calls this; all is closed and removed after it. */
export function eachWithDatabase(
  make: () => Promise<Backend>,
  take: (opened: OpenedDatabase) => unknown,
): void {
  const cleanups: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    const backend = await make();
    cleanups.push(() => backend.remove());
    const open = async () => {
      const database = await openDatabase(backend.settings);
      cleanups.push(() => database.destroy());
      return database;
    };
    const database = await open();
    await take({
      database,
      open,
      openSecond: async () => (backend.opensTwice ? open() : database),
    });
  });
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
  });
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
  return {
    url: `${server}/${name}`,
    /** What is in it, read past the server. */
    rows: (statement: string) => query(statement),
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
    /** Removes it, whoever is still connected. */
    async drop() {
      await asAdministrator(`drop database if exists ${name} with (force)`);
    },
  };
}
