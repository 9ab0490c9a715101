import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ParseArgsConfig } from 'node:util';
import { OperatorError } from '../config/operator-error.ts';
import { monthsBefore } from '../privacy/retention.ts';
import { readBackup, writeBackup } from '../storage/backup.ts';
import { deleteSubmission, purge } from '../storage/deletion.ts';
import { releaseSubmission, resend } from '../storage/outbox.ts';
import type { Database, NotificationKind } from '../storage/schema.ts';
import {
  findRecord,
  type SubmissionRecord,
  submissionRecords,
} from '../storage/submission-records.ts';
import { csvLines, jsonLines, jsonOf, jsonTextOf, rowOf, tableOf } from './record-formats.ts';

/** One thing that the staff can do with the submissions. */
export interface Command {
  /** What follows the name: `ID`, `FILE`, `--format csv|json [--output FILE]`. */
  usage: string;
  summary: string;
  /** How many arguments it needs besides its options. */
  argumentCount: number;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** It may begin with an empty database; others would only hide that they look in the wrong place. */
  createsDatabase?: boolean;
  /** Checks the arguments before the database is opened. Throws as `run` does. */
  check?(input: CommandInput): void;
  /** Throws a UsageError or an OperatorError. */
  run(context: CommandContext): Promise<void>;
}

interface CommandInput {
  /** The ID or FILE; empty where the command takes none. */
  argument: string;
  options: Record<string, string | undefined>;
  /** Milliseconds since 1970. */
  now: number;
}

interface CommandContext extends CommandInput {
  database: Database;
  dataDir: string;
  /** Writes a line to standard output. */
  print(line: string): void;
}

/** It was asked for in a way that cannot be read. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** By their names, in the order of the help. */
export const commands: Record<string, Command> = {
  list: {
    usage: '',
    summary: 'every submission, oldest first, and how its mail stands',
    argumentCount: 0,
    async run({ database, print }) {
      const rows = await Array.fromAsync(submissionRecords(database), rowOf);
      for (const line of tableOf(rows)) print(line);
    },
  },

  show: {
    usage: 'ID',
    summary: 'one submission with all that is kept of it, as JSON',
    argumentCount: 1,
    async run(context) {
      context.print(jsonTextOf(jsonOf(await find(context))));
    },
  },

  export: {
    usage: '--format csv|json [--output FILE]',
    summary: 'every submission, as a table for Excel or as JSON',
    argumentCount: 0,
    options: { format: { type: 'string' }, output: { type: 'string' } },
    check({ options: { format, output } }) {
      if (format !== 'csv' && format !== 'json') {
        throw new UsageError(`--format is "${format ?? ''}": expected csv or json`);
      }
      if (output) expectNoFile(output);
    },
    async run({ database, options: { format, output }, print }) {
      let count = 0;
      const counted = async function* () {
        for await (const record of submissionRecords(database)) {
          count += 1;
          yield record;
        }
      };
      const lines = format === 'csv' ? csvLines(counted()) : jsonLines(counted());
      if (!output) {
        for await (const line of lines) print(line);
        return;
      }
      await writeWhole(output, (part) =>
        pipeline(
          lines,
          async function* (all) {
            for await (const line of all) yield `${line}\n`;
          },
          createWriteStream(part, { mode: 0o600, flush: true }),
        ),
      );
      print(`${count} submissions in ${output}`);
    },
  },

  resend: {
    usage: 'ID [--kind KIND]',
    summary: 'sends what failed again, or what was sent, under the same Message-ID',
    argumentCount: 1,
    options: { kind: { type: 'string' } },
    async run(context) {
      const { database, now, print, options } = context;
      const record = await find(context);
      const kinds = record.notifications.map(({ kind }) => kind);
      const kind = kinds.find((known): known is NotificationKind => known === options.kind);
      if (options.kind && !kind) {
        throw new UsageError(
          `--kind is "${options.kind}": this submission has ${kinds.join(', ')}`,
        );
      }
      const count = await resend(database, record.id, kind ? { now, kind } : { now });
      if (count === 0) {
        throw new OperatorError(
          `Nothing to send again: ${tableOf([rowOf(record)]).at(-1)}\nWhat is pending goes out by itself; what is quarantined needs "release".`,
        );
      }
      print(`${count} to be sent again. A running server does so within a minute.`);
    },
  },

  release: {
    usage: 'ID',
    summary: 'lets the notifications of a quarantined submission go out',
    argumentCount: 1,
    async run(context) {
      const { id } = await find(context);
      if (!(await releaseSubmission(context.database, id, context.now))) {
        throw new OperatorError(
          `Submission ${id} is not in quarantine: there is nothing to release.`,
        );
      }
      context.print('Released. A running server sends its mail within a minute.');
    },
  },

  delete: {
    usage: 'ID',
    summary: 'deletes one submission and all that belongs to it',
    argumentCount: 1,
    async run(context) {
      const { id } = await find(context);
      await deleteSubmission(context, id);
      context.print(`Deleted ${id}.`);
    },
  },

  purge: {
    usage: '--older-than AGE',
    summary:
      'deletes what came in before, as 24m (months) or 730d (days); spares what is still to be sent',
    argumentCount: 0,
    options: { 'older-than': { type: 'string' } },
    check(input) {
      purgeBefore(input);
    },
    async run(context) {
      const count = await purge(context, purgeBefore(context));
      context.print(`${count} deleted.`);
    },
  },

  backup: {
    usage: 'FILE',
    summary: 'writes everything into one compressed file, while the server runs',
    argumentCount: 1,
    check({ argument: file }) {
      expectNoFile(file);
    },
    async run({ argument: file, database, print }) {
      let count = 0;
      await writeWhole(file, async (part) => {
        count = await writeBackup(database, part);
      });
      print(`${count} submissions in ${file}`);
    },
  },

  restore: {
    usage: 'FILE',
    summary: 'adds the submissions of a backup that are missing here, on either database',
    argumentCount: 1,
    createsDatabase: true,
    async run({ argument: file, database, print }) {
      const { restored, present } = await readBackup(database, file);
      print(`${restored} submissions restored, ${present} were here already.`);
    },
  },
};

async function find({ database, argument: id }: CommandContext): Promise<SubmissionRecord> {
  const record = await findRecord(database, id);
  if (record) return record;
  throw new OperatorError(`No submission has the id "${id}". "list" shows the ids.`);
}

/** Throws a UsageError where `--older-than` is no age. */
function purgeBefore({ options, now }: CommandInput): number {
  const age = options['older-than'] ?? '';
  const [, digits, unit] = /^([1-9]\d{0,4})([md])$/.exec(age) ?? [];
  if (!digits) {
    throw new UsageError(`--older-than is "${age}": expected months as 24m, or days as 730d`);
  }
  const count = Number(digits);
  return unit === 'm' ? monthsBefore(now, count) : now - count * 24 * 60 * 60_000;
}

/** No file is overwritten. */
function expectNoFile(file: string): void {
  if (existsSync(file)) throw new OperatorError(`${file} exists already: choose another name.`);
}

/** A file is there whole or not at all. */
async function writeWhole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
  // One that was left behind may be readable by others, and keeps its mode.
  await rm(part, { force: true });
  await write(part);
  await rename(part, file);
}
