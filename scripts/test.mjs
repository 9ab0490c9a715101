/**
 * `npm test`: installs what is missing, then runs every check, every unit, server and build test, and
 * every browser test. The last line adds up what the runners' own reports say.
 *
 * `npm run test:long`: what `npm test` has no time for. Every page is examined closely, every entry
 * is saved by the editor, the reliability tests run at full length, then the server at saturation. Takes an hour or two, and wants a machine that does nothing else.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { build, install, node } from './bootstrap.mjs';
import { findPrograms } from './programs.mjs';

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
/** What docs/behaviour.md fixes of the content that ships. */
const shippedContent = 'content/load/shipped-content.test.ts';
const playwright = ['node_modules/@playwright/test/cli.js', 'test'];

install();
const programs = findPrograms();
rmSync('test-results', { recursive: true, force: true });
build();
process.exit(process.argv.includes('--long') ? testLong() : testAll());

function runStep(args, env = {}) {
  return spawnSync(node, args, {
    stdio: 'inherit',
    env: { ...process.env, ...programs, ...env },
  }).status;
}

function testAll() {
  const sum = { passed: 0, failed: 0 };
  const step = (args, report = '', count = () => ({})) => {
    const status = runStep(args);
    const { passed, failed, isOnlyContent } = existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : {};
    sum.passed += passed ?? 0;
    // A step that fails without counting anything counts as one failure.
    sum.failed += failed || Number(status !== 0 && !isOnlyContent);
  };
  /** What the units said of their failures, for the end: by then the browser tests lie between. */
  let failures = '';
  step(['scripts/check.ts']);
  step([...vitest, '--exclude', shippedContent], 'test-results/vitest.json', (report) => {
    failures = report.testResults.map(failuresOf).join('');
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
  // Who changes a price has changed content and broken nothing: that is said, and counts as no failure.
  let differences = '';
  const output = 'test-results/shipped-content.json';
  step([...vitest, shippedContent, `--outputFile.json=${output}`], output, (report) => {
    const differing = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => `  ${title}\n`);
    if (differing.length > 0) {
      differences = `The content differs from docs/behaviour.md, which is no failure:\n${differing.join('')}`;
    }
    return { passed: report.numPassedTests, failed: 0, isOnlyContent: differing.length > 0 };
  });
  step(
    [...playwright, '--project=editor', '--project=phone', '--project=desktop'],
    'test-results/playwright.json',
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );
  if (failures) console.info(failures);
  if (differences) console.info(differences);
  console.info(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
}

function failuresOf({ name, message, assertionResults }) {
  const words = assertionResults.flatMap(({ status, fullName, failureMessages }) =>
    status === 'failed' ? [fullName, ...failureMessages] : [],
  );
  return message || words.length > 0 ? ['', name, message, ...words, ''].join('\n') : '';
}

function testLong() {
  const lengths = {
    TEST_LONG: 'yes',
    KILL_ROUNDS: '300',
    TWO_SERVERS_SUBMISSIONS: '2000',
    // Memory stops growing after the first 80,000.
    FUZZ_REQUESTS: '250000',
  };
  const statuses = [
    [...playwright, '--project=desktop', 'sweep', 'no-scripts'],
    [...playwright, '--project=editor'],
    [...vitest, 'tests/firefox', 'tests/reliability'],
    ['bench/saturation/saturation.ts', '--seconds=600'],
  ].map((args) => runStep(args, { ...lengths, ...process.env }));
  return statuses.some((status) => status !== 0) ? 1 : 0;
}
