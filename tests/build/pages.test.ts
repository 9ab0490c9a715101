import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aliases, canonicalPaths, missingPaths } from '../support/addresses.ts';
import {
  builtPages,
  client,
  comparable,
  deadLinks,
  elements,
  metaOf,
  readableText,
} from '../support/built-site.ts';
import { projects, content as site } from '../support/content.ts';
import { openBuiltApp } from '../support/running-site.ts';

const pages = builtPages();
let built: Awaited<ReturnType<typeof openBuiltApp>>;

beforeAll(async () => {
  built = await openBuiltApp('build');
});
afterAll(() => built.close());

/** Keys whose texts are addresses, switches, or said elsewhere than in the page's text. */
const unread = [
  'category',
  'meta',
  'id',
  'slug',
  'icon',
  'anchor',
  'alt',
  'type',
  'accentColor',
  'focus',
  'afterSending',
  'aliasTitle',
  'updated',
];

/** Every text of a content object, apart from those. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !unread.includes(key))
    .flatMap(([, child]) => textsOf(child));
}

const canonicalOf = (html: string) =>
  elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href;

test('§2.1 Routes: the build has exactly the pages of the table', () => {
  expect([...pages.keys()].toSorted()).toEqual(site.table.map(({ path }) => path).toSorted());
});

test('§2.1 Routes: sitemap = the canonical pages that are meant to be found', () => {
  const sitemap = readFileSync(join(client, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const canonical = [...pages]
    .filter(([path, html]) => canonicalOf(html) === site.site.domain + path)
    .map(([path]) => site.site.domain + path);
  expect(listed.toSorted()).toEqual(canonical.toSorted());
});

test('§2.1 Routes: an alias has its target as canonical, in every form a machine may read', () => {
  for (const [alias, target] of Object.entries(aliases)) {
    const html = pages.get(alias) ?? '';
    expect([canonicalOf(html), metaOf(html)['og:url']], alias).toEqual(
      Array(2).fill(site.site.domain + target),
    );
  }
});

test('§1.3 Page titles: each page has the title of the table, of the pages to be found none twice', () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { path, title, indexed } of site.table) {
    const html = pages.get(path) ?? '';
    expect(html, path).toContain(`<title>${title} | ${site.site.brand}</title>`);
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    if (!indexed) continue;
    const { description = '' } = metaOf(html);
    expect([titles.get(title), descriptions.get(description)], path).toEqual([
      undefined,
      undefined,
    ]);
    titles.set(title, path);
    descriptions.set(description, path);
  }
  expect(titles.get(site.pages.home.meta.title)).toBe('/');
  const titleOf = (path: string) => site.table.find((page) => page.path === path)?.title;
  for (const [path, target] of Object.entries(aliases)) {
    expect(titleOf(path), path).not.toBe(titleOf(target));
  }
});

test('§2.1 Routes: internal links lead to pages of the site, and to anchors that are there', () => {
  expect(deadLinks(pages)).toEqual([]);
});

test('§2.1 Routes: nothing links to an alias but the way back to the solutions', () => {
  const links = [...pages].flatMap(([path, html]) =>
    elements(html, 'a')
      .filter(({ href = '' }) => href in aliases)
      .map(({ href }) => `${path} → ${href}`),
  );
  expect(links).toEqual(['/servicios/404 → /soluciones']);
});

const { services, about, solutions } = site.pages;
const listed = site.categories.filter((category) => category.listed);

test.each<[title: string, path: string, texts: string[]]>([
  ...site.categories.map((category): [string, string, string[]] => [
    '§2.16 Category page',
    `/servicios/${category.slug}`,
    [
      category.name,
      category.description,
      category.plansIntro,
      category.closing.text,
      ...site.catalogue.plans
        .filter(({ categoryId }) => categoryId === category.slug)
        .flatMap((plan) => [plan.name, plan.duration, plan.shortDescription, ...plan.includes]),
    ],
  ]),
  ...projects.map(({ path, title, page }): [string, string, string[]] => [
    '§2.19 Project page',
    path,
    [title, page.intro, page.caption, page.challenge, page.solution, page.result, page.description],
  ]),
  [
    '§2.13 Services page',
    '/services',
    [
      services.heading,
      services.intro,
      ...textsOf(services.groups),
      ...textsOf(services.pricing),
      services.process.heading,
      ...services.process.steps.flatMap((step) => [step.title, step.description, ...step.details]),
    ],
  ],
  ['§2.14 About page', '/about', textsOf(about)],
  [
    '§2.15 Solutions grid',
    '/servicios',
    [...textsOf(solutions), ...listed.flatMap(({ name, description }) => [name, description])],
  ],
])('%s: the text of %s is in the HTML', (_, path, texts) => {
  const text = comparable(readableText(pages.get(path) ?? ''));
  const missing = texts
    .flatMap((source) => source.split(/\n+/))
    .map(comparable)
    .filter((part) => part !== '' && !part.includes('{') && !text.includes(part));
  expect(missing).toEqual([]);
});

test('§2.11 Contact section: WhatsApp opens with a greeting, without scripts, too', () => {
  const { whatsapp, brand } = site.site;
  for (const path of ['/', '/contact', '/services']) {
    const link = elements(pages.get(path) ?? '', 'a').find(({ href }) => href?.includes('wa.me'));
    const { origin, pathname, searchParams } = new URL(link?.href ?? '');
    expect(origin + pathname, path).toBe(`https://wa.me/${whatsapp?.replace(/\D/g, '')}`);
    expect(searchParams.get('text'), path).toMatch(new RegExp(`^Hola, ${brand}\\. `));
  }
});

test('§1.2 Hero message: every loop is written so that phones play it, and all but the first wait', () => {
  let loops = 0;
  for (const [path, html] of pages) {
    for (const video of elements(html, 'video').filter(({ controls }) => controls === undefined)) {
      loops += 1;
      for (const word of ['muted', 'playsInline', 'loop']) {
        expect(video, path).toHaveProperty(word);
      }
      expect(video.autoplay, path).toBeUndefined();
      expect([video.preload, video.loading], path).toEqual([
        'none',
        path === '/' ? 'eager' : 'lazy',
      ]);
    }
    for (const [clip] of html.matchAll(/<video[\s\S]*?<\/video>/g)) {
      // A loop's poster is a picture behind it.
      if (!/^<video[^>]* controls/.test(clip)) expect(html, path).toContain(`</picture>${clip}`);
      expect(clip, path).toMatch(
        /\.webm"[^>]*type="video\/webm"[\s\S]*\.mp4"[^>]*type="video\/mp4"/,
      );
    }
  }
  expect(loops).toBeGreaterThan(5);
});

test('§12.7 Files of the site: whatever a page shows is kept for a year, under a name with its hash', async () => {
  const shown = new Set(
    [...pages.values()].flatMap((html) => html.match(/\/(?:assets|media)\/[\w./-]+/g) ?? []),
  );
  for (const ending of ['js', 'css', 'woff2', 'svg', 'avif', 'webp', 'jpg', 'webm', 'mp4']) {
    expect(
      [...shown].some((address) => address.endsWith(`.${ending}`)),
      ending,
    ).toBe(true);
  }
  for (const address of [...shown, '/favicon.ico', '/icon-192.png', '/sitemap.xml']) {
    const { headers } = await built.app.inject({ method: 'HEAD', url: address });
    const kept = 'public, max-age=31536000, immutable';
    expect(headers['cache-control'], address).toBe(shown.has(address) ? kept : 'no-cache');
    expect(headers.etag, address).toBeTruthy();
  }
});

test('§2.1 Routes: every address answers; one that is not to be found has no canonical address', async () => {
  for (const path of ['/gracias', ...missingPaths]) {
    const { statusCode, body } = await built.app.inject({ url: path });
    expect(statusCode, path).toBe(path === '/gracias' ? 200 : 404);
    expect(body, path).toContain('<meta name="robots" content="noindex"');
    expect(body, path).not.toContain('rel="canonical"');
  }
  for (const path of [...canonicalPaths, ...Object.keys(aliases)]) {
    const { statusCode, body } = await built.app.inject({ url: path });
    expect(statusCode, path).toBe(200);
    if (!(path in aliases)) expect(metaOf(body), path).not.toHaveProperty('robots');
  }
});

test('§11.2 Hosts: every inline script and style is allowed by its own page’s policy, style attributes are none', async () => {
  for (const path of [...pages.keys(), ...missingPaths]) {
    const answer = await built.app.inject({ url: path });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy, path).not.toContain('unsafe');
    expect(answer.body.match(/<[^>]+\sstyle=/)?.[0], path).toBeUndefined();
    const inline = [...answer.body.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
      ([, , attributes]) => !/\ssrc=|type="application\/(?:ld\+)?json"/.test(attributes ?? ''),
    );
    expect(inline.length, path).toBeGreaterThan(0);
    for (const [, name, , text = ''] of inline) {
      const hash = createHash('sha256').update(text).digest('base64');
      const directive = policy.split('; ').find((part) => part.startsWith(`${name}-src`));
      expect(directive, `${path}: ${text.slice(0, 60)}`).toContain(`'sha256-${hash}'`);
    }
  }
});

test('§10.5 Paint: every picture keeps its place and says what it shows', () => {
  for (const [path, html] of pages) {
    for (const image of elements(html, 'img')) {
      expect(Number(image.width), `${path}: ${image.src}`).toBeGreaterThan(0);
      expect(Number(image.height), `${path}: ${image.src}`).toBeGreaterThan(0);
      expect(image, `${path}: ${image.src}`).toHaveProperty('alt');
    }
  }
});

test('§2.1 Routes: every file that a page asks for is there', () => {
  const asked = [...pages.values()].flatMap((html) =>
    [...html.matchAll(/\s(?:src|srcset|href|poster)="([^"]+)"/gi)].flatMap(([, value = '']) =>
      value.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    ),
  );
  const files = [...new Set(asked)].filter((address) => /^\/[^#?]*\.\w+$/.test(address));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((address) => !existsSync(join(client, address)))).toEqual([]);
});
