import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorError } from '../config/operator-error.ts';
import type { Database, Tables } from './schema.ts';
import { submissionPages } from './submission-records.ts';

/** The tables whose rows belong to a submission and go where it goes. */
export const submissionParts = [
  'outbox',
  'uploadTokens',
  'cvFiles',
] as const satisfies (keyof Tables)[];

/** The first line of a backup; then one submission a line, as JSON; the whole compressed by gzip. */
const header = { format: 'submissions-backup', version: 1 };
/** What is restored in one transaction, until it has so many submissions or characters. */
const maxBatch = { submissions: 20, characters: 1024 * 1024 };

/** A submission and all that belongs to it, as the tables have it: fits either database. */
interface Entry {
  submission: Row;
  parts: Record<string, Row[]>;
}

type Row = Record<string, unknown>;

/** Writes every submission, oldest first, with all columns that there are. Gives their number. */
export async function writeBackup(db: Database, file: string): Promise<number> {
  let count = 0;
  async function* lines() {
    yield `${JSON.stringify(header)}\n`;
    for await (const rows of submissionPages(db)) {
      for (const row of rows) yield `${JSON.stringify(await entryOf(db, row))}\n`;
      count += rows.length;
    }
  }
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), createGzip(), target);
  return count;
}

/** One at a time, since a file may hang on it. */
async function entryOf(db: Database, submission: { id: string }): Promise<Entry> {
  const parts: Entry['parts'] = {};
  for (const table of submissionParts) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where('submissionId', '=', submission.id)
      .execute();
    if (rows.length > 0) parts[table] = rows.map(bytesToBase64);
  }
  return { submission: { ...submission }, parts };
}

/** Adds what is missing. Throws an OperatorError; each batch before is restored, and it may be repeated. */
export async function readBackup(
  db: Database,
  file: string,
): Promise<{ restored: number; present: number }> {
  let [restored, read] = [0, 0];
  const store = async (entries: Entry[]) => {
    restored += await insertEntries(db, entries);
    read += entries.length;
  };
  try {
    await pipeline(
      createReadStream(file),
      createGunzip(),
      async (chunks: AsyncIterable<Buffer>) => {
        let entries: Entry[] = [];
        let characters = 0;
        let isHeader = true;
        for await (const line of linesOf(chunks)) {
          if (isHeader) checkHeader(line, file);
          else entries.push(JSON.parse(line));
          isHeader = false;
          characters += line.length;
          if (entries.length < maxBatch.submissions && characters < maxBatch.characters) continue;
          await store(entries);
          entries = [];
          characters = 0;
        }
        await store(entries);
      },
    );
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `${explain(error as NodeJS.ErrnoException, file)} ${restored} submissions were restored before that; the command may be repeated.`,
    );
  }
  return { restored, present: read - restored };
}

function checkHeader(line: string, file: string): void {
  const { format, version } = JSON.parse(line) as Partial<typeof header>;
  if (format === header.format && version === header.version) return;
  throw new OperatorError(`${file} is no backup that this version can read.`);
}

function explain({ code, message }: NodeJS.ErrnoException, file: string): string {
  if (code === 'ENOENT') return `${file} does not exist.`;
  if (code === 'Z_BUF_ERROR') return `${file} ends too early: it was not copied whole.`;
  if (code === 'Z_DATA_ERROR') return `${file} is damaged, or is no backup.`;
  return `${file} cannot be restored: ${message}.`;
}

/** One transaction; gives the number of submissions that were missing. */
function insertEntries(db: Database, entries: Entry[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const insertMissing = async (table: keyof Tables, row: Row) => {
      const { numInsertedOrUpdatedRows = 0n } = await transaction
        .insertInto(table)
        // A row of a backup has the columns of its table, or the database says which it lacks.
        .values(base64ToBytes(row) as never)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    };
    let inserted = 0;
    for (const { submission, parts } of entries) {
      if (!(await insertMissing('submissions', submission))) continue;
      inserted += 1;
      for (const table of submissionParts) {
        for (const row of parts[table] ?? []) await insertMissing(table, row);
      }
    }
    return inserted;
  });
}

function bytesToBase64(row: Row): Row {
  return mapValues(row, (value) =>
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  );
}

function base64ToBytes(row: Row): Row {
  return mapValues(row, (value) =>
    value !== null && typeof value === 'object' && 'base64' in value
      ? Buffer.from(String(value.base64), 'base64')
      : value,
  );
}

function mapValues(row: Row, change: (value: unknown) => unknown): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]));
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // Put together once: a line with a file comes in hundreds of parts.
  let parts: string[] = [];
  for await (const chunk of chunks) {
    const [part = '', ...nextLines] = decoder.decode(chunk, { stream: true }).split('\n');
    parts.push(part);
    for (const next of nextLines) {
      yield parts.join('');
      parts = [next];
    }
  }
  const rest = parts.join('');
  if (rest !== '') yield rest;
}
