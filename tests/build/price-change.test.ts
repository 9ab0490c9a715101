import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteBody } from '../../server/test-support/letters.ts';
import { buildSite, copySite, replaceIn } from '../fixtures/changed-site.ts';
import { builtPages, readableText } from '../support/built-site.ts';
import { openBuiltApp } from '../support/loopback-app.ts';

let copy: string;

beforeAll(() => {
  copy = copySite();
  replaceIn(copy, 'content/data/plans/web-profesional.yaml', 'price: 1980', 'price: 2345');
  buildSite(copy);
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
