/**
 * Films the films: `node artwork/films/build.ts pool` writes the WebM, the MP4 and the poster of
 * one film below `content/public/media`; without a name, of all of them. `--draft` films at half
 * the size into `.cache/films`, to look at. Needs Chromium (`CHROMIUM_PATH`) and ffmpeg.
 *
 * Each moment is drawn, photographed and numbered before the next: a slow machine makes the same
 * film as a fast one.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { catalogue } from './catalogue.ts';
import { type Film, framesPerSecond, typefaces } from './film.ts';

const root = resolve(import.meta.dirname, '../..');
/** Larger than this, a film costs a visitor on a phone too much. */
const limit = 900 * 1024;
/** Encoders' quality: the first of these whose file keeps the limit. Higher is coarser. */
const qualities = { webm: [33, 38, 43, 48], mp4: [25, 28, 31, 34] } as const;

function page({ width, height }: Film): string {
  const faces = typefaces.map((face) => {
    const data = readFileSync(join(import.meta.dirname, `fonts/${face.file}.woff2`), 'base64');
    const style = 'style' in face ? `font-style:${face.style};` : '';
    const stretch = 'stretch' in face ? `font-stretch:${face.stretch};` : '';
    return `@font-face{font-family:'${face.family}';font-weight:100 900;${style}${stretch}src:url(data:font/woff2;base64,${data})}`;
  });
  return `<!doctype html><style>${faces.join('')}*{margin:0}svg{display:block;width:100vw;height:100vh}</style><svg viewBox="0 0 ${width} ${height}"></svg>`;
}

/** Writes the frames as `0000.png`, `0001.png` … */
async function shoot(film: Film, folder: string, scale: number): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  });
  try {
    const viewport = { width: film.width * scale, height: film.height * scale };
    const tab = await browser.newPage({ viewport });
    await tab.setContent(page(film));
    await tab.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    const frames = Math.round(film.seconds * framesPerSecond);
    for (let index = 0; index < frames; index++) {
      await tab.evaluate(
        (inside) => {
          const svg = document.querySelector('svg');
          if (svg) svg.innerHTML = inside;
        },
        film.frame(index / framesPerSecond),
      );
      const path = join(folder, `${String(index).padStart(4, '0')}.png`);
      await tab.screenshot({ path });
    }
  } finally {
    await browser.close();
  }
}

function ffmpeg(...args: string[]): void {
  const { status } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`ffmpeg ${args.join(' ')} failed`);
}

/** Flat colours stay true only when the file says how they were turned into YUV. */
const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

/** Encodes at lower and lower quality until the file keeps the limit. */
function withinLimit(
  kind: keyof typeof qualities,
  file: string,
  command: (crf: string) => string[],
): void {
  for (const crf of qualities[kind]) {
    ffmpeg(...command(String(crf)));
    if (statSync(file).size <= limit) return;
  }
  throw new Error(`a ${kind} of at most ${limit / 1024} KB would look bad: make the film calmer`);
}

/** Turns the frames in `folder` into the film's three files, beside them. */
function encode(folder: string): void {
  const frames = ['-framerate', String(framesPerSecond), '-i', join(folder, '%04d.png'), '-an'];
  const target = join(folder, 'film');
  const vp9 = [
    ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-g', '300', '-row-mt', '1'],
    ...['-auto-alt-ref', '6', '-lag-in-frames', '25', '-aq-mode', '0'],
    ...['-passlogfile', join(folder, 'pass')],
  ];
  const analysis = ['-crf', '33', '-pass', '1', '-cpu-used', '4', '-f', 'null', '-'];
  ffmpeg(...frames, ...colours, ...vp9, ...analysis);
  withinLimit('webm', `${target}.webm`, (crf) => [
    ...[...frames, ...colours, ...vp9, '-crf', crf],
    ...['-pass', '2', '-cpu-used', '3', `${target}.webm`],
  ]);
  withinLimit('mp4', `${target}.mp4`, (crf) => [
    ...[...frames, ...colours, '-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow'],
    ...['-tune', 'animation', '-crf', crf, '-movflags', '+faststart', `${target}.mp4`],
  ]);

  const first = join(folder, '0000.png');
  ffmpeg('-i', first, '-c:v', 'libwebp', '-quality', '82', `${target}-poster.webp`);
}

/** A file appears whole or not at all: the site may be built meanwhile. */
function publish(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, `${target}.partial`);
  renameSync(`${target}.partial`, target);
}

async function make(film: Film, draft: boolean): Promise<void> {
  const media = join(root, draft ? '.cache/films' : 'content/public/media');
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    await shoot(film, folder, draft ? 0.5 : 1);
    encode(folder);
    for (const ending of ['.webm', '.mp4', '-poster.webp']) {
      const file = join(folder, `film${ending}`);
      console.info(`${film.id}${ending}: ${Math.round(statSync(file).size / 1024)} KB`);
      publish(file, join(media, film.id + ending));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
for (const name of names.length > 0 ? names : Object.keys(catalogue)) {
  const film = catalogue[name];
  if (!film) throw new Error(`no film "${name}"; one of: ${Object.keys(catalogue).join(', ')}`);
  await make(film, args.includes('--draft'));
}
