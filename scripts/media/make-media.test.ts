import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MediaFolders, makeMedia } from './make-media.ts';

let root: string;
let folders: MediaFolders;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'media-'));
  folders = {
    originals: join(root, 'originals'),
    data: join(root, 'data'),
    media: join(root, 'media'),
    manifest: join(root, 'media.json'),
  };
  await mkdir(folders.media);
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

test('§3.5 Pictures and films: every width that does not exceed the original, and its own where it is between two', async () => {
  await put('originals/team/design.png', await flat(500, 250, '#336699'));
  const { manifest, written } = await makeMedia(folders);
  const { hash } = manifest['team/design'] as { hash: string };
  expect(manifest).toEqual({
    'team/design': { width: 500, height: 250, hash, widths: [240, 400, 500] },
  });
  expect(written.toSorted()).toEqual(
    [
      ...[240, 400, 500].map((width) => `team/design-${width}.${hash}.avif`),
      `team/design-400.${hash}.webp`,
    ].toSorted(),
  );
});

test('§3.5 Pictures and films: a second run writes nothing, and a new original replaces the old files', async () => {
  await put('originals/team/design.png', await flat(200, 100, '#336699'));
  await put('originals/drawings/loom.svg', '<svg viewBox="0 0 120 80"/>');
  const first = await makeMedia(folders);
  const manifestTime = (await stat(folders.manifest)).mtimeMs;
  expect(await makeMedia(folders)).toEqual({ ...first, written: [] });
  expect((await stat(folders.manifest)).mtimeMs).toBe(manifestTime);

  await put('originals/team/design.png', await flat(200, 100, '#993366'));
  const third = await makeMedia(folders);
  expect(third.written).toHaveLength(2);
  const replaced = first.written.filter((name) => name.startsWith('team/'));
  expect(third.deleted.toSorted()).toEqual(replaced.toSorted());
  const kept = await readdir(join(folders.media, 'team'));
  expect(kept.map((name) => `team/${name}`).sort()).toEqual(third.written.toSorted());
});

test('§10.6 Weight: a picture that would be heavy on phones is made lighter, once', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 100 } as const;
  const grain = { width: 240, height: 310, channels: 3, background: '#888', noise } as const;
  const bytes = await sharp({ create: grain }).png().toBuffer();
  await put('originals/team/design.png', bytes);
  // Of a scene, which is never in the first view.
  await put('originals/team/world-design.png', bytes);
  const { written } = await makeMedia(folders);
  const sizeOf = async (name: string) => {
    const file = written.find((path) => path.startsWith(name) && path.endsWith('.avif')) ?? '';
    return (await stat(join(folders.media, file))).size;
  };
  expect(await sizeOf('team/world-design')).toBeGreaterThan(40 * 1024);
  const size = await sizeOf('team/design');
  expect(size).toBeLessThanOrEqual(40 * 1024);
  // One step down is enough for it.
  expect(size).toBeGreaterThan(28 * 1024);
  const again = await makeMedia(folders);
  expect([again.written, again.deleted]).toEqual([[], []]);
});

test('what was not made is left alone', async () => {
  const foreign = ['team/notes.txt', 'team/plan.webp'];
  for (const name of foreign) await put(`media/${name}`, 'made elsewhere');
  expect(await makeMedia(folders)).toEqual({
    manifest: {},
    written: [],
    deleted: [],
    problems: [],
  });
  const kept = await readdir(folders.media, { recursive: true });
  expect(kept).toEqual(expect.arrayContaining(foreign));
});

test('a drawing keeps its bytes under a name with their hash, and its size is its viewBox', async () => {
  const drawing = 'originals/drawings/loom.svg';
  await put(drawing, '<svg viewBox="0 0 120 80"/>');
  const first = await makeMedia(folders);
  const { hash } = first.manifest['drawings/loom'] as { hash: string };
  expect(first.manifest).toEqual({ 'drawings/loom': { width: 120, height: 80, hash, svg: true } });
  expect(first.written).toEqual([`drawings/loom.${hash}.svg`]);
  const written = await readFile(join(folders.media, `drawings/loom.${hash}.svg`), 'utf8');
  expect(written).toBe('<svg viewBox="0 0 120 80"/>');

  await put(drawing, '<svg viewBox="0 0 120 90"/>');
  expect((await makeMedia(folders)).deleted).toEqual(first.written);
  await put(drawing, '<svg/>');
  expect(await saidOf('drawings/loom.svg')).toMatch(/^error: .*viewBox/);
});

test('§3.5 Pictures and films: the social image of a project is cut around the focus of its picture', async () => {
  const halves = sharp(await flat(400, 100, '#ffffff'))
    .extend({ bottom: 300, background: '#000000' })
    .png();
  await put('originals/projects/pool/IMG_7.png', await halves.toBuffer());
  const yaml = (focus: string) =>
    `image: { id: projects/pool/IMG_7.png, alt: Alberca, focus: '${focus}' }`;
  const bright = async (focus: string) => {
    await put('data/projects/pool.yaml', yaml(focus));
    const { manifest } = await makeMedia(folders);
    const { hash } = manifest['social/pool'] as { hash: string };
    expect(manifest['social/pool']).toEqual({ width: 1200, height: 630, hash });
    const card = sharp(join(folders.media, `social/pool.${hash}.jpg`));
    expect(await card.metadata()).toMatchObject({ width: 1200, height: 630 });
    return (await card.stats()).channels[0]?.mean ?? 0;
  };
  expect(await bright('50% 0%')).toBeGreaterThan(100);
  expect(await bright('50% 100%')).toBeLessThan(10);
});

test('§3.5 Pictures and films: a project with a page whose picture is a drawing has a social image, too, as sharp as others', async () => {
  await put(
    'originals/projects/pool/key.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h20v40H0z"/></svg>',
  );
  await put('data/projects/pool.yaml', 'image: { id: projects/pool/key, alt: Alberca }');
  await put('data/projects/sample.yaml', 'sample: true\nimage: { id: projects/pool/key, alt: A }');
  const { manifest } = await makeMedia(folders);
  expect(Object.keys(manifest)).toEqual(['projects/pool/key', 'social/pool']);
  const { hash } = manifest['social/pool'] as { hash: string };
  const card = await readFile(join(folders.media, `social/pool.${hash}.jpg`));
  const { data, info } = await sharp(card).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630 });
  const row = [...data.subarray(1200 * 300, 1200 * 301)];
  // Black to the middle, white from there on, and next to nothing between them.
  expect(row.filter((grey) => grey > 20 && grey < 235).length).toBeLessThan(8);
  expect([row[500], row[700]].map((grey = 128) => grey > 128)).toEqual([false, true]);
});

/** What is said of one original. */
async function saidOf(name: string) {
  const { problems } = await makeMedia(folders);
  return problems
    .filter(({ file }) => file.endsWith(name))
    .map(({ severity, message }) => `${severity}: ${message('es')}`)
    .join('\n');
}

test('§3.5 Pictures and films: a name as a camera writes it is an id, and of two with one id the second is not used', async () => {
  await put('originals/team/IMG_0001 Diseño.PNG', await flat(10, 10, '#336699'));
  const { manifest } = await makeMedia(folders);
  expect(Object.keys(manifest)).toEqual(['team/img-0001-diseno']);
  await put('originals/team/img-0001-diseno.webp', await flat(10, 10, '#000000'));
  const again = await makeMedia(folders);
  expect([again.written, again.deleted]).toEqual([[], []]);
});

test('§3.5 Pictures and films: what cannot be used is said, with what to do, and holds up nothing else', async () => {
  await put('originals/team/good.png', await flat(10, 10, '#336699'));
  await put('originals/team/broken.jpg', 'no picture');
  await put('originals/team/broken.mov', 'no film');
  await put('originals/team/.DS_Store', 'left by a system');
  await put('originals/team/notes.txt', 'no picture either');
  const { manifest, problems } = await makeMedia(folders);
  expect(Object.keys(manifest)).toEqual(['team/good']);
  const said = new Map(problems.map(({ file, message }) => [file.split('/').pop(), message('es')]));
  expect([...said.keys()].sort()).toEqual(['broken.jpg', 'broken.mov']);
  expect(said.get('broken.jpg')).toContain('JPG');
  expect(said.get('broken.mov')).toContain('MP4');
});

/** The colours at the top left and the bottom right of what was made. */
async function corners(name: string) {
  const { data, info } = await sharp(join(folders.media, name))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    first: [...data.subarray(0, 3)],
    last: [...data.subarray(-3)],
  };
}

/** Which of three channels is the strongest. */
const strongest = (color: number[]) => color.indexOf(Math.max(...color));

/** A photograph, red to the left and blue to the right, taken with the camera upright: turned by 90 degrees. */
async function photograph() {
  const blue = { input: await flat(200, 300, '#2244cc'), left: 200, top: 0 };
  return sharp(await flat(400, 300, '#cc3322'))
    .composite([blue])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('§3.5 Pictures and films: a photograph stands as the camera was held, and does not say where that was', async () => {
  const bytes = await photograph();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  await put('originals/team/IMG_0002.JPG', bytes);
  const { manifest, written } = await makeMedia(folders);
  expect(manifest['team/img-0002']).toMatchObject({ width: 300, height: 400, widths: [240, 300] });
  expect(written).toHaveLength(3);
  for (const name of written) {
    const { exif, xmp, iptc } = await sharp(join(folders.media, name)).metadata();
    expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
  }
  const { first, last, width, height } = await corners(
    written.find((name) => name.includes('-300.')) ?? '',
  );
  expect([width, height, strongest(first), strongest(last)]).toEqual([300, 400, 0, 2]);
});

test('§3.5 Pictures and films: a HEIC of a phone becomes what any other picture does, in its colours', async () => {
  // 1200 × 1600 pixels once turned, in Display P3, with a place: `#cc3322` above, `#2244cc` below.
  await put('originals/team/IMG_1234.HEIC', await readFile('tests/fixtures/media/IMG_1234.HEIC'));
  const { manifest, written, problems } = await makeMedia(folders);
  expect(problems).toEqual([]);
  expect(manifest['team/img-1234']).toMatchObject({ width: 1200, height: 1600 });
  const webp = written.find((name) => name.endsWith('.webp')) ?? '';
  const { exif } = await sharp(join(folders.media, webp)).metadata();
  expect(exif).toBeUndefined();
  const { first, last, ...size } = await corners(webp);
  expect(size).toEqual({ width: 640, height: 853 });
  for (const [color, wanted] of [
    [first, [0xcc, 0x33, 0x22]],
    [last, [0x22, 0x44, 0xcc]],
  ] as const) {
    const distance = Math.max(...color.map((value, at) => Math.abs(value - (wanted[at] ?? 0))));
    expect(distance, color.join()).toBeLessThan(10);
  }
  expect((await makeMedia(folders)).written).toEqual([]);
});

test('a card of a shared link becomes one JPEG, and goes when its words are gone', async () => {
  const card = 'originals/social/ollin/aviso-de-privacidad.png';
  await put(card, await flat(1200, 630, '#050a18'));
  const { manifest, written } = await makeMedia(folders);
  const { hash } = manifest['social/ollin/aviso-de-privacidad'] as { hash: string };
  expect(manifest).toEqual({
    'social/ollin/aviso-de-privacidad': { width: 1200, height: 630, hash },
  });
  expect(written).toEqual([`social/ollin/aviso-de-privacidad.${hash}.jpg`]);

  await rm(join(root, card));
  expect(await makeMedia(folders)).toMatchObject({ manifest: {}, written: [], deleted: written });
});
