import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Row, StaffStorage, SubmissionCopy } from '../storage/staff-storage.ts';
import { CommandError } from './command.ts';

/** The first line of a backup; then one submission a line, as JSON; the whole compressed by gzip. */
const heading = { format: 'submissions-backup', version: 1 };
/** Submissions that are restored in one transaction. */
const batch = 20;

/** Gives the number of submissions. */
export async function writeBackup(copies: AsyncIterable<SubmissionCopy>, file: string) {
  let count = 0;
  async function* lines() {
    yield `${JSON.stringify(heading)}\n`;
    for await (const { submission, parts } of copies) {
      const portable = Object.entries(parts).map(([name, rows]) => [name, rows.map(withText)]);
      yield `${JSON.stringify({ submission: withText(submission), parts: Object.fromEntries(portable) })}\n`;
      count += 1;
    }
  }
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), createGzip(), target);
  return count;
}

/** Restores what is missing, and says how many were not. Throws a CommandError that names the fault. */
export async function readBackup(file: string, storage: Pick<StaffStorage, 'restoreCopies'>) {
  let [restored, read] = [0, 0];
  const store = async (copies: SubmissionCopy[]) => {
    restored += await storage.restoreCopies(copies);
    read += copies.length;
  };
  try {
    await pipeline(
      createReadStream(file),
      createGunzip(),
      async (chunks: AsyncIterable<Buffer>) => {
        let copies: SubmissionCopy[] = [];
        let number = 0;
        for await (const line of linesOf(chunks)) {
          number += 1;
          if (number === 1) checkHeading(line, file);
          else copies.push(copyOf(line));
          if (copies.length < batch) continue;
          await store(copies);
          copies = [];
        }
        await store(copies);
      },
    );
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `${explain(error as NodeJS.ErrnoException, file)} ${restored} submissions were restored before that; the command may be repeated.`,
    );
  }
  return { restored, present: read - restored };
}

function explain({ code, message }: NodeJS.ErrnoException, file: string): string {
  if (code === 'ENOENT') return `${file} does not exist.`;
  if (code === 'Z_BUF_ERROR') return `${file} ends too early: it was not copied whole.`;
  if (code === 'Z_DATA_ERROR') return `${file} is damaged, or is no backup.`;
  return `${file} cannot be restored: ${message}.`;
}

function checkHeading(line: string, file: string): void {
  const { format, version } = JSON.parse(line) as Partial<typeof heading>;
  if (format === heading.format && version === heading.version) return;
  throw new CommandError(`${file} is no backup that this version can read.`);
}

function copyOf(line: string): SubmissionCopy {
  const { submission, parts } = JSON.parse(line) as SubmissionCopy;
  const rows = Object.entries(parts).map(([name, rows]) => [name, rows.map(withBytes)]);
  return { submission: withBytes(submission), parts: Object.fromEntries(rows) };
}

/** Files are bytes in the database and Base64 here. */
function withText(row: Row): Row {
  return mapRow(row, (value) =>
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  );
}

function withBytes(row: Row): Row {
  return mapRow(row, (value) =>
    value !== null && typeof value === 'object' && 'base64' in value
      ? Buffer.from(String(value.base64), 'base64')
      : value,
  );
}

function mapRow(row: Row, change: (value: unknown) => unknown): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]));
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
