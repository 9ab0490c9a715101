/**
 * `npm test`: installs what is missing, then runs every check, every unit, server and build test, and
 * every browser test. The last line adds up what the runners' own reports say.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { build, install, node } from './bootstrap.mjs';
import { findChromium, findFirefox } from './browsers.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
install();
const browsers = { CHROMIUM_PATH: findChromium(), FIREFOX_PATH: findFirefox() };
rmSync('test-results', { recursive: true, force: true });
build();

const sum = { passed: 0, failed: 0 };

/** Runs one step; a step that fails without counting anything counts as one failure. */
function step(args, report, count) {
  const { status } = spawnSync(node, args, {
    stdio: 'inherit',
    env: { ...process.env, ...browsers },
  });
  const counted =
    report && existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0 };
  sum.passed += counted.passed;
  sum.failed += counted.failed;
  if (status !== 0 && counted.failed === 0) sum.failed += 1;
}

step(['scripts/check.ts']);
/** What the units said of their failures, for the end: by then the browser tests lie between. */
let failures = '';
step(['node_modules/vitest/vitest.mjs', 'run'], 'test-results/vitest.json', (report) => {
  failures = report.testResults.map(failuresOf).join('');
  return { passed: report.numPassedTests, failed: report.numFailedTests };
});
step(
  // The comparison of looks is the developers' own (`npm run looks`): its references are one machine's.
  ['node_modules/@playwright/test/cli.js', 'test', '--project=desktop', '--project=phone'],
  'test-results/playwright.json',
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
);

function failuresOf({ name, message, assertionResults }) {
  const words = assertionResults.flatMap(({ status, fullName, failureMessages }) =>
    status === 'failed' ? [fullName, ...failureMessages] : [],
  );
  return message || words.length > 0 ? ['', name, message, ...words, ''].join('\n') : '';
}

if (failures) console.info(failures);
console.info(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 || sum.passed === 0 ? 1 : 0);
