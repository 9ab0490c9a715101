/**
 * Finds the programs that the tests need, or gets them: an installed one, else (Chromium) Playwright's own,
 * else Debian's package where this user may install it.
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

/** The two reverse proxies of docs/operations.md. */
const nginx = {
  name: 'nginx',
  setting: 'NGINX_PATH',
  programs: ['nginx', '/usr/sbin/nginx'],
  packages: ['nginx-light', 'nginx'],
  version: '-v',
};

const caddy = {
  name: 'Caddy',
  setting: 'CADDY_PATH',
  programs: ['caddy'],
  packages: ['caddy'],
  version: 'version',
};

/** Makes their certificate. */
const openssl = {
  name: 'OpenSSL',
  setting: 'OPENSSL_PATH',
  programs: ['openssl'],
  packages: ['openssl'],
  version: 'version',
};

/** Where a program may be, each place looked at when those before it hold none that starts. */
function* placesOf(program) {
  yield process.env[program.setting];
  yield* installed(program);
  if (program === chromium) {
    yield playwrights();
    console.info('No Chromium found; fetching the one Playwright offers…');
    spawnSync(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'ignore',
      timeout: fetchLimit,
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    });
    yield playwrights();
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.info(`Installing the ${program.name} package of this system…`);
    aptGet('update');
    program.packages.find((name) => aptGet('install', name) === 0);
    yield* installed(program);
  }
}

function installed({ programs }) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) =>
    name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
}

function playwrights() {
  const script = "console.log(require('@playwright/test').chromium.executablePath())";
  return spawnSync(node, ['-e', script], { encoding: 'utf8' }).stdout.trim();
}

function aptGet(...args) {
  return spawnSync('apt-get', ['-qq', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status;
}

function find(program) {
  const { name, setting, version = '--version' } = program;
  for (const path of placesOf(program)) {
    if (existsSync(path ?? '') && spawnSync(path, [version]).status === 0) return path;
  }
  console.error(`The tests need ${name}: install it, or set ${setting} to one.`);
  process.exit(1);
}

/** Path of a Chromium that starts. Ends the process with advice when there is none. */
export const findChromium = () => find(chromium);

/** Paths of all the programs, each in its setting. Ends the process with advice when one is missing. */
export const findPrograms = () =>
  Object.fromEntries(
    [chromium, firefox, nginx, caddy, openssl].map((program) => [program.setting, find(program)]),
  );
