/**
 * `npm run test:long`: what `npm test` has no time for. Every page is examined closely and compared with
 * how it looked, the reliability tests run at full length, then the server at saturation, with their
 * figures. Takes an hour or two, and wants a machine that does nothing else.
 */
import { spawnSync } from 'node:child_process';
import { build, install, node } from './bootstrap.mjs';
import { findChromium, findFirefox } from './browsers.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
install();
const full = {
  CHROMIUM_PATH: findChromium(),
  FIREFOX_PATH: findFirefox(),
  TEST_LONG: 'yes',
  KILL_ROUNDS: '300',
  TWO_SERVERS_SUBMISSIONS: '2000',
  // Five times what is asked for: memory stops growing after the first 80,000.
  FUZZ_REQUESTS: '250000',
};
build();
const steps = [
  ['node_modules/@playwright/test/cli.js', 'test', '--project=desktop', 'sweep', 'no-scripts'],
  ['node_modules/@playwright/test/cli.js', 'test', '--project=looks'],
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/firefox', 'tests/reliability'],
  ['bench/saturation/saturation.ts', '--seconds=600'],
];
let failed = 0;
for (const args of steps) {
  const { status } = spawnSync(node, args, { stdio: 'inherit', env: { ...full, ...process.env } });
  if (status !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
