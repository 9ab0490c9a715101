import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildHash } from './bootstrap.mjs';

/** A project whose packages are folders of its own, so that npm needs no registry. */
let folder: string;
const mark = 'node_modules/.installed-lock';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'));
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  write('packages/node/package.json', '{ "name": "node", "version": "1.0.0" }');
  write('packages/node/bin/node', '');
  write('packages/bundler/package.json', '{ "name": "@react-router/dev", "version": "1.0.0" }');
  write('packages/bundler/bin.cjs', '');
  write(
    'package.json',
    JSON.stringify({
      dependencies: { node: 'file:packages/node' },
      devDependencies: { '@react-router/dev': 'file:packages/bundler' },
    }),
  );
  write('.npmrc', 'offline=true\n');
  cpSync('scripts/bootstrap.mjs', join(folder, 'scripts/bootstrap.mjs'));
  execFileSync('npm', ['install', '--package-lock-only'], { cwd: folder, stdio: 'ignore' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(environment: Record<string, string> = {}) {
  const script = "import('./scripts/bootstrap.mjs').then(({ install }) => install())";
  execFileSync(process.execPath, ['-e', script], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'ignore',
  });
  return existsSync(join(folder, 'node_modules/@react-router/dev/bin.cjs'));
}

test('the build tools are installed whatever environment and npmrc say', () => {
  writeFileSync(join(folder, '.npmrc'), 'offline=true\nomit=dev\n');
  expect(install({ NODE_ENV: 'production' })).toBe(true);
});

test('an install that lost its build tools is no finished one', () => {
  install();
  rmSync(join(folder, 'node_modules/@react-router'), { recursive: true });
  expect(readFileSync(join(folder, mark), 'utf8')).not.toBe('');
  expect(install()).toBe(true);
});

test('§3.6 Unpublished things: a build is current for the day in Mexico on which it was made', () => {
  const hashAt = (time: string) => {
    vi.setSystemTime(time);
    return buildHash();
  };
  try {
    expect(hashAt('2027-02-01T05:59:00Z')).toBe(hashAt('2027-01-31T06:00:00Z'));
    expect(hashAt('2027-02-01T06:00:00Z')).not.toBe(hashAt('2027-02-01T05:59:00Z'));
  } finally {
    vi.useRealTimers();
  }
});
