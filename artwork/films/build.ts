/**
 * Films the films: `node artwork/films/build.ts pool` writes the WebM, the MP4 and the poster of
 * one film below `content/public/media`; without a name, of all of them. `--draft` films at half
 * the size into `.cache/films`, to look at. Needs Chromium (`CHROMIUM_PATH`) and ffmpeg.
 *
 * Each moment is made and numbered by itself: a slow machine makes the same film as a fast one.
 */
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { catalogue } from './catalogue.ts';
import { encode } from './encode.ts';
import type { Film } from './film.ts';
import { shoot } from './shoot.ts';
import { trace } from './trace.ts';

const root = resolve(import.meta.dirname, '../..');
/** Larger than this, a film costs a visitor on a phone too much. */
const limit = 900 * 1024;

/** A file appears whole or not at all: the site may be built meanwhile. */
function publish(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, `${target}.partial`);
  renameSync(`${target}.partial`, target);
}

async function make(name: string, film: Film, draft: boolean): Promise<void> {
  const media = join(root, draft ? '.cache/films' : 'content/public/media');
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const scale = draft ? 0.5 : 1;
  try {
    await ('trace' in film ? trace(name, folder, film.width * scale) : shoot(film, folder, scale));
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
  await make(name, film, args.includes('--draft'));
}
