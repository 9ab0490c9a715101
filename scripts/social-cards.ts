/**
 * `npm run social-cards`: draws the picture that a shared link shows, for every page but the projects,
 * whose key picture it is. A category shows the cloth of its featured plan (§4.12). The cards go to
 * `content/originals/social`; the next build (or `npm run media`) makes the site's files of them. Run it when a title, the
 * featured plan or its price, the brand, the logo or a drawing has changed.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { brandColors } from '../content/load/brand-colors.ts';
import { type Site, site } from '../content/load/site.ts';
import { typefaceCuts } from '../content/load/typeface.ts';
import { escapeHtml } from '../domain/forms/text.ts';
import { weave } from '../domain/package/cloth.ts';
import { type PageKind, socialCardId } from '../domain/site/site-table.ts';
import { findChromium } from './programs.mjs';

const originals = 'content/originals';
const loaded = site();
const { ink, dark } = brandColors(loaded.brand.colors);
const cuts = await typefaceCuts(loaded.brand.typeface);

/** In pixels, as social networks show a large picture. */
const size = { width: 1200, height: 630 };
/** From the widest to the narrowest, in percent. */
const titleWidths = [112, 100, 88, 76, 66];
/** From the largest to the smallest, in pixels. */
const nameSizes = [34, 30, 26, 22];
const titleSizes = [124, 112, 100, 92, 84, 76, 68, 60];

/** What each kind of page shows; a category shows a cloth. */
const drawings: Partial<Record<PageKind, string>> = {
  home: 'drawings/valor-diseno',
  about: 'drawings/valor-equipo',
  contact: 'drawings/servicio-7',
  services: 'drawings/valor-calidad',
  solutions: 'drawings/proceso-ejecucion',
  projects: 'drawings/proceso-lanzamiento',
  privacy: 'drawings/formulario-avanzado',
  thanks: 'drawings/proceso-evolucion',
};

const style = `
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;overflow:hidden;background:${ink};color:${dark.text};font-family:Typeface}
.cloth{position:absolute;left:654px;top:0;width:546px;fill:none;stroke-width:.62;stroke-linecap:round}
.cloth-ground{stroke:${dark.line};stroke-width:64;stroke-linecap:butt;stroke-dasharray:.62 .38}
.cloth-plan,.cloth-servicio{stroke:${dark.accent}}
.cloth-addon{stroke:${dark.text}}
.cloth-bonus{stroke:${dark.warm}}
.drawing{position:absolute;right:0;top:0;width:548px;height:630px;object-fit:cover}
.rule{position:absolute;left:652px;top:0;width:2px;height:630px;background:${dark.line}}
.corner{position:absolute;right:0;bottom:0;width:96px;height:96px;background:${dark.accent};clip-path:polygon(100% 0,100% 100%,0 100%,0 66.67%,33.33% 66.67%,33.33% 33.33%,66.67% 33.33%,66.67% 0)}
.brand{position:absolute;left:64px;top:56px;max-width:560px;display:flex;gap:20px;align-items:center;line-height:1.15;font-weight:700;font-stretch:112%}
.brand svg{flex:none;width:64px;height:64px;--accent:${dark.accent};--warm:${dark.warm}}
.brand small{display:inline-block;font-size:24px;font-weight:500;font-stretch:100%;color:${dark.text2}}
h1{position:absolute;left:64px;top:156px;width:560px;height:352px;display:flex;align-items:center;font-weight:700;line-height:1;letter-spacing:-.005em}
body:not(:has(.rule)) :is(h1,.brand){width:1072px;max-width:none}
.host{position:absolute;left:64px;bottom:56px;font-size:26px;font-weight:500;color:${dark.text2}}`;

/** The pages that have a card, under their canonical address; the not-found pages have none. */
async function cardsOf({ site: { brand }, table, media }: Site) {
  const pages = table.filter(
    ({ path, canonical, kind }) => path === canonical && (kind === 'category' || drawings[kind]),
  );
  return Promise.all(
    pages.map(async ({ kind, slug, title }) => {
      const shown = drawings[kind] ?? '';
      const entry = media[shown];
      // A brand without drawings has cards of words alone.
      const drawing =
        entry && 'svg' in entry
          ? `<img class="drawing" src="${await dataUrl('image/svg+xml', `${originals}/${shown}.svg`)}" alt="">`
          : '';
      const picture = kind === 'category' ? clothOf(slug ?? '') : drawing;
      return { id: socialCardId(brand, title), title, picture };
    }),
  );
}

/** §4.12 The category's featured plan, or else its first, with the bonuses that it includes. */
function clothOf(category: string): string {
  const { plans, addons } = loaded.catalogue;
  const own = plans.filter(({ categoryId }) => categoryId === category);
  const plan = own.find(({ featured }) => featured) ?? own[0];
  if (!plan) return '';
  const bonuses = addons
    .filter(({ id }) => plan.includedBonuses.includes(id))
    .map((bonus) => ({ ...bonus, categoryId: category }));
  const { bands, height } = weave([plan, ...bonuses], 64);
  const rows = Math.max(height, 74);
  const paths = bands.map(
    ({ type, top, path }) =>
      `<path class="cloth-${type}" d="${path}" transform="translate(0 ${top})"/>`,
  );
  return `<svg class="cloth" viewBox="-.5 -.5 64 ${rows}"><path class="cloth-ground" d="M31.5 -.31v${rows}"/>${paths.join('')}</svg>`;
}

async function dataUrl(type: string, file: string): Promise<string> {
  return `data:${type};base64,${await readFile(file, 'base64')}`;
}

/** Runs inside the page: the name gets the largest size at which it stands in two lines beside the logo. */
function fitName(sizes: number[]): void {
  const name = document.querySelector<HTMLElement>('.brand span');
  sizes.some((pixels) => {
    if (name) name.style.fontSize = `${pixels}px`;
    return name && name.offsetHeight <= 2.4 * pixels;
  });
}

/**
 * Runs inside the page: the title gets the largest size at which it fits without cutting a word, and
 * of the widths that fit at this size the widest. False when none fits.
 */
function fitTitle({ widths, sizes }: { widths: number[]; sizes: number[] }): boolean {
  const box = document.querySelector('h1');
  const words = box?.querySelector('span');
  if (!box || !words) return false;
  return sizes.some((pixels) =>
    widths.some((width) => {
      box.style.fontSize = `${pixels}px`;
      box.style.fontStretch = `${width}%`;
      return words.offsetHeight <= box.clientHeight && words.scrollWidth <= box.clientWidth;
    }),
  );
}

const { brand, descriptor, domain } = loaded.site;
const logo = await readFile('content/brand/logo.svg', 'utf8');
const faces = await Promise.all(
  cuts.map(
    async ({ file, weights, widths }, index) =>
      `@font-face{font-family:Typeface;font-weight:${index === 0 ? 100 : weights[0]} ${index === cuts.length - 1 ? 900 : weights[1]};font-stretch:${widths.join('% ')}%;src:url(${await dataUrl('font/woff2', file)})}`,
  ),
);
const face = faces.join('');

await rm(`${originals}/social`, { recursive: true, force: true });
const browser = await chromium.launch({ executablePath: findChromium() });
const tab = await browser.newPage({ viewport: size });
for (const { id, title, picture } of await cardsOf(loaded)) {
  await tab.setContent(
    `<!doctype html><meta charset="utf-8"><style>${face}${style}</style>` +
      (picture && `${picture}<div class="rule"></div>`) +
      `<p class="brand">${logo}<span>${escapeHtml(brand)} <small>${escapeHtml(descriptor)}</small></span></p>` +
      `<h1><span>${escapeHtml(title)}</span></h1><p class="host">${escapeHtml(new URL(domain).host)}</p>` +
      '<i class="corner"></i>',
  );
  await tab.evaluate(() => Promise.all([...document.fonts].map((each) => each.load())));
  await tab.waitForFunction(() => document.images[0]?.complete ?? true);
  await tab.evaluate(fitName, nameSizes);
  if (!(await tab.evaluate(fitTitle, { widths: titleWidths, sizes: titleSizes }))) {
    throw new Error(`"${title}" is too long for a card: give the page a shorter title`);
  }
  const file = `${originals}/${id}.png`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await tab.screenshot());
  console.info(id);
}
await browser.close();
