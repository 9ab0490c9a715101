import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../storage/database.ts';
import { acceptSubmission } from '../storage/submissions.ts';
import { temporaryFolder } from '../test-support/databases.ts';
import { compileCache } from '../test-support/fixture-site.ts';
import { newSubmission } from '../test-support/submissions.ts';

// What each command does is tested in command-line.test.ts; here it is a process, as npm starts it.

let dataDir = '';
let id = '';
beforeEach(async () => {
  dataDir = temporaryFolder();
  await using database = await openSqlite(dataDir);
  ({ id } = await acceptSubmission(database, newSubmission()));
});

function submissions(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...compileCache };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'submissions.ts'), ...args],
      { env },
      (error, out, err) => resolve({ status: error ? Number(error.code) : 0, out, err }),
    );
  });
}

test('what was asked for goes to standard output, and the process ends well', async () => {
  const { status, out, err } = await submissions('show', id);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out.endsWith('}\n')).toBe(true);
  expect(JSON.parse(out)).toMatchObject({ id });
});

test.each([
  ['could not be done', ['show', 'no-such-id'], 1, 'No submission has the id "no-such-id"'],
  ['was not understood', ['lsit'], 2, 'There is no command "lsit"'],
])('what %s goes to standard error, and to the exit status', async (_, args, status, message) => {
  const ran = await submissions(...args);
  expect(ran).toMatchObject({ status, out: '' });
  expect(ran.err).toContain(message);
});
