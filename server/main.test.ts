import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { databaseFileName } from './storage/database.ts';
import { makeServerFolder, startServer } from './test-support/server-process.ts';
import { compileCache } from './test-support/spawn-server.ts';

// Whole processes are started here, on machines that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let folder = '';
beforeEach(async () => {
  ({ folder } = await makeServerFolder('SQLite'));
});

/** Starts a server that cannot run. Gives what it says. */
function failedStart(environment: Record<string, string> = {}): string {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', ...compileCache, ...environment },
    encoding: 'utf8',
    // One that starts after all is no failed start.
    timeout: 15_000,
  });
  expect(status).toBe(1);
  return stderr;
}

test('§13.2 Start and stop: starts with three lines, takes a submission, mails it and stops cleanly', async () => {
  const server = await startServer(folder, {});
  expect(await server.post('una')).not.toBeNull();
  expect(await server.stop()).toBe(0);
  expect(server.output()).toBe(
    [
      `Site  http://localhost:${server.port}`,
      'Data  ./data (SQLite)',
      'Mail  ./data/mail (no SMTP_URL: written as .eml files)',
      '',
    ].join('\n'),
  );
  expect(server.log()).toBe('');
  // To the agency, and to the visitor.
  expect(readdirSync(join(folder, 'data/mail'))).toHaveLength(2);
});

test('§11.3 Log: log lines hold no personal data', async () => {
  const server = await startServer(folder, { LOG_LEVEL: 'debug' });
  await server.post('ana', { email: 'ana@example.com' });
  const address = `${server.origin}/ana@example.com?correo=ana@example.com`;
  await fetch(address, { headers: { from: 'ana@example.com' } });
  await server.stop();
  expect(server.log()).toContain('"statusCode":201');
  expect(server.log()).toContain('"path":"(address)"');
  expect(server.log()).not.toMatch(/ana@example|Ana L|722 555|remoteAddress/);
});

test.each([
  ['a bad setting', { PORT: 'x' }, 'PORT is "x"'],
  [
    'a PostgreSQL that cannot be reached',
    { DATABASE_URL: 'postgres://u:secreto@127.0.0.1:1/submissions' },
    'DATABASE_URL: PostgreSQL cannot be opened',
  ],
  ['a password that is not encoded', { SMTP_URL: 'smtp://u:12#secreto@mail.example' }, 'SMTP_URL'],
  ['another machine as host', { HOST: '192.0.2.1' }, 'HOST is "192.0.2.1"'],
  ['a host without an address', { HOST: 'nowhere.invalid' }, 'HOST is "nowhere.invalid"'],
  ['a file as data folder', { DATA_DIR: 'note' }, 'DATA_DIR is "note"'],
  ['a file in the way', { DATA_DIR: 'note/data' }, 'DATA_DIR is "note/data"'],
  ['a folder in place of the database', { DATA_DIR: 'odd' }, 'DATA_DIR is "odd"'],
  ['a database of something else', { DATA_DIR: 'other' }, 'DATA_DIR is "other"'],
])('§13.1 Settings: %s is explained in a line, without a password', (_, environment, message) => {
  writeFileSync(join(folder, 'note'), 'a note');
  mkdirSync(join(folder, 'other'));
  mkdirSync(join(folder, 'odd', databaseFileName), { recursive: true });
  writeFileSync(join(folder, 'other', databaseFileName), 'not a database'.repeat(1000));
  const said = failedStart(environment);
  expect(said).toContain(message);
  expect(said).toMatch(/^.+\n$/);
  expect(said).not.toContain('secreto');
});

test('§13.1 Settings: a taken port is explained', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const said = failedStart({ PORT: String(port) });
  expect(said).toContain(`PORT is "${port}"`);
  expect(said).toContain('set PORT to another number');
  other.close();
});

test('§13.1 Settings: a missing build is explained', () => {
  rmSync(join(folder, 'build'), { recursive: true });
  expect(failedStart()).toContain('npm run build');
});
