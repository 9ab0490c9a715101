import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { compileCache } from '../../server/test-support/spawn-server.ts';
import { sources } from '../fixtures/changed-site.ts';

let folder: string;

/** The built project, in a folder as people name them. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'Mi Sitio ñ '));
  for (const name of [...sources, 'build', 'node_modules']) {
    if (name !== 'scripts') symlinkSync(resolve(name), join(folder, name));
  }
  // Copied, because a script finds its project from where it lies itself.
  cpSync('scripts', join(folder, 'scripts'), { recursive: true, preserveTimestamps: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the site. Gives its address and the server's process id, which each line of the log holds. */
async function start(program: string, ...args: string[]) {
  const started = spawn(program, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'info',
      DATA_DIR: 'data',
      ...compileCache,
    },
  });
  const origin = `http://127.0.0.1:${await said(started, 'stdout', /localhost:(\d+)/)}`;
  fetch(origin).catch(() => {});
  const pid = Number(await said(started, 'stderr', /"pid":(\d+)/));
  onTestFinished(() => {
    try {
      process.kill(pid);
    } catch {
      // As it should be, it has ended.
    }
  });
  return { started, origin, pid };
}

/** The first text of a process that matches, of which the pattern's group is given. */
async function said(started: ChildProcess, stream: 'stdout' | 'stderr', pattern: RegExp) {
  let text = '';
  for await (const chunk of started[stream] ?? []) {
    text += chunk;
    const [, found] = pattern.exec(text) ?? [];
    if (found) return found;
  }
  throw new Error(`Not said: ${pattern}, but: ${text}`);
}

/** Until nobody listens any more. */
const isOver = (origin: string) =>
  expect
    .poll(
      () =>
        fetch(origin).then(
          () => false,
          () => true,
        ),
      { timeout: 10_000 },
    )
    .toBe(true);

test('§13.2 Start and stop: SIGTERM to npm ends the server, in a folder with a space and an accent, too', async () => {
  const { started, origin } = await start('npm', 'start');
  started.kill('SIGTERM');
  await isOver(origin);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '§13.2 Start and stop: the start script passes %s on, and ends as the server does',
  async (signal) => {
    const { started, origin } = await start(process.execPath, 'scripts/start.mjs');
    started.kill(signal);
    expect(await once(started, 'exit')).toEqual([0, null]);
    await isOver(origin);
  },
);

test('§13.2 Start and stop: a killed server is no success of the start script', async () => {
  const { started, pid } = await start(process.execPath, 'scripts/start.mjs');
  process.kill(pid, 'SIGKILL');
  expect(await once(started, 'exit')).toEqual([137, null]);
});
