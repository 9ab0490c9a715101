import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { quoteBody } from '../../server/test-support/submissions.ts';

/** What a submission is at the least: one row, and the disk has it before the next. */
const table = 'create table if not exists bare (id bigint primary key, payload text not null)';
const payload = JSON.stringify(quoteBody());
let next = 1;

/** As the server opens its own: write-ahead log, every commit waits for the disk. Inserts a second. */
export async function bareSqliteInserts(seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; ${table}`);
  const insert = database.prepare('insert into bare values (?, ?)');
  const rate = await rateOf(seconds, async (id) => insert.run(id, payload));
  database.close();
  rmSync(folder, { recursive: true });
  return rate;
}

/** On one connection, each commit waited for before the next insert. Inserts a second. */
export async function barePostgresInserts(url: string, seconds: number): Promise<number> {
  const client = new pg.Client({ connectionString: url, options: '-c synchronous_commit=on' });
  await client.connect();
  await client.query(table);
  const rate = await rateOf(seconds, (id) =>
    client.query('insert into bare values ($1, $2)', [id, payload]),
  );
  await client.end();
  return rate;
}

async function rateOf(seconds: number, insert: (id: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  const first = next;
  while (performance.now() - begun < seconds * 1000) await insert(next++);
  return ((next - first) * 1000) / (performance.now() - begun);
}
