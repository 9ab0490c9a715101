import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { brandColors } from '../../content/load/brand-colors.ts';
import { brandDrawing } from '../../content/load/brand-drawings.ts';
import {
  fitFooterName,
  fitHeaderName,
  fitHeadline,
  nameTracking,
} from '../../content/load/fit-name.ts';
import { site } from '../../content/load/site.ts';
import { type Cut, typefaceCuts } from '../../content/load/typeface.ts';
import type { BrandFile } from '../../content/schemas/brand.ts';
import type { Colors } from '../../domain/site/brand-look.ts';

const folder = 'app/styles/generated';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const letters = 'áéíóúüñÁÉÍÓÚÜÑàèìòùâêîôûäëïöçÀÈÌÒÙÂÊÎÔÛÄËÏÖÇ';
const marks = '¡¿«»“”‘’–—…·•©®™°ªº×±€↑↓−½¼¾\u00a0';
const spanish = ascii + letters + marks;

/** Kerning, the figures of one width, and the dollar sign of heavy weights. */
const keepFeatures = ['kern', 'tnum', 'rvrn'];

const arial = entireMetricsCollection.arial;
const systemSans = {
  regular: {
    metrics: arial,
    local: ['Arial', 'Liberation Sans', 'Roboto'],
  },
  bold: {
    metrics: arial.variants[700],
    local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
  },
};

/** Ranges of the axes within which one size is near enough, and what is used most in each. */
const widthSteps = [
  { from: 62, to: 70, at: 62 },
  { from: 70, to: 84, at: 75 },
  { from: 84, to: 98, at: 93 },
  { from: 98, to: 104, at: 100 },
  { from: 104, to: 109, at: 106 },
  { from: 109, to: 115, at: 112 },
  { from: 115, to: 121, at: 118 },
  { from: 121, to: 125, at: 125 },
];
const weightSteps = [
  // Only headings are wider than the body.
  { from: 400, to: 550, at: 400, stand: systemSans.regular, widest: 104 },
  { from: 550, to: 600, at: 600, stand: systemSans.bold, widest: 125 },
];

/**
 * Writes the style sheets and fonts that follow from `content/brand/brand.yaml`, for the styles to import. What
 * has not changed is left as it is: a development server would load every page anew.
 */
export async function writeBrandFiles(): Promise<void> {
  const { brand, pages, site: facts } = site();
  mkdirSync(folder, { recursive: true });
  write('colors.css', colorSheet(brand));
  write('dark-bar.css', darkBar(brand));
  await writeTypeface(brand);
  const isAlone = !brand.film && brandDrawing('hero') === null;
  const headline = isAlone ? headlineShare.alone : headlineShare.wide;
  write('names.css', await nameSheet(facts.brand, pages.home.hero.lines, headline));
}

function write(name: string, data: string | Uint8Array) {
  const file = join(folder, name);
  if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(data))) writeFileSync(file, data);
}

/** `lineStrong` → `--line-strong`. */
function property(name: string): string {
  const words = name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`);
  return `--${name === 'background' ? 'bg' : words}`;
}

function colorRule(selector: string, colors: Partial<Colors>, ...more: string[]): string {
  const lines = [
    ...more,
    ...Object.entries(colors).map(([name, color]) => `${property(name)}: ${color.toLowerCase()}`),
  ];
  return `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}

/** The colours of themes and surfaces as custom properties. Paper is printed in those of the light theme. */
function colorSheet(brand: BrandFile): string {
  const { ink, paper, light, dark, accentSurface, warmSurface } = brandColors(brand.colors);
  return [
    colorRule(':root', light, 'color-scheme: light', `--ink: ${ink}`, `--paper: ${paper}`),
    `@media screen {\n${colorRule('.dark,\n.surface-dark', dark, 'color-scheme: dark')}}\n`,
    colorRule('.surface-accent', accentSurface),
    colorRule('.surface-warm', warmSurface),
  ].join('\n');
}

/** For what is dark as long as a dark opening is in view (app/styles/line.css). */
function darkBar({ colors }: BrandFile): string {
  const { dark } = brandColors(colors);
  return `@keyframes dark-bar {\n${colorRule('from,\nto', dark, 'color-scheme: dark')}}\n`;
}

/** §2.2, §2.6, §2.12 How the headline and the name are set. @param headlineWidth of a wide window, in hundredths */
async function nameSheet(name: string, headline: string[], headlineWidth: number): Promise<string> {
  const { lines } = await fitHeadline(headline);
  const header = await fitHeaderName(name);
  const { size, stretch, start, drop } = await fitFooterName(name);
  const measure = Math.max(...lines.map(({ length }) => length));
  const rules = lines.map(
    (line, index) =>
      `.hero-line:nth-child(${index + 1}) { font-stretch: ${line.stretch}%; margin-left: ${line.start}em; }`,
  );
  return `@layer components {
.hero-columns { --headline-size: min(${share(headlineWidth, measure)}vw, (100svh - 345px) / ${share(0.96 * lines.length, 1)}, 10.6rem); --headline-width: ${measure} * var(--headline-size); }
.hero-title { width: ${measure}em; font-size: var(--headline-size); }
@media (max-width: 900px), (max-width: 1080px) and (orientation: portrait) {
.hero-title { font-size: min(${share(headlineShare.narrow, measure)}vw, (100vw - 2 * var(--gutter)) / ${measure}, 10.6rem); }
}
${rules.join('\n')}
${header ? `.logo-name { font-size: ${header.size}rem; font-stretch: ${header.stretch}%; letter-spacing: ${nameTracking(header.stretch)}em; }\n.logo-name > span { display: block; white-space: nowrap; }` : ''}
.footer-name { font-size: ${size}cqw; font-stretch: ${stretch}%; text-indent: ${-start}em; padding-bottom: ${drop}em; }
}
`;
}

/** Of the window's width, in hundredths: beside the film, without one, and above it. */
const headlineShare = { wide: 55.8657, alone: 80, narrow: 88.03 };

const share = (whole: number, parts: number) => Number((whole / parts).toFixed(3));

/** Cuts the typeface to what Spanish and the styles need, unless it is there already. */
async function writeTypeface({ typeface }: BrandFile): Promise<void> {
  const cuts = await typefaceCuts(typeface);
  const made = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const { file } of cuts) made.update(readFileSync(file));
  const stamp = `/* ${typeface.family}, ${made.digest('hex')} */\n`;
  const sheet = join(folder, 'font.css');
  if (existsSync(sheet) && readFileSync(sheet, 'utf8').startsWith(stamp)) return;
  const faces = cuts.map(async (cut, index) => {
    const name = `typeface-${index + 1}.woff2`;
    const { file, axes: variationAxes, weights } = cut;
    write(
      name,
      await subsetFont(readFileSync(file), spanish, {
        targetFormat: 'woff2',
        keepFeatures,
        variationAxes,
      }),
    );
    return `@font-face {
  font-family: "Typeface";
  src: url("./${name}");
  font-weight: ${weights.join(' ')};${stretch(cut, cut.widths)}
  font-display: swap;
}
${await fallbackFaces(cut)}`;
  });
  write('font.css', stamp + (await Promise.all(faces)).join(''));
}

/** A face of one width has no descriptor: it stands for all. */
function stretch(
  { widths: [narrowest, widest] }: Cut,
  [from, to]: readonly [number, number],
): string {
  return narrowest === widest ? '' : `\n  font-stretch: ${from}% ${to}%;`;
}

/**
 * The system's sans in the place of every weight and width of the typeface, scaled to run as long and
 * to stand as high: a line breaks where it will break, and nothing moves when the file arrives.
 */
async function fallbackFaces(cut: Cut): Promise<string> {
  const [narrowest, widest] = cut.widths;
  const font = readFileSync(cut.file);
  const percent = (value: number) => `${Number((100 * value).toFixed(1))}%`;
  const steps = weightSteps
    .filter(({ at }) => at >= cut.weights[0] && at <= cut.weights[1])
    .flatMap((weight) => {
      const most = Math.min(widest, weight.widest);
      const widths = widthSteps.filter(({ at }) => at >= narrowest && at <= most);
      return widths.map(({ from, to, at }, index) => ({
        weight,
        width: { from, to: index === widths.length - 1 ? widest : to, at },
      }));
    });
  const faces = steps.map(async ({ weight, width }) => {
    const at: Record<string, number> = { wght: weight.at, wdth: width.at };
    const axes = Object.entries(cut.axes).map(([tag, range]) => [tag, at[tag] ?? range]);
    const instance = await subsetFont(font, spanish, {
      targetFormat: 'truetype',
      variationAxes: Object.fromEntries(axes),
    });
    const { xWidthAvg, unitsPerEm, ascent, descent } = await fromBuffer(Buffer.from(instance));
    const { metrics, local } = weight.stand;
    const scale = xWidthAvg / unitsPerEm / (metrics.xWidthAvg / metrics.unitsPerEm);
    // To a hundredth of the size: every page holds these, and lines have heights of their own.
    const share = (length: number) =>
      `${Math.round((100 * Math.abs(length)) / unitsPerEm / scale)}%`;
    return `@font-face {
  font-family: "Typeface Fallback";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight.from} ${weight.to};${stretch(cut, [width.from, width.to])}
  size-adjust: ${percent(scale)};
  ascent-override: ${share(ascent)};
  descent-override: ${share(descent)};
}
`;
  });
  return (await Promise.all(faces)).join('');
}
