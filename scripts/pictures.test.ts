import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePictures, type PictureFolders } from './pictures.ts';

let root: string;
let folders: PictureFolders;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  folders = {
    originals: join(root, 'originals'),
    media: join(root, 'media'),
    manifest: join(root, 'media.json'),
  };
  await mkdir(folders.media);
  await put('originals/social-crop.json', '{ "pool": "bottom" }');
});
afterEach(() => rm(root, { recursive: true }));

async function put(path: string, data: Buffer | string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), data);
}

const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test('writes every width that does not exceed the original, and its own where it is between two', async () => {
  await put('originals/team/design.png', await flat(500, 250, '#336699'));
  const { manifest, written } = await makePictures(folders);
  const { hash } = manifest['team/design'] as { hash: string };
  expect(manifest).toEqual({
    'team/design': { width: 500, height: 250, hash, widths: [240, 400, 500], color: '#336699' },
  });
  expect(written.toSorted()).toEqual(
    [240, 400, 500].flatMap((width) => [
      `team/design-${width}.${hash}.avif`,
      `team/design-${width}.${hash}.webp`,
    ]),
  );
});

test('a second run writes nothing, and a new original replaces the old files', async () => {
  await put('originals/team/design.png', await flat(200, 100, '#336699'));
  const first = await makePictures(folders);
  const manifestTime = (await stat(folders.manifest)).mtimeMs;
  expect(await makePictures(folders)).toEqual({ ...first, written: [] });
  expect((await stat(folders.manifest)).mtimeMs).toBe(manifestTime);

  await put('originals/team/design.png', await flat(200, 100, '#993366'));
  const third = await makePictures(folders);
  expect(third.written).toHaveLength(2);
  expect(third.deleted.toSorted()).toEqual(first.written.toSorted());
});

test('a picture that would be heavy on phones is made lighter, once', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 100 } as const;
  const grain = { width: 240, height: 310, channels: 3, background: '#888', noise } as const;
  const bytes = await sharp({ create: grain }).png().toBuffer();
  await put('originals/team/design.png', bytes);
  // Of a scene, which is never in the first view.
  await put('originals/team/world-design.png', bytes);
  const { written } = await makePictures(folders);
  const sizeOf = async (name: string) => {
    const file = written.find((path) => path.startsWith(name) && path.endsWith('.avif')) ?? '';
    return (await stat(join(folders.media, file))).size;
  };
  expect(await sizeOf('team/world-design')).toBeGreaterThan(40 * 1024);
  const size = await sizeOf('team/design');
  expect(size).toBeLessThanOrEqual(40 * 1024);
  // One step down is enough for it.
  expect(size).toBeGreaterThan(28 * 1024);
  const again = await makePictures(folders);
  expect([again.written, again.deleted]).toEqual([[], []]);
});

test('leaves alone what it did not make', async () => {
  const foreign = ['team/notes.txt', 'team/plan.webp'];
  for (const name of foreign) await put(`media/${name}`, 'made elsewhere');
  expect(await makePictures(folders)).toEqual({ manifest: {}, written: [], deleted: [] });
  const kept = await readdir(folders.media, { recursive: true });
  expect(kept).toEqual(expect.arrayContaining(foreign));
});

test('a drawing keeps its bytes under a name with their hash, and its size is its viewBox', async () => {
  const drawing = 'originals/drawings/loom.svg';
  await put(drawing, '<svg viewBox="0 0 120 80"/>');
  const first = await makePictures(folders);
  const { hash } = first.manifest['drawings/loom'] as { hash: string };
  expect(first.manifest).toEqual({ 'drawings/loom': { width: 120, height: 80, hash, svg: true } });
  expect(first.written).toEqual([`drawings/loom.${hash}.svg`]);
  const written = await readFile(join(folders.media, `drawings/loom.${hash}.svg`), 'utf8');
  expect(written).toBe('<svg viewBox="0 0 120 80"/>');

  await put(drawing, '<svg viewBox="0 0 120 90"/>');
  expect((await makePictures(folders)).deleted).toEqual(first.written);
  await put(drawing, '<svg/>');
  await expect(makePictures(folders)).rejects.toThrow('the drawing needs a viewBox');
});

test('cuts a social image out of the key picture of a project', async () => {
  await put('originals/projects/pool/key.png', await flat(400, 250, '#ffffff'));
  const { manifest, written } = await makePictures(folders);
  const { hash } = manifest['social/pool'] as { hash: string };
  expect(manifest['social/pool']).toEqual({ width: 1200, height: 630, hash });
  const card = `social/pool.${hash}.jpg`;
  expect(written).toContain(card);
  const size = await sharp(join(folders.media, card)).metadata();
  expect(size).toMatchObject({ width: 1200, height: 630 });
});

test('refuses names that content files cannot use, and two pictures with one id', async () => {
  await put('originals/team/Diseño.png', await flat(10, 10, '#000000'));
  await expect(makePictures(folders)).rejects.toThrow('a-z, 0-9 and hyphens only');
  await rm(join(root, 'originals/team/Diseño.png'));
  await put('originals/team/design.png', await flat(10, 10, '#000000'));
  await put('originals/team/design.webp', await flat(10, 10, '#000000'));
  await expect(makePictures(folders)).rejects.toThrow('another picture with the id team/design');
});

test('a card of a shared link becomes one JPEG, and goes when its words are gone', async () => {
  const card = 'originals/social/ollin/aviso-de-privacidad.png';
  await put(card, await flat(1200, 630, '#050a18'));
  const { manifest, written } = await makePictures(folders);
  const { hash } = manifest['social/ollin/aviso-de-privacidad'] as { hash: string };
  expect(manifest).toEqual({
    'social/ollin/aviso-de-privacidad': { width: 1200, height: 630, hash },
  });
  expect(written).toEqual([`social/ollin/aviso-de-privacidad.${hash}.jpg`]);

  await rm(join(root, card));
  expect(await makePictures(folders)).toEqual({ manifest: {}, written: [], deleted: written });
});
