import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../scripts/programs.mjs';
import { buildSite } from '../fixtures/changed-site.ts';
import { copySecondBrand } from '../fixtures/second-brand.ts';
import { builtPages, readableText } from '../support/built-site.ts';
import { startSite } from '../support/running-site.ts';

let copy: string;

beforeAll(async () => {
  copy = await copySecondBrand();
  // A typeface of one width, as a file.
  cpSync(
    'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    join(copy, 'content/brand/fonts/faro.woff2'),
  );
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Whose text stands out of the screen, is cut, or lies over its neighbour. */
function brandNameFaults(): string[] {
  const inked = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const texts = [...document.querySelectorAll('h1, h1 > span, footer p, .logo-name')];
  const out = texts.filter((element) => {
    const { left, right } = inked(element);
    // A line's box is wider than its ink by the blank beside the letters.
    const blank = 0.1 * Number.parseFloat(getComputedStyle(element).fontSize);
    return element.checkVisibility() && (left < -blank || right > innerWidth + blank);
  });
  const name = document.querySelector('header .logo-name');
  const bar = name?.closest('header');
  const { left = 0, right = 0, top = 0, bottom = 0 } = name ? inked(name) : {};
  const overlapped = [...(bar?.querySelectorAll('nav, button, a') ?? [])]
    .filter((element) => element.checkVisibility() && !element.contains(name ?? null))
    .map((element) => element.getBoundingClientRect())
    .some((other) => other.left < right && other.right > left);
  const crowded =
    overlapped || top < 0 || bottom > (bar?.getBoundingClientRect().bottom ?? Infinity);
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

const oneWidth = '  files: [faro.woff2]';
const manyWidths = '  package: "@fontsource-variable/archivo"';

test.each([
  ['Estudio Brújula y Algarabía', oneWidth],
  ['Sol', manyWidths],
  ['Ñandú Émula Lux', oneWidth],
  ['Compañía Peninsular de Creación y Diseño', manyWidths],
  ['Compañía Peninsular de Creación y Diseño', oneWidth],
  ['Electroencefalografistasinternacionales', manyWidths],
])(
  '§10.2 Sizes: a brand and a project called “%s” fit every screen',
  async (name, typeface) => {
    const drawn = name === 'Sol';
    for (const [file, key, value] of [
      ['data/site.yaml', 'brand', name],
      ['data/projects/taller-roble.yaml', 'title', name],
      ['brand/brand.yaml', 'wordmark', drawn ? 'logo.svg' : null],
      ['brand/brand.yaml', '  (?:files|package)', typeface],
    ] as const) {
      const path = join(copy, 'content', file);
      const text = readFileSync(path, 'utf8');
      const line = key.startsWith(' ') ? value : `${key}: ${value}`;
      writeFileSync(path, text.replace(new RegExp(`^${key}: .*$`, 'm'), `${line}`));
    }
    buildSite(copy);
    const [header = ''] =
      /<header[\s\S]*?<\/a>/.exec(builtPages(join(copy, 'build/client')).get('/') ?? '') ?? [];
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
        const here = await page.evaluate(brandNameFaults);
        found.push(...here.map((what) => `${path} at ${width}: ${what}`));
      }
    }
    await browser.close();
    await site.stop();
    expect(found).toEqual([]);
  },
  120_000,
);
