import { monthsBefore } from '../retention/months-before.ts';
import type { SubmissionRecord } from '../storage/staff-storage.ts';
import type { NotificationKind } from '../storage/storage.ts';
import { type Asked, type Command, CommandError, type Task, UsageError, word } from './command.ts';
import { readableRecord, tableOf } from './submission-table.ts';

export const list: Command = {
  takes: '',
  summary: 'every submission, oldest first, and how its mail stands',
  words: 0,
  async run({ storage, say }) {
    for (const line of tableOf(await Array.fromAsync(storage.submissionRecords()))) say(line);
  },
};

export const show: Command = {
  takes: 'ID',
  summary: 'one submission with all that is kept of it, as JSON',
  words: 1,
  async run(task) {
    task.say(JSON.stringify(readableRecord(await find(task)), null, 2));
  },
};

export const resend: Command = {
  takes: 'ID [--kind KIND]',
  summary: 'sends what failed again, or what was sent, under the same Message-ID',
  words: 1,
  options: { kind: { type: 'string' } },
  async run(task) {
    const { storage, now, say, options } = task;
    const record = await find(task);
    const kinds = record.notifications.map(({ kind }) => kind);
    const kind = kinds.find((known): known is NotificationKind => known === options.kind);
    if (options.kind && !kind) {
      throw new UsageError(`--kind is "${options.kind}": this submission has ${kinds.join(', ')}`);
    }
    const count = await storage.resend(record.id, kind ? { now, kind } : { now });
    if (count === 0) {
      throw new CommandError(
        `Nothing to send again: ${tableOf([record]).at(-1)}\nWhat is pending goes out by itself; what is held needs "release".`,
      );
    }
    say(`${count} to be sent again. A running server does so within a minute.`);
  },
};

export const release: Command = {
  takes: 'ID',
  summary: 'lets a quarantined submission be announced',
  words: 1,
  async run(task) {
    const { id } = await find(task);
    if (!(await task.storage.releaseSubmission(id, task.now))) {
      throw new CommandError(`Submission ${id} is not held: there is nothing to release.`);
    }
    task.say(`Released. A running server announces it within a minute.`);
  },
};

export const remove: Command = {
  takes: 'ID',
  summary: 'deletes one submission and all that belongs to it',
  words: 1,
  async run(task) {
    const { id } = await find(task);
    await task.storage.deleteSubmission(id);
    task.say(`Deleted ${id}.`);
  },
};

export const purge: Command = {
  takes: '--older-than AGE',
  summary:
    'deletes what came in before, as 24m (months) or 730d (days); spares what is still to be sent',
  words: 0,
  options: { 'older-than': { type: 'string' } },
  check(asked) {
    purgeBefore(asked);
  },
  async run(task) {
    const count = await task.storage.purge(purgeBefore(task));
    task.say(`${count} deleted.`);
  },
};

async function find(task: Task): Promise<SubmissionRecord> {
  const record = await task.storage.findRecord(word(task));
  if (record) return record;
  throw new CommandError(`No submission has the id "${word(task)}". "list" shows the ids.`);
}

function purgeBefore({ options, now }: Asked): number {
  const age = options['older-than'] ?? '';
  const [, digits, unit] = /^([1-9]\d{0,4})([md])$/.exec(age) ?? [];
  if (!digits) {
    throw new UsageError(`--older-than is "${age}": expected months as 24m, or days as 730d`);
  }
  const count = Number(digits);
  return unit === 'm' ? monthsBefore(now, count) : now - count * 24 * 60 * 60_000;
}
