/** `npm run check`: types, style, the specification's tests, unused code, the arrows between rooms. All of them, then the verdict. */
import { spawnSync } from 'node:child_process';

const checks: Record<string, string[]> = {
  'route types and types': ['node_modules/typescript/bin/tsc', '--noEmit'],
  'style and lint': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  'the specification, paragraph by paragraph': ['scripts/spec-coverage.ts', '--check'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
  'arrows between rooms': [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    'app',
    'artwork',
    'content',
    'domain',
    'scripts',
    'server',
  ],
};

let failed = 0;
for (const [name, args] of Object.entries(checks)) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  console.info(`${status === 0 ? 'pass' : 'FAIL'}  ${name}`);
  if (status !== 0) {
    failed += 1;
    console.error(stdout + stderr);
  }
}
process.exitCode = failed > 0 ? 1 : 0;
