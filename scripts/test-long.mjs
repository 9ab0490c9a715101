/**
 * `npm run test:long`: the reliability tests at full length, then the server at saturation, with their
 * figures. Takes an hour or so, and wants a machine that does nothing else.
 */
import { spawnSync } from 'node:child_process';
import { build, install, node } from './bootstrap.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
install();
build();
const full = { KILL_ROUNDS: '300', TWO_SERVERS_LETTERS: '2000', FUZZ_REQUESTS: '50000' };
const steps = [
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/reliability'],
  ['bench/saturation/saturation.ts', '--seconds=600'],
];
let failed = 0;
for (const args of steps) {
  const { status } = spawnSync(node, args, { stdio: 'inherit', env: { ...full, ...process.env } });
  if (status !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
