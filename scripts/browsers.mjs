/**
 * Finds the browsers that the tests run in, or gets them: an installed one, else (Chromium) Playwright's
 * own, else Debian's package where this user may install it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { node } from './bootstrap.mjs';

/** Longest that Playwright may take to fetch its browser, in milliseconds. */
const fetchLimit = 180_000;

const chromium = {
  name: 'Chromium',
  setting: 'CHROMIUM_PATH',
  // The shell is the same engine without windows: it starts and draws in half the time.
  programs: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  packages: ['chromium-headless-shell', 'chromium'],
};

const firefox = {
  name: 'Firefox',
  setting: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  packages: ['firefox-esr', 'firefox'],
};

function starts(path) {
  return spawnSync(path, ['--version']).status === 0;
}

function installed({ programs }) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs
    .flatMap((name) =>
      name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
    )
    .find((path) => existsSync(path) && starts(path));
}

function playwrights() {
  const script = "console.log(require('@playwright/test').chromium.executablePath())";
  const path = spawnSync(node, ['-e', script], { encoding: 'utf8' }).stdout.trim();
  return existsSync(path) && starts(path) ? path : undefined;
}

function fetchPlaywrights() {
  console.info('No Chromium found; fetching the one Playwright offers…');
  spawnSync(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: fetchLimit,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return playwrights();
}

function aptGet(...args) {
  return spawnSync('apt-get', ['-qq', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status;
}

function installPackage(browser) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.info(`Installing the ${browser.name} package of this system…`);
  aptGet('update');
  browser.packages.find((name) => aptGet('install', name) === 0);
  return installed(browser);
}

function find(browser, ...otherWays) {
  const wanted = process.env[browser.setting];
  if (wanted && starts(wanted)) return wanted;
  let found = installed(browser);
  for (const way of otherWays) found ??= way();
  found ??= installPackage(browser);
  if (found) return found;
  console.error(
    `The browser tests need ${browser.name}: install it, or set ${browser.setting} to one.`,
  );
  process.exit(1);
}

/** Path of a Chromium that starts. Ends the process with advice when there is none. */
export function findChromium() {
  return find(chromium, playwrights, fetchPlaywrights);
}

/** Path of a Firefox that starts. Ends the process with advice when there is none. */
export function findFirefox() {
  return find(firefox);
}
