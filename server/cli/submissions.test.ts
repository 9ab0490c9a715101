import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { acceptCvFile } from '../storage/cv-files.ts';
import { openSqlite } from '../storage/database.ts';
import { acceptSubmission } from '../storage/submissions.ts';
import { temporaryFolder } from '../test-support/databases.ts';
import { compileCache } from '../test-support/spawn-server.ts';
import { arrival, newSubmission, quoteBody } from '../test-support/submissions.ts';

/** All files at once would not fit. */
const memoryLimit = ['--max-old-space-size=48'];

describe('as a process, as npm starts it', () => {
  let folder = '';
  let dataDir = '';
  let id = '';
  beforeEach(async () => {
    folder = temporaryFolder();
    dataDir = join(folder, 'data');
    await using database = await openSqlite(dataDir);
    ({ id } = await acceptSubmission(database, newSubmission()));
  });

  function run(...args: string[]): Promise<{ status: number; out: string; err: string }> {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...compileCache };
    const script = join(import.meta.dirname, 'submissions.ts');
    return new Promise((resolve) => {
      const options = { env, maxBuffer: Number.POSITIVE_INFINITY };
      execFile(process.execPath, [...memoryLimit, script, ...args], options, (error, out, err) =>
        resolve({ status: error ? Number(error.code) : 0, out, err }),
      );
    });
  }

  test('files and texts of eighty megabytes need no more memory than a few', async () => {
    await using database = await openSqlite(dataDir);
    // As much as a body may have.
    const payload = quoteBody({ message: 'x'.repeat(60 * 1024) });
    for (let n = 0; n < 500; n += 1) {
      await acceptSubmission(database, newSubmission({ payload }));
    }
    for (let n = 0; n < 10; n += 1) {
      const submission = newSubmission({ kind: 'application' });
      await acceptSubmission(database, submission);
      await acceptCvFile(database, {
        submissionId: submission.id,
        name: 'cv.pdf',
        mediaType: 'application/pdf',
        content: Buffer.alloc(5 * 1024 * 1024, n),
        contentHash: 'hash',
        receivedAt: arrival,
        notification: { id: `cv-${n}`, kind: 'cv-mail', messageId: `<cv-${n}@x>` },
      });
    }
    const [backup, json, csv] = ['submissions.backup', 'all.json', 'all.csv'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    const done = { status: 0, err: '' };
    expect(await run('backup', backup)).toMatchObject(done);
    expect(await run('export', '--format', 'json', '--output', json)).toMatchObject(done);
    expect(await run('export', '--format', 'csv', '--output', csv)).toMatchObject(done);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toHaveLength(511);
    expect(await run('list')).toMatchObject(done);
    dataDir = join(folder, 'other');
    expect(await run('restore', backup)).toMatchObject(done);
  }, 60_000);

  test('what was asked for goes to standard output', async () => {
    const { out, ...ended } = await run('show', id);
    expect(ended).toEqual({ status: 0, err: '' });
    expect(out.endsWith('}\n')).toBe(true);
    expect(JSON.parse(out)).toMatchObject({ id });
  });

  test.each([
    ['could not be done', ['show', 'no-such-id'], 1, 'No submission has the id "no-such-id"'],
    ['was not understood', ['lsit'], 2, 'There is no command "lsit"'],
  ])('what %s goes to standard error, and to the exit status', async (_, args, status, message) => {
    const ran = await run(...args);
    expect(ran).toMatchObject({ status, out: '' });
    expect(ran.err).toContain(message);
  });
});
