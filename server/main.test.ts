import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqlite } from './storage/database.ts';
import { findSubmission } from './storage/submissions.ts';
import { eventually } from './test-support/eventually.ts';
import { compileCache, makeFixtureFolder } from './test-support/fixture-site.ts';
import { quoteBody } from './test-support/submissions.ts';

// Whole processes are started here, on machines that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let fixture: ReturnType<typeof makeFixtureFolder>;
beforeEach(() => {
  fixture = makeFixtureFolder();
});
afterEach(() => fixture.remove());

function run(environment: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    cwd: fixture.folder,
    env: { PATH: process.env.PATH, PORT: '0', ...compileCache, ...environment },
  });
  const output = { out: '', err: '' };
  child.stdout?.on('data', (text) => {
    output.out += text;
  });
  child.stderr?.on('data', (text) => {
    output.err += text;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return { child, output, exit };
}

test('§13.2 Start and stop: starts with three lines, takes a submission, mails it and stops cleanly', async () => {
  const { child, output, exit } = run();
  const port = await eventually(() => /localhost:(\d+)/.exec(output.out)?.[1], { seconds: 30 });
  const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(quoteBody()),
  });
  expect(answer.status).toBe(201);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(output.out).toBe(
    [
      `Site  http://localhost:${port}`,
      'Data  ./data (SQLite)',
      'Mail  ./data/mail (no SMTP_URL: written as .eml files)',
      '',
    ].join('\n'),
  );
  expect(output.err).toBe('');
  // To the agency, and to the visitor.
  expect(readdirSync(join(fixture.folder, 'data/mail'))).toHaveLength(2);
});

test('§12.2 Acknowledged means stored: a submission that was acknowledged survives a crash', async () => {
  const { child, output, exit } = run();
  const port = await eventually(() => /localhost:(\d+)/.exec(output.out)?.[1], { seconds: 30 });
  const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(quoteBody()),
  });
  child.kill('SIGKILL');
  await exit;
  const { id } = (await answer.json()) as { id: string };
  const database = await openSqlite(join(fixture.folder, 'data'));
  expect(await findSubmission(database, id)).toMatchObject({ payload: quoteBody() });
  await database.destroy();
});

test('§11.3 Log: log lines hold no personal data', async () => {
  const { child, output, exit } = run({ LOG_LEVEL: 'debug' });
  const port = await eventually(() => /localhost:(\d+)/.exec(output.out)?.[1], { seconds: 30 });
  await fetch(`http://127.0.0.1:${port}/api/contact?correo=ana@example.com`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(quoteBody()),
  });
  child.kill('SIGTERM');
  await exit;
  expect(output.err).toContain('"statusCode":201');
  expect(output.err).not.toMatch(/ana@example|Ana L|722 555|remoteAddress/);
});

test('§13.1 Settings: a bad setting is explained', async () => {
  const badSetting = run({ PORT: 'x' });
  expect(await badSetting.exit).toBe(1);
  expect(badSetting.output.err).toContain('PORT is "x"');
});

test('§13.1 Settings: a PostgreSQL that cannot be reached is explained, without its password', async () => {
  const unreachable = run({ DATABASE_URL: 'postgres://u:secreto@127.0.0.1:1/submissions' });
  expect(await unreachable.exit).toBe(1);
  expect(unreachable.output.err).toContain('DATABASE_URL: PostgreSQL cannot be opened');
  expect(unreachable.output.err).not.toContain('secreto');
});

test('§13.1 Settings: a taken port is explained', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const takenPort = run({ PORT: String((other.address() as AddressInfo).port) });
  expect(await takenPort.exit).toBe(1);
  expect(takenPort.output.err).toContain('set PORT to another number');
  other.close();
});

test('§13.1 Settings: a missing build is explained', async () => {
  renameSync(join(fixture.folder, 'build'), join(fixture.folder, 'gone'));
  mkdirSync(join(fixture.folder, 'build'));
  const noBuild = run();
  expect(await noBuild.exit).toBe(1);
  expect(noBuild.output.err).toContain('npm run build');
});
