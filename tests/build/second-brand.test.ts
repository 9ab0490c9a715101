import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandColors } from '../../content/load/brand-colors.ts';
import { site as loadSite } from '../../content/load/site.ts';
import { findChromium } from '../../scripts/browsers.mjs';
import { readBuildOutput } from '../../server/http/build-output.ts';
import { buildSite, copySite, replaceIn } from '../fixtures/changed-site.ts';
import { builtPages, deadLinks, elements, part, readableText } from '../support/built-site.ts';
import { startSite } from '../support/running-site.ts';

const fixture = resolve('tests/fixtures/second-brand');
const first = loadSite();

let copy: string;
let client: string;

beforeAll(() => {
  copy = copySite();
  client = join(copy, 'build/client');
  const data = join(copy, 'content/data');
  for (const folder of ['categories', 'plans', 'addons', 'bonuses', 'projects']) {
    rmSync(join(data, folder), { recursive: true });
  }
  cpSync(join(fixture, 'data'), data, { recursive: true });
  rmSync(join(copy, 'content/brand'), { recursive: true });
  cpSync(join(fixture, 'brand'), join(copy, 'content/brand'), { recursive: true });
  mkdirSync(join(copy, 'content/brand/fonts'));
  // A typeface of one width.
  cpSync(
    'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    join(copy, 'content/brand/fonts/faro.woff2'),
  );
  // Its services belong to none of its categories.
  const services = join(data, 'pages/services.yaml');
  writeFileSync(
    services,
    readFileSync(services, 'utf8').replace(/^( +category:) .+$/gm, '$1 null'),
  );
  // A film of the agency's own.
  replaceIn(copy, 'content/data/pages/about.yaml', 'about/ollin-loop', 'about/bucle');
  giveMedia();
  for (const script of ['scripts/pictures.ts', 'scripts/icons.ts']) {
    const { status, stderr } = spawnSync(process.execPath, [script], {
      cwd: copy,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  }
  buildSite(copy);
}, 240_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Videos, the drawings that belong to no brand, and pictures of the second one's own projects. */
function giveMedia() {
  const media = join(copy, 'content/public/media');
  rmSync(media);
  mkdirSync(media);
  const videos = join(copy, 'content/videos');
  rmSync(join(videos, 'projects'), { recursive: true });
  for (const ending of ['.webm', '.mp4', '-poster.webp']) {
    renameSync(join(videos, `about/ollin-loop${ending}`), join(videos, `about/bucle${ending}`));
  }
  const originals = join(copy, 'content/originals');
  for (const folder of ['projects', 'social']) rmSync(join(originals, folder), { recursive: true });
  const slugs = ['panaderia-luz', 'taller-roble', 'radio-barrio'];
  const photos = Array.from({ length: 9 }, (_, index) => `radio-barrio/foto-${index + 1}`);
  for (const [names, width, height] of [
    [slugs.map((slug) => `${slug}/key`), 1600, 1000],
    [slugs.map((slug) => `${slug}/mobile`), 900, 1200],
    [photos, 800, 800],
  ] as const) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#1F2A44" d="M0 0h${width}v${height}H0Z"/></svg>\n`;
    for (const name of names) {
      const file = join(originals, 'projects', `${name}.svg`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, drawing);
    }
  }
}

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

/** Whose text stands out of the screen, is cut, or lies over its neighbour. */
function misplaced(): string[] {
  const inked = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const texts = [...document.querySelectorAll('h1, h1 > span, footer p, header a > span')];
  const out = texts.filter((element) => {
    const { left, right } = inked(element);
    return element.checkVisibility() && (left < -0.05 * innerWidth || right > innerWidth);
  });
  const name = document.querySelector('header a > span');
  const bar = name?.closest('header');
  const next = [...(bar?.querySelectorAll('nav, button, a') ?? [])]
    .filter((element) => element.checkVisibility() && !element.contains(name ?? null))
    .map((element) => element.getBoundingClientRect().left);
  const { right = 0, top = 0, bottom = 0 } = name ? inked(name) : {};
  const crowded =
    right > Math.min(...next) || top < 0 || bottom > (bar?.getBoundingClientRect().bottom ?? 0);
  return [
    ...out.map((element) => `outside: ${element.textContent}`),
    ...(crowded ? ['the header is crowded'] : []),
    ...[...document.querySelectorAll('h1')]
      .filter(
        (title) =>
          !/\S{20}/.test(title.textContent) &&
          Number.parseFloat(getComputedStyle(title.firstElementChild ?? title).fontSize) < 24,
      )
      .map((title) => `small: ${title.textContent}`),
    ...(document.documentElement.scrollWidth > innerWidth
      ? ['the page can be scrolled sideways']
      : []),
  ];
}

const names = [
  'Faro Norte',
  'Sol',
  'Ñandú Émula Lux',
  'Compañía Peninsular de Creación y Diseño',
  'Electroencefalografistasinternacionales',
];
test.each(names)(
  '§10.2 Sizes: a brand and a project called “%s” fit every screen',
  async (name) => {
    const drawn = name === 'Sol';
    if (name !== names[0]) {
      const look = join(copy, 'content/brand/brand.yaml');
      const text = readFileSync(look, 'utf8');
      writeFileSync(
        look,
        text.replace(/^wordmark: .*$/m, `wordmark: ${drawn ? 'logo.svg' : null}`),
      );
      for (const [file, key] of [
        ['site.yaml', 'brand'],
        ['projects/taller-roble.yaml', 'title'],
      ] as const) {
        const path = join(copy, 'content/data', file);
        const text = readFileSync(path, 'utf8');
        writeFileSync(path, text.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${name}`));
      }
      buildSite(copy);
    }
    const [header = ''] = /<header[\s\S]*?<\/a>/.exec(builtPages(client).get('/') ?? '') ?? [];
    expect(readableText(header).includes(name.slice(0, 3)), 'the name is written').toBe(!drawn);
    const site = await startSite({}, copy);
    const browser = await chromium.launch({ executablePath: findChromium() });
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of ['/', '/proyectos/taller-roble', '/services']) {
      await page.goto(site.baseUrl + path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const here = await page.evaluate(misplaced);
        found.push(...here.map((what) => `${path} at ${width}: ${what}`));
        if (process.env.SHOTS)
          await page.screenshot({
            path: `${process.env.SHOTS}/${names.indexOf(name)}${path.replaceAll('/', '_')}-${width}.png`,
          });
      }
    }
    await browser.close();
    await site.stop();
    expect(found).toEqual([]);
  },
  120_000,
);
