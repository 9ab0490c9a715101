import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { readBackup, writeBackup } from './backup-file.ts';
import { type Command, CommandError, UsageError, word } from './command.ts';
import { csvOf } from './submission-csv.ts';
import { readableRecord } from './submission-table.ts';

export const exportSubmissions: Command = {
  takes: '--format csv|json [--output FILE]',
  summary: 'every submission, as a table for Excel or as JSON',
  words: 0,
  options: { format: { type: 'string' }, output: { type: 'string' } },
  check({ options: { format, output } }) {
    if (format !== 'csv' && format !== 'json') {
      throw new UsageError(`--format is "${format ?? ''}": expected csv or json`);
    }
    if (output) expectNoFile(output);
  },
  async run({ storage, options: { format, output }, say }) {
    const records = await Array.fromAsync(storage.submissionRecords());
    const text =
      format === 'csv'
        ? csvOf(records)
        : `${JSON.stringify(records.map(readableRecord), null, 2)}\n`;
    if (!output) return say(text.trimEnd());
    await writeNew(output, (part) => writeFile(part, text, { mode: 0o600 }));
    say(`${records.length} submissions in ${output}`);
  },
};

export const backup: Command = {
  takes: 'FILE',
  summary: 'writes everything into one compressed file, while the server runs',
  words: 1,
  check(asked) {
    expectNoFile(word(asked));
  },
  async run(task) {
    const file = word(task);
    let count = 0;
    await writeNew(file, async (part) => {
      count = await writeBackup(task.storage.submissionCopies(), part);
    });
    task.say(`${count} submissions in ${file}`);
  },
};

export const restore: Command = {
  takes: 'FILE',
  summary: 'adds the submissions of a backup that are missing here, on either database',
  words: 1,
  fillsDatabase: true,
  async run(task) {
    const { restored, present } = await readBackup(word(task), task.storage);
    task.say(`${restored} submissions restored, ${present} were here already.`);
  },
};

/** No file is overwritten. */
function expectNoFile(file: string): void {
  if (existsSync(file)) throw new CommandError(`${file} exists already: choose another name.`);
}

/** A file is there whole or not at all, and only its owner reads it. */
async function writeNew(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
  await write(part);
  await rename(part, file);
}
