import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteBody } from '../../server/test-support/letters.ts';
import { buildSite, copySite, replaceIn } from '../fixtures/changed-site.ts';
import { builtPages, deadLinks, readableText } from '../support/built-site.ts';
import { openBuiltApp } from '../support/loopback-app.ts';

let copy: string;

/** A new file of the content, after the likeness of another one. */
function addLike(model: string, file: string, changes: [from: RegExp, to: string][]) {
  const text = readFileSync(join(copy, 'content/data', model), 'utf8');
  const changed = changes.reduce((before, [from, to]) => {
    if (!from.test(before)) throw new Error(`${model} has no ${from}`);
    return before.replace(from, to);
  }, text);
  writeFileSync(join(copy, 'content/data', file), changed);
}

beforeAll(() => {
  copy = copySite();
  replaceIn(copy, 'content/data/plans/web-profesional.yaml', 'price: 1980', 'price: 2345');
  addLike('categories/e-commerce.yaml', 'categories/boletines.yaml', [
    [/^order: .*$/m, 'order: 20'],
    [/^name: .*$/m, 'name: Boletines'],
    [/^shortName: .*$/m, 'shortName: Boletines'],
    [/^shortPathTitle: .*$/m, 'shortPathTitle: Escribe a tus Clientes'],
    [/^ {2}title: .*$/m, '  title: Boletines por Correo'],
    [/^ {2}description: >-$/m, '  description: >-\n    Boletines que se leen.'],
  ]);
  addLike('plans/tienda-esencial.yaml', 'plans/boletin-mensual.yaml', [
    [/^category: .*$/m, 'category: boletines'],
    [/^name: .*$/m, 'name: Boletín mensual'],
    [/^price: .*$/m, 'price: 77'],
    [/^featured: .*$/m, 'featured: true'],
  ]);
  addLike('projects/dew.yaml', 'projects/caracol.yaml', [
    [/^order: .*$/m, 'order: 40'],
    [/^title: .*$/m, 'title: Caracol'],
    [/^name: .*$/m, 'name: Caracol'],
    [/^categories:$/m, 'categories:\n  - boletines'],
    [/^ {2}metaDescription: >-$/m, '  metaDescription: >-\n    Caracol, otra historia.'],
  ]);
  rmSync(join(copy, 'content/data/projects/engadi.yaml'));
  rmSync(join(copy, 'content/data/plans/marca-esencial.yaml'));
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

test('§3 Content: a new file of each kind is a page, a card, a choice and links to it', () => {
  const pages = builtPages(join(copy, 'build/client'));
  const category = pages.get('/servicios/boletines') ?? '';
  expect(category).toContain('<title>Boletines por Correo | ');
  expect(readableText(category)).toContain('Boletín mensual');
  expect(category).toContain('href="/proyectos/caracol"');
  expect(pages.get('/boletines')).toContain('<title>Escribe a tus Clientes | ');
  expect(pages.get('/proyectos/caracol')).toContain('<title>Caracol | ');
  expect(readableText(pages.get('/contact') ?? '')).toContain('Boletín mensual, $77 USD');
  // Header and footer of any page.
  const anyPage = pages.get('/aviso-de-privacidad') ?? '';
  for (const link of ['/servicios/boletines', '/proyectos/caracol']) {
    expect(anyPage.split(`href="${link}"`).length - 1, link).toBe(3);
  }
  expect(pages.get('/')).toContain('href="/proyectos/caracol"');
});

test('§3 Content: what was removed leaves no page, no choice and no dead link', () => {
  const pages = builtPages(join(copy, 'build/client'));
  expect(deadLinks(pages)).toEqual([]);
  for (const [path, html] of pages) {
    expect(html, path).not.toMatch(/\bengadi\b|\bmarca-esencial\b/i);
  }
});
