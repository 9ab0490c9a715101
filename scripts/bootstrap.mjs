/**
 * Makes a fresh clone ready: dependencies, then the project's own Node. Plain JavaScript for Node 20
 * or later, because nothing is installed yet when it runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sourcesStamp } from './sources-stamp.mjs';

const stamp = 'build/stamp';

/** The Node that the `node` package brought; everything but these scripts runs on it. */
export const node = 'node_modules/.bin/node';

/** Runs a program and ends this one with its status when it fails. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
    env: {
      ...process.env,
      PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
      ...options.env,
    },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs what the lock file of a folder names, unless that has been done. */
export function install(folder = '.') {
  const mark = `${folder}/node_modules/.installed-lock`;
  const wanted = readFileSync(`${folder}/package-lock.json`, 'utf8');
  if (existsSync(node) && existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.info('Installing dependencies…');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  if (!existsSync(node)) {
    console.error(
      'npm did not run the install script of the package "node". Run "npm rebuild node", then again.',
    );
    process.exit(1);
  }
  writeFileSync(mark, wanted);
}

/** Builds the site, unless the last build was made of exactly these sources. */
export function build({ evenIfCurrent = false } = {}) {
  const wanted = sourcesStamp();
  const current = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (current && !evenIfCurrent) return;
  console.info('Building the site…');
  rmSync(stamp, { force: true });
  run(node, ['scripts/build-site.ts']);
  writeFileSync(stamp, wanted);
}
