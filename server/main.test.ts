import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  /** Sends a quote request as soon as the server listens, and stops it. Gives its port. */
  const serveOne = async (query = '') => {
    const port = await eventually(() => /localhost:(\d+)/.exec(output.out)?.[1], { seconds: 30 });
    const answer = await fetch(`http://127.0.0.1:${port}/api/contact${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(quoteBody()),
    });
    expect(answer.status).toBe(201);
    await fetch(`http://127.0.0.1:${port}/ana@example.com`, { headers: { from: 'Ana López' } });
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    return port;
  };
  return { output, exit, serveOne };
}

test('§13.2 Start and stop: starts with three lines, takes a submission, mails it and stops cleanly', async () => {
  const { output, serveOne } = run();
  const port = await serveOne();
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

test('§11.3 Log: log lines hold no personal data', async () => {
  const { output, serveOne } = run({ LOG_LEVEL: 'debug' });
  await serveOne('?correo=ana@example.com');
  expect(output.err).toContain('"statusCode":201');
  expect(output.err).toContain('"path":"(address)"');
  expect(output.err).not.toMatch(/ana@example|Ana L|722 555|remoteAddress/);
});

test.each([
  ['a bad setting', { PORT: 'x' }, 'PORT is "x"'],
  [
    'a PostgreSQL that cannot be reached',
    { DATABASE_URL: 'postgres://u:secreto@127.0.0.1:1/submissions' },
    'DATABASE_URL: PostgreSQL cannot be opened',
  ],
])('§13.1 Settings: %s is explained, without a password', async (_, environment, message) => {
  const { exit, output } = run(environment);
  expect(await exit).toBe(1);
  expect(output.err).toContain(message);
  expect(output.err).not.toContain('secreto');
});

test('§13.1 Settings: a taken port is explained', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { exit, output } = run({ PORT: String((other.address() as AddressInfo).port) });
  expect(await exit).toBe(1);
  expect(output.err).toContain('set PORT to another number');
  other.close();
});

test('§13.1 Settings: a missing build is explained', async () => {
  rmSync(join(fixture.folder, 'build'), { recursive: true });
  const { exit, output } = run();
  expect(await exit).toBe(1);
  expect(output.err).toContain('npm run build');
});
