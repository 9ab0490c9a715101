import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import {
  backends,
  database,
  onEachDatabase,
  openForTest,
  temporaryFolder,
} from '../test-support/databases.ts';
import { arrival, newSubmission } from '../test-support/submissions.ts';
import { readBackup, submissionParts, writeBackup } from './backup.ts';
import { acceptCvFile, findCvFile } from './cv-files.ts';
import { databaseFileName, openSqlite } from './database.ts';
import { claimDue, markSent } from './outbox.ts';
import { findRecord, submissionRecords } from './submission-records.ts';
import { acceptSubmission } from './submissions.ts';

let file = '';
beforeEach(() => {
  file = join(temporaryFolder(), 'submissions.backup');
});

const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');

onEachDatabase(() => {
  test.each(backends)(
    'a backup restores every submission into an empty $name, once',
    async ({ make }) => {
      const submissions = Array.from({ length: 21 }, (_, n) =>
        newSubmission({
          receivedAt: arrival + n,
          idempotencyKey: `k${n}`,
          uploadToken: { tokenHash: `hash-${n}`, expiresAt: arrival },
        }),
      );
      for (const submission of submissions) await acceptSubmission(database, submission);
      const { id } = submissions[0] ?? { id: '' };
      await acceptCvFile(database, {
        submissionId: id,
        name: 'cv.pdf',
        mediaType: 'application/pdf',
        content: Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
        contentHash: 'hash',
        receivedAt: arrival,
        notification: { id: 'cv', kind: 'cv-mail', messageId: '<cv@x>' },
      });
      const now = arrival + 30;
      const claim = await claimDue(database, ['agency-mail'], { now, leaseUntil: now + 1000 });
      if (claim) await markSent(database, claim, now);
      expect(await writeBackup(database, file)).toBe(21);

      const target = await openForTest(await make());
      expect(await readBackup(target, file)).toEqual({ restored: 21, present: 0 });
      expect(await readBackup(target, file)).toEqual({ restored: 0, present: 21 });
      expect(await Array.fromAsync(submissionRecords(target))).toEqual(
        await Array.fromAsync(submissionRecords(database)),
      );
      expect(await findCvFile(target, id)).toEqual(await findCvFile(database, id));
      await writeBackup(target, `${file}.again`);
      expect(linesOf(`${file}.again`)).toEqual(linesOf(file));
    },
  );

  test('a backup with a column that is not known restores nothing', async () => {
    await acceptSubmission(database, newSubmission());
    await writeBackup(database, file);
    const [header = '', line = ''] = linesOf(file);
    const { submission, parts } = JSON.parse(line);
    const good = { submission: { ...submission, id: 'a' }, parts: {} };
    const odd = { submission: { ...submission, id: 'b', colour: 'red' }, parts };
    const entries = [good, odd].map((entry) => JSON.stringify(entry));
    writeFileSync(file, gzipSync([header, ...entries].join('\n')));
    await expect(readBackup(database, file)).rejects.toThrow('colour');
    expect(await findRecord(database, 'a')).toBeNull();
  });
});

test('a backup holds every table whose rows belong to a submission', async () => {
  const folder = temporaryFolder();
  await using _database = await openSqlite(folder);
  using file = new DatabaseSync(join(folder, databaseFileName));
  const tables = file
    .prepare(
      `select tables.name from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
       where tables.type = 'table' and keys."table" = 'submissions'`,
    )
    .all();
  const inCamelCase = tables.map(({ name }) =>
    String(name).replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
  );
  expect(inCamelCase.toSorted()).toEqual(submissionParts.toSorted());
});
