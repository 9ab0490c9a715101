import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../content/load/check-content.ts';
import { listProblems } from '../../content/load/problem.ts';
import { replaceIn } from '../fixtures/changed-site.ts';
import { builtPages } from '../support/built-site.ts';
import { sample } from '../support/content.ts';

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'content-check-'));
  mkdirSync(join(copy, 'content'));
  cpSync('content/data', join(copy, 'content/data'), { recursive: true });
  for (const name of ['brand', 'media.json', 'originals', 'public']) {
    symlinkSync(resolve('content', name), join(copy, 'content', name));
  }
  // Where the brand's typeface is.
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [resolve(script), ...args], { cwd: copy, encoding: 'utf8' });
const check = (...args: string[]) => run('scripts/content-check.ts', ...args);

test('§3.2 Content check: the command speaks Spanish, English when asked, and the build prints the same list', () => {
  expect(check()).toMatchObject({ status: 0, stdout: 'El contenido está en orden.\n' });
  const { id, price } = sample.featured;
  const file = `content/data/plans/${id}.yaml`;
  replaceIn(copy, file, `\nprice: ${price}\n`, `\nprice: "${price}"\n`);
  const spanish = check();
  expect(spanish.status).toBe(1);
  expect(spanish.stderr).toMatch(new RegExp(`${file}:\\d+  price: escribe el precio.*${price}`));
  const english = check('--lang', 'en');
  expect(english.status).toBe(1);
  expect(english.stderr).toMatch(new RegExp(`${file}:\\d+  price: write the price.*${price}`));
  expect(check('--lang', 'fr')).toMatchObject({ status: 1, stderr: '--lang: es, en\n' });
  expect(run('scripts/build-site.ts')).toMatchObject({ status: 1, stderr: spanish.stderr });
});

test('§1.7 Brand: the command says in Spanish or English what is left of what shipped, and ends with 1', () => {
  const brandCheck = (...args: string[]) => run('scripts/brand-check.ts', ...args);
  expect(brandCheck()).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Nada lleva ya/),
  });
  // As if this content were what ships.
  expect(brandCheck('--record').status).toBe(0);
  const file = 'content/data/site.yaml';
  const spanish = brandCheck();
  expect(spanish.status).toBe(1);
  expect(spanish.stderr).toMatch(new RegExp(`${file}:\\d+  brand: es de la agencia anterior`));
  expect(brandCheck('--lang', 'en').stderr).toMatch(new RegExp(`${file}:\\d+  brand: this is`));
  expect(brandCheck('--lang', 'fr')).toMatchObject({ status: 1, stderr: '--lang: es, en\n' });
});

test('§3.2 Content check: every address and anchor that it lets pass is on a page', () => {
  const { addresses, problems } = checkContent('content');
  expect(
    listProblems(
      problems.filter(({ severity }) => severity === 'error'),
      'en',
    ),
  ).toBe('');
  const pages = builtPages();
  const missing = [...addresses].flatMap(([path, anchors]) => {
    const html = pages.get(path) ?? '';
    return [...anchors].filter((id) => !html.includes(`id="${id}"`)).map((id) => `${path}#${id}`);
  });
  expect(missing).toEqual([]);
  expect(addresses.size).toBe([...pages.keys()].filter((path) => !path.endsWith('/404')).length);
});
