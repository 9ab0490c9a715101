import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPrice } from '../../domain/catalogue/money.ts';
import { findSubmission } from '../../server/storage/submissions.ts';
import { quoteBody } from '../../server/test-support/submissions.ts';
import {
  changeContent,
  hostile,
  newPrice,
  project,
  projectCount,
  removed,
  unpublished,
} from '../fixtures/changed-content.ts';
import { buildSite, copySite } from '../fixtures/changed-site.ts';
import { faq } from '../fixtures/shapes.ts';
import {
  builtPages,
  controls,
  deadLinks,
  elements,
  metaOf,
  part,
  readableText,
  structuredData,
} from '../support/built-site.ts';
import { filmedCase, listedCategories, projects, sample, slides } from '../support/content.ts';
import { openBuiltApp } from '../support/running-site.ts';

let copy: string;
let pages: Map<string, string>;

beforeAll(() => {
  copy = copySite();
  changeContent(copy);
  buildSite(copy);
  pages = builtPages(join(copy, 'build/client'));
}, 180_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('§9.6 Plan prices: changed in one content file, a price is new on every page', () => {
  const { featured, path } = sample;
  const shown = formatPrice(newPrice);
  expect(readableText(pages.get(path) ?? '')).toContain(shown);
  const choices = readableText(pages.get('/contact') ?? '');
  expect(choices).toContain(`${featured.name}, ${shown} USD`);
  const old = `${featured.name}, ${formatPrice(featured.price)} USD`;
  const timesSaid = (html: string) => readableText(html).split(old).length - 1;
  expect(timesSaid(pages.get('/contact') ?? '')).toBe(
    timesSaid(readFileSync('build/client/contact/index.html', 'utf8')) - 1,
  );
});

test('§9.6 Plan prices: changed in one content file, the server’s total follows', async () => {
  const { app, database, close } = await openBuiltApp(join(copy, 'build'));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: quoteBody({
      plan: sample.featured.id,
      selectedAddonIds: [],
      total: sample.featured.price,
    }),
  });
  expect(answer.statusCode).toBe(201);
  const submission = await findSubmission(database, answer.json<{ id: string }>().id);
  expect(submission?.pricing).toMatchObject({
    total: newPrice,
    flags: [
      `Total distinto: llegó ${formatPrice(sample.featured.price)}, el catálogo suma ${formatPrice(newPrice)}`,
    ],
  });
  await close();
});

test('§12.7 Files of the site: a video that is replaced has another address, the others keep theirs', () => {
  const films = (all: Map<string, string>, path: string) =>
    elements(all.get(path) ?? '', 'source').flatMap(({ src }) => src ?? []);
  const before = builtPages();
  const changed = films(pages, '/');
  expect(changed).toHaveLength(2);
  for (const address of films(before, '/')) expect(changed).not.toContain(address);
  const path = `/servicios/${filmedCase.film}`;
  expect(films(before, path).length).toBeGreaterThan(0);
  expect(films(pages, path)).toEqual(expect.arrayContaining(films(before, path)));
});

test('§3.2 Content: a new file of each kind is a page, a card, a choice and links to it', () => {
  const category = pages.get('/servicios/boletines') ?? '';
  expect(category).toContain('<title>Boletines por Correo | ');
  expect(readableText(category)).toContain('Boletín mensual');
  expect(category).toContain('href="/proyectos/caracol"');
  expect(pages.get('/boletines')).toContain('<title>Escribe a tus Clientes | ');
  expect(pages.get('/proyectos/caracol')).toContain('<title>Caracol | ');
  expect(readableText(pages.get('/contact') ?? '')).toContain('Boletín mensual, $77 USD');
  // The footer of any page; the menus list the same when they are opened.
  const anyPage = pages.get('/aviso-de-privacidad') ?? '';
  for (const link of ['/servicios/boletines', '/proyectos/caracol']) {
    expect(anyPage, link).toContain(`href="${link}"`);
  }
  expect(pages.get('/')).toContain('href="/proyectos/caracol"');
});

test('§2.12 Footer: of many projects it lists the first 24, as the menus do, and leads to all', () => {
  const addresses = (html: string) =>
    elements(html, 'a').flatMap(({ href = '' }) => (/^\/proyectos/.test(href) ? [href] : []));
  const listed = addresses(part(pages, '/about', 'footer'));
  expect(listed).toHaveLength(25);
  expect(listed.at(-1)).toBe('/proyectos');
  expect(listed.slice(0, 2)).toEqual(projects.slice(0, 2).map(({ path }) => path));
  expect(addresses(part(pages, '/proyectos', 'main'))).toHaveLength(projectCount);
});

test('§2.16 Category page: of many cases it shows the first 24, and leads to all', () => {
  const countOf = (slug: string) =>
    projects.filter(({ categories }) => categories.includes(slug)).length;
  const [slug] = (project?.categories ?? []).toSorted((a, b) => countOf(b) - countOf(a));
  const cases = part(pages, `/servicios/${slug}`, 'section', 'id="casos"');
  expect(cases.match(/<h3\b/g)).toHaveLength(24);
  expect(controls(cases).at(-1)).toBe(`Todos los proyectos: /proyectos#${slug}`);
});

test('§3.2 Content: with many projects a page holds none but those that it shows', () => {
  // The last two stand in no menu.
  const [, second] = projects;
  for (const path of ['/', '/about', second?.path ?? '']) {
    expect(/otro-[89]\b/.test(pages.get(path) ?? ''), path).toBe(false);
  }
  const styled = new Set(pages.get('/')?.match(/\.project-[\w-]+\s*\{--swatch-1/g));
  const gone = [removed.project, unpublished.project?.slug];
  const removedSlides = slides.filter(({ slug }) => gone.includes(slug)).length;
  expect(styled.size).toBe(slides.length - removedSlides + 2);
});

test('§3.2 Content: what was removed leaves no page, no choice and no dead link', () => {
  expect(deadLinks(pages)).toEqual([]);
  const mention = new RegExp(`(?:proyectos|projects)/${removed.project}\\b|"${removed.plan}"`);
  for (const [path, html] of pages) expect(html, path).not.toMatch(mention);
});

test('§3.6 Unpublished things: nowhere listed, linked, priced or in the sitemap, and the rest offers them no more', () => {
  const { project, plan, addon } = unpublished;
  const slugs = [`proyectos/${project?.slug}`, plan?.id, addon.id].join('|');
  const mention = new RegExp(`\\b(?:${slugs})\\b`);
  for (const [path, html] of pages) expect(html, path).not.toMatch(mention);
  for (const file of ['catalogue.json', 'client/sitemap.xml', 'client/llms.txt']) {
    expect(readFileSync(join(copy, 'build', file), 'utf8'), file).not.toMatch(mention);
  }
  expect(pages.has(`/proyectos/${project?.slug}`)).toBe(false);
  // Its day has come.
  expect(pages.has(`/proyectos/${slides[0]?.slug}`)).toBe(true);
});

test('§3.6 Unpublished things: the server knows neither their names nor their prices', async () => {
  const { app, database, close } = await openBuiltApp(join(copy, 'build'));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: quoteBody({ plan: unpublished.plan?.id ?? '', selectedAddonIds: [], total: 0 }),
  });
  expect(answer.statusCode).toBe(201);
  const submission = await findSubmission(database, answer.json<{ id: string }>().id);
  expect(submission?.pricing).toMatchObject({ total: 0 });
  expect(JSON.stringify(submission?.pricing)).toContain(unpublished.plan?.id);
  await close();
});

test('§2.16 Category page: its frequent questions, for readers and for machines', () => {
  const html = pages.get(sample.path) ?? '';
  const section = part(pages, sample.path, 'section', 'id="preguntas"');
  for (const { question } of faq) expect(readableText(section)).toContain(question);
  expect(elements(section, 'details')).toHaveLength(faq.length);
  const [structured = ''] = structuredData(html);
  const graph: { '@type': string; mainEntity?: object[] }[] = JSON.parse(structured)['@graph'];
  const page = graph.find((node) => node['@type'] === 'FAQPage');
  expect(page?.mainEntity).toHaveLength(faq.length);
  expect(page?.mainEntity?.[0]).toMatchObject({
    name: faq[0]?.question,
    acceptedAnswer: { text: expect.stringContaining('<em>') },
  });
  const other = listedCategories.find(({ slug }) => slug !== sample.category.slug);
  expect(pages.get(other?.path ?? '')).not.toContain('id="preguntas"');
});

test('§2.17 Plan card: a price that is text stands as text, and counts nothing', () => {
  const category = readableText(pages.get('/servicios/boletines') ?? '');
  expect(category).toContain('A convenir');
  expect(category).not.toMatch(/\$A convenir|A convenir USD/);
  expect(readableText(pages.get('/contact') ?? '')).toContain('Boletín a la medida, A convenir');
});

test('§9.1 General: what costs nothing is FREE, alone, wherever it stands', () => {
  for (const path of ['/servicios/boletines', '/services', '/contact']) {
    const text = readableText(pages.get(path) ?? '');
    expect(text, path).toContain('FREE');
    expect(text, path).not.toMatch(/FREE (USD|único|mensual)/);
  }
});

test('§3.2 Content: whatever a text holds, it stays text in every form a page has', () => {
  const html = pages.get('/proyectos/hostil') ?? '';
  for (const [path, page] of pages) expect(page, path).not.toContain('<script>alert');
  const meta = metaOf(html);
  expect(meta['og:title']).toContain(hostile.title);
  expect(meta.description).toBe(hostile.meta);
  const text = readableText(html);
  for (const part of [hostile.title, hostile.client, 'después </title>']) {
    expect(text).toContain(part);
  }
  const [structured = ''] = structuredData(html);
  expect(structured).not.toContain('<');
  expect(JSON.stringify(JSON.parse(structured))).toContain(JSON.stringify(hostile.title));
  // What is sent to the browser as data reads the same there, and ends no script.
  for (const [, script = ''] of html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    expect(script).not.toMatch(/<!--|<script/);
  }
  const guide = readFileSync(join(copy, 'build/client/llms.txt'), 'utf8');
  expect(guide).toContain(hostile.title);
});

test('§3.5 Pictures and films: named as they came from the phone, they are on the page', () => {
  const html = pages.get('/proyectos/caracol') ?? '';
  const picture = elements(html, 'img').find(({ alt }) => alt === 'Un caracol');
  expect(picture?.src).toMatch(/^\/media\/projects\/caracol\/img-1234-640\.[0-9a-f]{8}\.webp$/);
  expect(picture?.['data-focus']).toBe('50% 20%');
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text]) => text)
    .join();
  expect(styles).toMatch(/\[data-focus="?50% 20%"?\]\s*\{\s*object-position:\s*50% 20%/);

  const [film] = elements(html, 'video').filter(
    (video) => video['aria-label'] === 'Un caracol avanza',
  );
  expect(film).toHaveProperty('controls');
  expect(film?.poster).toMatch(/img-1235-poster-160\.[0-9a-f]{8}\.webp$/);
  for (const word of ['loop', 'muted', 'autoplay']) expect(film).not.toHaveProperty(word);
  const files = [...html.matchAll(/\/media\/projects\/caracol\/[\w.-]+/g)].map(([file]) => file);
  const endings = new Set(files.map((file) => file.split('.').at(-1)));
  expect([...endings].sort()).toEqual(['avif', 'mp4', 'webm', 'webp']);
  for (const file of files) expect(existsSync(join(copy, 'build/client', file)), file).toBe(true);
});
