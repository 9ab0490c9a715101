import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs a few lines in a process of its own, since the log is a process's standard error. */
function logOf(lines: string): string {
  const { stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import fastify from 'fastify';
       import { loggerOptions } from '${new URL('./logging.ts', import.meta.url)}';
       import { errorHandlers } from '${new URL('./error-handlers.ts', import.meta.url)}';
       import { errorReplies } from '${new URL('./problem-details.ts', import.meta.url)}';
       const app = fastify({ logger: loggerOptions('debug') });
       ${lines}`,
    ],
    { encoding: 'utf8' },
  );
  return stderr;
}

test('§11.3 Log: an error in the log tells what and where, and holds no personal data', () => {
  const log = logOf(`
    const refused = Object.assign(new Error('550 <ana@example.com> refused'), {
      code: 'EENVELOPE',
      rejected: ['ana@example.com'],
      detail: 'Failing row contains (Ana López).',
    });
    app.log.error({ err: refused }, 'x');`);
  expect(log).toContain('EENVELOPE');
  expect(log).toContain('550 <(address)> refused');
  expect(log).toMatch(/"stack":" +at /);
  expect(log).not.toMatch(/ana@example|Ana L/);
});

test('§12.1 Answers: the log tells why a reply failed, and a refusal of our own in one line', () => {
  const log = logOf(`
    errorHandlers(app, () => {});
    app.get('/busy', () => { throw errorReplies.overloaded(); });
    app.get('/broken', () => { throw new Error('no such table'); });
    await app.inject('/busy');
    await app.inject('/broken');`);
  const lines = log
    .split('\n')
    .filter((line) => line.includes('"level":') && /Hay muchos|salió mal/.test(line));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, msg: 'Hay muchos envíos en este momento' },
    { level: 50, err: { message: 'no such table' } },
  ]);
  expect(lines[0]).not.toContain('stack');
});
