/** `npm run test:long`: the reliability tests at full length, with their figures. Takes an hour or so. */
import { spawnSync } from 'node:child_process';
import { install, node } from './bootstrap.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
install();
const { status } = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', 'tests/reliability'], {
  stdio: 'inherit',
  env: { KILL_ROUNDS: '300', TWO_SERVERS_LETTERS: '2000', FUZZ_REQUESTS: '50000', ...process.env },
});
process.exit(status ?? 1);
