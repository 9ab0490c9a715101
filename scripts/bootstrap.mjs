/**
 * Installs the dependencies, the project's own Node among them, and builds the site. Plain JavaScript for
 * Node 20 or later, because nothing is installed yet when it runs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Every command may be started from any folder.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** The Node that the `node` package brings; everything but these scripts runs on it. */
export const node = join(
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Only who installs without the build tools lacks it. */
const bundler = 'node_modules/@react-router/dev/bin.cjs';

/** Runs a program and ends this one with its status when it fails. */
export function run(program, args) {
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs what the lock file names, build tools included, unless that has been done. */
export function install() {
  const mark = 'node_modules/.installed-lock';
  const wanted = readFileSync('package-lock.json', 'utf8');
  const marked = existsSync(mark) && readFileSync(mark, 'utf8') === wanted;
  if (marked && existsSync(node) && existsSync(bundler)) return;
  console.info('Installing dependencies…');
  // NODE_ENV=production or an `omit` in an npmrc would leave out what the build needs.
  run('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error']);
  if (!existsSync(node)) {
    console.error(
      'npm did not run the install script of the package "node". Run "npm rebuild node", then again.',
    );
    process.exit(1);
  }
  writeFileSync(mark, wanted);
}

const builtFrom = 'build/hash';
const sources = ['app', 'content', 'domain', 'scripts'];
/** Written by the build itself. */
const generated = join('app', 'styles', 'generated');
const settings = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'];

/**
 * One hash over the names, sizes and times of everything a build is made of, and the day in Mexico: what is
 * published from today on (§3.6) is in no earlier build.
 */
export function buildHash() {
  const filesIn = (folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.startsWith(generated));
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'America/Mexico_City' }).format(Date.now());
  const hash = createHash('sha256').update(day);
  for (const path of [...settings, ...sources.flatMap(filesIn)].sort()) {
    const { size, mtimeMs } = statSync(path);
    // Rounded, as Node rounds the times of a file that it copies.
    hash.update(`${path}\0${size}\0${Math.round(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

/** Builds the site, unless the last build was made of exactly these sources. */
export function build({ evenIfCurrent = false, isTold = true } = {}) {
  const wanted = buildHash();
  const current = existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === wanted;
  if (current && !evenIfCurrent) return;
  if (isTold) console.info('Building the site…');
  rmSync(builtFrom, { force: true });
  run(node, ['scripts/build-site.ts']);
  writeFileSync(builtFrom, wanted);
}
