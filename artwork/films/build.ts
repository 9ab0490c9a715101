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
/** Larger than this, a film costs a visitor on a phone too much; encoders aim well below. */
const limit = 900 * 1024;
const aim = 500 * 1024;

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

/** Turns the frames in `folder` into the film's three files, beside them. */
function encode({ seconds }: Film, folder: string): void {
  const frames = ['-framerate', String(framesPerSecond), '-i', join(folder, '%04d.png'), '-an'];
  const target = join(folder, 'film');
  // As good as `-crf` says, unless the whole would then weigh more than it should.
  const rate = String(Math.round((aim * 8) / seconds));
  const vp9 = [
    ...['-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', rate, '-g', '300', '-row-mt', '1'],
    ...['-auto-alt-ref', '6', '-lag-in-frames', '25', '-aq-mode', '0'],
    ...['-passlogfile', join(folder, 'pass')],
  ];
  ffmpeg(...frames, ...colours, ...vp9, '-pass', '1', '-cpu-used', '4', '-f', 'null', '-');
  ffmpeg(...frames, ...colours, ...vp9, '-pass', '2', '-cpu-used', '3', `${target}.webm`);

  const h264 = [
    ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'animation'],
    ...['-crf', '25', '-maxrate', rate, '-bufsize', rate, '-movflags', '+faststart'],
  ];
  ffmpeg(...frames, ...colours, ...h264, `${target}.mp4`);

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
    encode(film, folder);
    for (const ending of ['.webm', '.mp4', '-poster.webp']) {
      const file = join(folder, `film${ending}`);
      const { size } = statSync(file);
      console.info(`${film.id}${ending}: ${Math.round(size / 1024)} KB`);
      if (size > limit) throw new Error(`${film.id}${ending} is too large: make the film calmer`);
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
