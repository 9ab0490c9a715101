import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSubmission } from '../../server/storage/submissions.ts';
import { quoteBody } from '../../server/test-support/submissions.ts';
import { buildSite, copySite, replaceIn } from '../fixtures/changed-site.ts';
import { builtPages, deadLinks, elements, readableText } from '../support/built-site.ts';
import { openBuiltApp } from '../support/loopback-app.ts';

/** Text that would end a script, a comment, an attribute or a line of script, if it were not escaped. */
const hostile = {
  title: 'Uno</script><script>alert(1)</script>',
  client: 'Luz & "Sombra" <!-- <script>',
  caption: 'Antes\u2028después </title>',
  meta: 'Una descripción que nadie escribiría </title><script>alert(1)</script> & "más"',
};

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
  addLike('plans/tienda-esencial.yaml', 'plans/boletin-a-la-medida.yaml', [
    [/^category: .*$/m, 'category: boletines'],
    [/^name: .*$/m, 'name: Boletín a la medida'],
    [/^price: .*$/m, 'price: A convenir'],
    [/^featured: .*$/m, 'featured: false'],
  ]);
  addLike('projects/dew.yaml', 'projects/hostil.yaml', [
    [/^order: .*$/m, 'order: 41'],
    [/^title: .*$/m, `title: ${JSON.stringify(hostile.title)}`],
    [/^client: .*$/m, `client: ${JSON.stringify(hostile.client)}`],
    [/^ {2}caption: .*$/m, `  caption: ${JSON.stringify(hostile.caption)}`],
    [
      /^ {2}metaDescription: >-\n(?: {4}.*\n?)+/m,
      `  metaDescription: ${JSON.stringify(hostile.meta)}\n`,
    ],
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
  const { app, database, close } = await openBuiltApp(join(copy, 'build'));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: quoteBody({ plan: 'web-profesional', selectedAddonIds: [], total: 1980 }),
  });
  expect(answer.statusCode).toBe(201);
  const submission = await findSubmission(database, answer.json<{ id: string }>().id);
  expect(submission?.pricing).toMatchObject({
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

test('§2 Plan card: a price that is text stands as text, and counts nothing', () => {
  const pages = builtPages(join(copy, 'build/client'));
  const category = readableText(pages.get('/servicios/boletines') ?? '');
  expect(category).toContain('A convenir');
  expect(category).not.toMatch(/\$A convenir|A convenir USD/);
  expect(readableText(pages.get('/contact') ?? '')).toContain('Boletín a la medida, A convenir');
});

test('§3 Content: whatever a text holds, it stays text in every form a page has', () => {
  const pages = builtPages(join(copy, 'build/client'));
  const html = pages.get('/proyectos/hostil') ?? '';
  for (const [path, page] of pages) expect(page, path).not.toContain('<script>alert');
  const meta = Object.fromEntries(
    elements(html, 'meta').map(({ property, name, content }) => [property ?? name, content]),
  );
  expect(meta['og:title']).toContain(hostile.title);
  expect(meta.description).toBe(hostile.meta);
  const text = readableText(html);
  for (const part of [hostile.title, hostile.client, 'después </title>']) {
    expect(text).toContain(part);
  }
  const [, structured = ''] =
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(structured).not.toContain('<');
  expect(JSON.stringify(JSON.parse(structured))).toContain(JSON.stringify(hostile.title));
  // What is sent to the browser as data reads the same there, and ends no script.
  for (const [, script = ''] of html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    expect(script).not.toMatch(/<!--|<script/);
  }
  const guide = readFileSync(join(copy, 'build/client/llms.txt'), 'utf8');
  expect(guide).toContain(hostile.title);
});
