/** `npm run check`: types, style, unused code, the arrows between rooms. All of them, then the verdict. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const checks: Record<string, string[]> = {
  'route types and types': ['node_modules/typescript/bin/tsc', '--noEmit'],
  'style and lint': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
  'arrows between rooms': [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...['app', 'bench', 'content', 'domain', 'scripts', 'server', 'tests', '*.config.ts'],
  ],
};

const run = promisify(execFile);

type Failure = Error & { stdout: string; stderr: string };

const verdicts = await Promise.all(
  Object.entries(checks).map(async ([name, args]) => {
    const complaints = await run(process.execPath, args).then(
      () => '',
      ({ stdout, stderr, message }: Failure) => stdout + stderr || message,
    );
    console.info(`${complaints === '' ? 'pass' : 'FAIL'}  ${name}`);
    if (complaints !== '') console.error(complaints);
    return complaints === '';
  }),
);
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
