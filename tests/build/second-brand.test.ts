import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandColors } from '../../content/load/brand-colors.ts';
import { contentTexts } from '../../content/load/default-brand.ts';
import { site as loadSite } from '../../content/load/site.ts';
import { findChromium } from '../../scripts/programs.mjs';
import { readBuildOutput } from '../../server/http/build-output.ts';
import { joinBody, quoteBody } from '../../server/test-support/submissions.ts';
import { buildSite } from '../fixtures/changed-site.ts';
import { copySecondBrand, runIn } from '../fixtures/second-brand.ts';
import { colors, violations, wcag } from '../support/accessibility.ts';
import {
  builtPages,
  deadLinks,
  elements,
  metaOf,
  part,
  readableText,
} from '../support/built-site.ts';
import { brokenWords, misplaced } from '../support/layout.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';

const first = loadSite();
const name = 'Estudio Brújula y Algarabía';

let copy: string;
let client: string;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  copy = await copySecondBrand();
  client = join(copy, 'build/client');
  runIn(copy, 'scripts/social-cards.ts');
  buildSite(copy);
  site = await startSite({}, copy);
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
}, 240_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(copy, { recursive: true, force: true });
});

/** Every file of the build that a person or a machine reads as text. */
function textFiles(): { name: string; text: string }[] {
  const compressed = new Set(['.br', '.gz', '.png', '.ico', '.woff2', '.avif', '.webp', '.jpg']);
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !compressed.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: relative(client, file), text: readFileSync(file, 'utf8') }));
}

test('§1.7 Brand: of another agency’s content nothing is the first one’s, and nothing is amiss', () => {
  expect(runIn(copy, 'scripts/brand-check.ts')).toMatch(/^Nada lleva ya .*\n$/);
  expect(runIn(copy, 'scripts/content-check.ts')).toBe('El contenido está en orden.\n');
});

test('§1.7 Brand: another agency’s site holds no trace of the first one', () => {
  const { brand, legalName, domain, email, phones, meaning, address } = first.site;
  const facts = [
    ...[legalName, meaning, email, new URL(domain).host, address.street, address.city],
    ...Object.values(phones).flatMap((phone) => [phone, phone.replaceAll(' ', '')]),
    // Sentences as pages and scripts hold them.
    ...contentTexts('content').flatMap(({ texts }) =>
      texts.filter(({ isSentence }) => isSentence).map(({ text }) => text.slice(0, 40).trim()),
    ),
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

test('§1.7 Brand: another agency’s icons, pictures and social cards are none of the first one’s', () => {
  const built = globSync('**/*.{png,ico,svg,jpg,avif,webp,mp4,webm}', { cwd: client });
  const same = built.filter((file) => {
    const theirs = join('content/public', file);
    return existsSync(theirs) && readFileSync(theirs).equals(readFileSync(join(client, file)));
  });
  expect(built.length).toBeGreaterThan(20);
  expect(same).toEqual([]);
  // Every page has a card with its own title under the agency's own name, or its project's picture.
  for (const [path, html] of builtPages(client)) {
    const image = metaOf(html)['og:image'] ?? '';
    const own = /\/404$/.test(path) ? 'social.png' : 'media/social/';
    expect(image, path).toMatch(new RegExp(`^https://brujula\\.example/${own}`));
    expect(existsSync(join(client, image.replace('https://brujula.example/', ''))), path).toBe(
      true,
    );
  }
  const cards = globSync('media/social/*/*.jpg', { cwd: client });
  expect(new Set(cards.map((card) => card.split('/')[2]))).toEqual(
    new Set(['estudio-brujula-y-algarabia']),
  );
  expect(cards.map((card) => basename(card).split('.')[0])).toContain(
    'seis-personas-y-un-diablito',
  );
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
    expect(html, path).toContain(`| ${name}</title>`);
    expect(html, path).not.toContain('wa.me');
    for (const { src = '' } of elements(html, 'img')) {
      // Small drawings come inside the document.
      const isWithin = src.startsWith('data:');
      if (!isWithin && !existsSync(join(client, src))) dead.push(`${path} → ${src}`);
    }
  }
  expect(dead).toEqual([]);
});

test('§2.12 Footer: a social name with an address is a link to it, one without is a placeholder', () => {
  const footer = part(builtPages(client), '/', 'footer');
  const icons = elements(footer, 'a').filter((link) => 'aria-label' in link && link.href !== '/');
  expect(icons).toMatchObject([
    { 'aria-label': 'Facebook', 'aria-disabled': 'true' },
    { 'aria-label': 'Instagram', href: 'https://social.example/brujula', rel: 'me noopener' },
    { 'aria-label': 'Twitter', 'aria-disabled': 'true' },
    { 'aria-label': 'YouTube', 'aria-disabled': 'true' },
  ]);
});

test('§2.10 Offer section: without an offer in the content there is none', () => {
  expect(builtPages(client).get('/')).not.toContain('id="offer"');
});

test('§1.9 Look: pages, icons, manifest and mails have the colours of the brand alone, and its theme', () => {
  const { ink, paper, dark, light } = brandColors(first.brand.colors);
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
  expect(look).toMatchObject({ typeface: 'Fraunces', colors: { accent: '#2F6B3C' } });
});

/** One address of each kind of page. By its address alone `/` would lead to the page before (§1.5). */
const paths = [
  '/#hero',
  '/about',
  '/contact',
  '/services',
  '/servicios',
  '/servicios/foto-de-producto',
  '/proyectos',
  '/proyectos/taller-roble',
  '/aviso-de-privacidad',
  '/gracias',
  '/no-existe',
];

test('§10.2 Sizes: on another agency’s pages nothing is cut, crowded or hard to read, in either theme', async () => {
  const page = await browser.newPage({ baseURL: site.baseUrl, reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      const here = wide > width ? [`scrolls to ${wide} px`] : [];
      for (const place of ['header', 'main', 'footer']) {
        here.push(...(await misplaced(page, place)));
        here.push(...(await brokenWords(page.locator(place).first())));
      }
      found.push(...here.map((what) => `${path} at ${width}: ${what}`));
    }
    for (const [theme, rules] of [
      ['light', wcag],
      ['dark', colors],
    ] as const) {
      await page.evaluate((name) => {
        document.documentElement.classList.toggle('dark', name === 'dark');
      }, theme);
      const here = await violations(page, path === paths[0] ? 'html' : 'main', rules);
      found.push(...here.map((what) => `${path}, ${theme}: ${what}`));
    }
  }
  await page.close();
  expect(found).toEqual([]);
}, 120_000);

test('§13.4 Agency mail: another agency’s mails have its name and colours alone, and fit a phone', async () => {
  const visitor = 'ana@example.com';
  const post = async (path: string, body: Record<string, unknown>) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(site.baseUrl + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.ok, await answer.text()).toBe(true);
  };
  const chosen = { category: 'podcast', plan: 'podcast-piloto', service: '', selectedList: [] };
  await post(
    '/api/contact',
    quoteBody({ ...chosen, email: visitor, selectedAddonIds: ['retoque-extra'], total: 450 }),
  );
  await post('/api/join-us', joinBody({ email: visitor }));
  // Two for the agency, and what the visitor gets.
  const mails = () => [...site.mails(visitor), ...site.mails('luz@brujula.example')];
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(3);

  const { light, dark } = brandColors(first.brand.colors);
  const theirs = [...Object.values(light), ...Object.values(dark)].map((each) =>
    each.toLowerCase(),
  );
  const { look } = readBuildOutput(join(copy, 'build')).site;
  const own = new Set(Object.values(look.colors).map((color) => color.toLowerCase()));
  const page = await browser.newPage();
  for (const { parsed } of mails()) {
    const subject = parsed.subject ?? '';
    const html = String(parsed.html);
    expect(parsed.from?.text, subject).toContain(name);
    expect(html, subject).toContain('Fraunces');
    expect(`${parsed.text}${html}`, subject).not.toMatch(new RegExp(first.site.brand, 'i'));
    const used = [...new Set(html.toLowerCase().match(/#[\da-f]{6}\b/g))];
    expect(
      used.filter((color) => !own.has(color) || theirs.includes(color)),
      subject,
    ).toEqual([]);
    await page.setContent(html);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), subject).toBe(width);
      expect(await misplaced(page, 'body'), `${subject} at ${width}`).toEqual([]);
    }
    expect(await violations(page, 'html', colors), subject).toEqual([]);
  }
  await page.close();
}, 60_000);

test('§1.9 Look: a brand without film and drawings has none, and its pages stand complete', () => {
  const pages = builtPages(client);
  expect([...pages].filter(([, html]) => html.includes('<video')).map(([path]) => path)).toEqual(
    [],
  );
  expect(readableText(part(pages, '/services', 'section', 'id="proceso"'))).toContain(
    'Te lo llevas puesto',
  );
});
