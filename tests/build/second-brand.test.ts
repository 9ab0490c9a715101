import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandColors } from '../../content/load/brand-colors.ts';
import { site as loadSite } from '../../content/load/site.ts';
import { readBuildOutput } from '../../server/http/build-output.ts';
import { buildSite } from '../fixtures/changed-site.ts';
import { copySecondBrand, fixture } from '../fixtures/second-brand.ts';
import { builtPages, deadLinks, elements, part, readableText } from '../support/built-site.ts';

const first = loadSite();

let copy: string;
let client: string;

beforeAll(() => {
  copy = copySecondBrand();
  client = join(copy, 'build/client');
  buildSite(copy);
}, 240_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Every file of the build that a person or a machine reads as text. */
function textFiles(): { name: string; text: string }[] {
  const compressed = new Set(['.br', '.gz', '.png', '.ico', '.woff2', '.avif', '.webp', '.jpg']);
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !compressed.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: relative(client, file), text: readFileSync(file, 'utf8') }));
}

test('§1.7 Brand: another agency’s site holds no trace of the first one', () => {
  const { brand, legalName, domain, email, phones, meaning, address } = first.site;
  const facts = [
    ...[legalName, meaning, email, new URL(domain).host, address.street, address.city],
    ...Object.values(phones).flatMap((phone) => [phone, phone.replaceAll(' ', '')]),
  ];
  const slugs = first.projects.map(({ slug }) => slug).join('|');
  const traces = [
    // As it is written, and as part of an address.
    new RegExp(`\\b${brand}\\b|[/.-]${brand.toLowerCase()}\\b`),
    new RegExp(`(?:proyectos|projects)/(?:${slugs})\\b|\\.project-(?:${slugs})\\b`),
  ];
  const found = textFiles().flatMap(({ name, text }) => [
    ...facts.filter((fact) => text.includes(fact)).map((fact) => `${name}: ${fact}`),
    ...traces.flatMap((trace) => {
      const [match] = trace.exec(text) ?? [];
      return match === undefined ? [] : [`${name}: ${match}`];
    }),
  ]);
  expect(found).toEqual([]);
});

test('§1.7 Brand: another agency’s pages name none of the first one’s projects', () => {
  // A name that is an everyday word of the trade may stand in a sentence.
  const ownWords = readdirSync(join(fixture, 'data'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .concat(Object.values(first.pages).map((page) => JSON.stringify(page)))
    .join();
  const names = first.projects
    .map(({ title }) => title)
    .filter((title) => !ownWords.includes(title));
  const found = [...builtPages(client)].flatMap(([path, html]) => {
    const text = readableText(html);
    return names
      .filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text))
      .map((name) => `${path}: ${name}`);
  });
  expect(found).toEqual([]);
});

test('§1.7 Brand: another agency’s site says its own name, and leads nowhere in vain', () => {
  const pages = builtPages(client);
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining([
      '/servicios/foto-de-producto',
      '/podcast',
      '/proyectos/taller-roble',
      '/proyectos/radio-barrio',
    ]),
  );
  const dead = deadLinks(pages);
  for (const [path, html] of pages) {
    expect(html, path).toContain('| Faro Norte</title>');
    expect(html, path).not.toContain('wa.me');
    for (const { src = '' } of elements(html, 'img')) {
      if (!existsSync(join(client, src))) dead.push(`${path} → ${src}`);
    }
  }
  expect(dead).toEqual([]);
});

test('§2.12 Footer: a social name with an address is a link to it, one without is a placeholder', () => {
  const footer = part(builtPages(client), '/', 'footer');
  const icons = elements(footer, 'a').filter((link) => 'aria-label' in link && link.href !== '/');
  expect(icons).toMatchObject([
    { 'aria-label': 'Facebook', 'aria-disabled': 'true' },
    { 'aria-label': 'Instagram', href: 'https://social.example/faronorte', rel: 'me noopener' },
    { 'aria-label': 'Twitter', 'aria-disabled': 'true' },
    { 'aria-label': 'YouTube', 'aria-disabled': 'true' },
  ]);
});

test('§2.10 Offer section: without an offer in the content there is none', () => {
  expect(builtPages(client).get('/')).not.toContain('id="offer"');
});

test('§1.9 Look: pages, icons, manifest and mails have the colours of the brand alone, and its theme', () => {
  const { colors } = first.brand;
  const { ink, paper, dark, light } = brandColors(colors);
  const others = [...Object.values(dark), ...Object.values(light), ink]
    .map((color) => color.toLowerCase())
    .filter((color) => color !== paper.toLowerCase());
  const found = textFiles()
    .filter(({ name }) => !name.startsWith('media/'))
    .flatMap(({ name, text }) =>
      [...new Set(text.toLowerCase().match(/#[\da-f]{6}\b/g))]
        .filter((color) => others.includes(color))
        .map((color) => `${name}: ${color}`),
    );
  expect(found).toEqual([]);
  const home = builtPages(client).get('/') ?? '';
  expect(elements(home, 'html')[0]?.class ?? '').not.toContain('dark');
  expect(elements(home, 'meta')).toContainEqual({ name: 'theme-color', content: '#FBF3E0' });
  expect(JSON.parse(readFileSync(join(client, 'site.webmanifest'), 'utf8'))).toMatchObject({
    theme_color: '#FBF3E0',
  });
  const { look } = readBuildOutput(join(copy, 'build')).site;
  expect(look).toMatchObject({ typeface: 'Faro Sans', colors: { accent: '#2F6B3C' } });
});

test('§1.2 Hero message: without a film of the brand none is shown', () => {
  expect(builtPages(client).get('/')).not.toContain('<video');
});
