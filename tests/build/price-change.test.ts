import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteBody } from '../../server/test-support/letters.ts';
import { builtPages, readableText } from '../support/built-site.ts';
import { openBuiltApp } from '../support/loopback-app.ts';

/** Everything a build is made of, pictures apart: those are not copied but linked. */
const sources = [
  'app',
  'domain',
  'scripts',
  'server',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'another-price-'));
  for (const name of sources) cpSync(name, join(copy, name), { recursive: true });
  cpSync('content', join(copy, 'content'), {
    recursive: true,
    filter: (path) => path !== join('content', 'public'),
  });
  symlinkSync(resolve('content/public'), join(copy, 'content/public'));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

  const plan = join(copy, 'content/data/plans/web-profesional.yaml');
  const text = readFileSync(plan, 'utf8');
  writeFileSync(plan, text.replace('price: 1980', 'price: 2345'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/print-site.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}, 180_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('§9 Plan prices: changed in one content file, a price is new on every page', () => {
  const pages = builtPages(join(copy, 'build/client'));
  const category = readableText(pages.get('/servicios/desarrollo-web') ?? '');
  expect(category).toContain('$2,345');
  expect(readableText(pages.get('/contact') ?? '')).toContain('Profesional, $2,345 USD');
  for (const [path, html] of pages) expect(html, path).not.toMatch(/\$1,980|\b1980\b/);
});

test('§9 Plan prices: changed in one content file, the server’s total follows', async () => {
  const { app, storage, close } = await openBuiltApp(join(copy, 'build'));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: quoteBody({ plan: 'web-profesional', selectedAddonIds: [], total: 1980 }),
  });
  expect(answer.statusCode).toBe(201);
  const letter = await storage.findLetter(answer.json<{ id: string }>().id);
  expect(letter?.pricing).toMatchObject({
    total: 2345,
    flags: [expect.stringContaining('llegó 1980, el catálogo suma 2345')],
  });
  await close();
});
