import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { path as ffmpeg } from '@ffmpeg-installer/ffmpeg';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filmKey } from '../../content/load/pictures.ts';
import { type MediaFolders, makeMedia } from './make-media.ts';

let root: string;
let folders: MediaFolders;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'films-'));
  folders = {
    originals: join(root, 'originals'),
    data: join(root, 'data'),
    media: join(root, 'media'),
    manifest: join(root, 'media.json'),
  };
  for (const folder of ['originals/espiga', 'data', 'media']) {
    await mkdir(join(root, folder), { recursive: true });
  }
});
afterEach(() => rm(root, { recursive: true }));

function run(args: string) {
  const { status, stderr } = spawnSync(ffmpeg, ['-loglevel', 'error', ...args.split(' ')]);
  if (status !== 0) throw new Error(String(stderr));
}

/** A film of about half a second, 160 × 90 pixels, as a phone takes it: with sound, a place, and held upright. */
function record(name: string, codecs = '') {
  const file = join(folders.originals, name);
  const level = join(root, `level.${name.split('.').at(-1)}`);
  const sources = '-f lavfi -i color=c=red:s=160x90:r=60:d=0.5 -f lavfi -i sine=d=0.5';
  run(`${sources} -shortest -pix_fmt yuv420p ${codecs}${level}`);
  run(
    `-i ${level} -c copy -metadata:s:v:0 rotate=90 -metadata location=+19.2911-099.6544/ ${file}`,
  );
}

/** What the manifest says of a film. */
async function filmOf(id: string) {
  const { manifest } = await makeMedia(folders);
  return manifest[filmKey(id)] as { hash: string; captions?: string };
}

/** What ffmpeg says of a file that was made. */
function described(name: string): string {
  return String(spawnSync(ffmpeg, ['-hide_banner', '-i', join(folders.media, name)]).stderr);
}

test('§3.5 Pictures and films: a film of a phone becomes two encodings and a poster, upright, without its place', async () => {
  record('espiga/IMG_1235.MOV');
  const { manifest, written, problems } = await makeMedia(folders);
  expect(problems).toEqual([]);
  const { hash } = manifest[filmKey('espiga/img-1235')] as { hash: string };
  expect(manifest[filmKey('espiga/img-1235')]).toEqual({ hash, seconds: 0.52 });
  const webm = described(`espiga/img-1235.${hash}.webm`);
  const mp4 = described(`espiga/img-1235.${hash}.mp4`);
  expect(webm).toMatch(/Video: vp9.* 90x160.* 30 fps[\s\S]*Audio: opus/);
  expect(mp4).toMatch(/Video: h264.* 90x160.* 30 fps[\s\S]*Audio: aac/);
  for (const film of [webm, mp4]) expect(film).not.toMatch(/location|rotat|19\.29/);

  expect(manifest['espiga/img-1235-poster']).toMatchObject({ width: 90, height: 160 });
  const poster = written.find((name) => name.endsWith('.avif')) ?? '';
  const [red, green] = (await sharp(join(folders.media, poster)).stats()).channels;
  expect(red?.mean).toBeGreaterThan(200);
  expect(green?.mean).toBeLessThan(60);

  const again = await makeMedia(folders);
  expect([again.written, again.deleted]).toEqual([[], []]);
  expect(again.manifest).toEqual(manifest);
});

test('§3.5 Pictures and films: an MP4 and a WebM of one name stay as they are; a picture may stand for the first frame', async () => {
  record('espiga/toma.mp4');
  record('espiga/toma.webm', '-c:v libvpx-vp9 -c:a libopus ');
  const blue = { width: 64, height: 36, channels: 3, background: '#2244cc' } as const;
  await sharp({ create: blue }).toFile(join(folders.originals, 'espiga/toma-poster.png'));
  const { manifest } = await makeMedia(folders);
  const { hash } = manifest[filmKey('espiga/toma')] as { hash: string };
  for (const ending of ['mp4', 'webm']) {
    const made = await readFile(join(folders.media, `espiga/toma.${hash}.${ending}`));
    const original = await readFile(join(folders.originals, `espiga/toma.${ending}`));
    expect(made.equals(original), ending).toBe(true);
  }
  expect(manifest['espiga/toma-poster']).toMatchObject({ width: 64, height: 36 });
});

test('§3.5 Pictures and films: captions belong to the film of their name', async () => {
  record('espiga/toma.mp4');
  const { captions: none, hash } = await filmOf('espiga/toma');
  expect(none).toBeUndefined();
  await writeFile(join(folders.originals, 'espiga/toma.vtt'), 'WEBVTT\n');
  const { captions, hash: same } = await filmOf('espiga/toma');
  expect(same).toBe(hash);
  const made = await readFile(join(folders.media, `espiga/toma.${captions}.vtt`), 'utf8');
  expect(made).toBe('WEBVTT\n');
});
