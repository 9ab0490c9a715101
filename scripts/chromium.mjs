/**
 * Finds a Chromium for the browser tests, or gets one: an installed browser, else Playwright's own,
 * else Debian's package where this user may install it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { node, run } from './bootstrap.mjs';

/** The shell is the same engine without windows: it starts and draws in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Longest that Playwright may take to fetch its browser, in milliseconds. */
const fetchLimit = 180_000;

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...places,
  ];
  return candidates.find((path) => existsSync(path) && starts(path));
}

function starts(path) {
  return spawnSync(path, ['--version']).status === 0;
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

function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.info('Installing the Chromium package of this system…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['-qq', 'update'], { env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { status } = spawnSync('apt-get', ['-qq', '-y', 'install', name], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    });
    if (status === 0) break;
  }
  return installed();
}

/** Path of a Chromium that starts. Ends the process with advice when there is none. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && starts(wanted)) return wanted;
  const found = installed() ?? playwrights() ?? fetchPlaywrights() ?? installPackage();
  if (found) return found;
  console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
