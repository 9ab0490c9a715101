import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import type { MediaManifest } from '../content/load/pictures.ts';
import { pictureId } from '../content/schemas/field-types.ts';

/**
 * `npm run pictures`: makes the pictures that the site serves out of `content/originals`, and the
 * manifest that tells the site which sizes there are. Both are kept in the repository, so that a
 * build of the site encodes nothing. It may run any number of times: what exists is left alone.
 */

const widths = [240, 400, 640, 960, 1280, 1600];
/** Each width exists in both: `<id>-<width>.<hash>.avif`. */
const formats = {
  avif: { quality: 52, effort: 4, chromaSubsampling: '4:4:4' },
  webp: { quality: 76, effort: 5, smartSubsample: true },
} as const;
/**
 * §10.6 Pictures in view stay below 40 KB on phones: an AVIF that is heavier than so many bytes, in the
 * widest size that phones fetch, is made with a lower quality. Those of a scene (§2.22) are never in the first view.
 */
const onPhones = {
  exempt: /\/world-[^/]*$/,
  width: 960,
  maxBytes: 40 * 1024,
  step: 6,
  minQuality: 28,
};
/** `social/<project>.<hash>.jpg` and `social/<brand>/<title>.<hash>.jpg`, for shared links. */
const social = { width: 1200, height: 630, quality: 82 };

/** Which part of a key picture the social image keeps, where the middle would cut a word. */
const socialCrops = z.record(z.string(), z.enum(['top', 'bottom']));

export interface PictureFolders {
  /** The originals, and `social-crop.json`. */
  originals: string;
  media: string;
  manifest: string;
}

/** What this script writes, and may therefore delete; `.partial` is left by an interrupted run. */
const variantName = /\.[0-9a-f]{8}\.(?:avif|webp|jpg|svg)(?:\.partial)?$/;

/**
 * Gives the manifest, and the paths below the media folder that were written and deleted. Fails on a name
 * that content files could not refer to, and on two originals with one id.
 */
export async function makePictures(folders: PictureFolders) {
  const manifest: MediaManifest = {};
  const written: string[] = [];
  const wanted = new Set<string>();
  const crops = socialCrops.parse(
    JSON.parse(await readFile(join(folders.originals, 'social-crop.json'), 'utf8')),
  );

  const enter = (file: string, entry: MediaManifest[string], id = idOf(file)) => {
    if (!pictureId.safeParse(id).success) {
      throw new Error(`${file}: name folders and pictures with a-z, 0-9 and hyphens only`);
    }
    if (manifest[id]) throw new Error(`${file}: there is another picture with the id ${id}`);
    manifest[id] = entry;
    return id;
  };

  const keep = async (name: string, encode: () => Promise<Buffer>) => {
    wanted.add(name);
    const target = join(folders.media, name);
    if (existsSync(target)) return;
    await writeWhole(target, await encode());
    written.push(name);
  };

  const keepSocial = async (file: string, bytes: Buffer, id: string, position: string) => {
    const { width, height, quality } = social;
    const hash = hashOf(bytes, { ...social, position });
    enter(file, { width, height, hash }, id);
    const resized = sharp(bytes).autoOrient().resize(width, height, { position });
    await keep(`${id}.${hash}.jpg`, () => resized.jpeg({ quality, mozjpeg: true }).toBuffer());
  };

  /** The recipe of the best quality that is light enough, or of the lowest. */
  const recipeFor = async (bytes: Buffer, id: string, size: number) => {
    for (let { quality }: { quality: number } = formats.avif; ; quality -= onPhones.step) {
      const avif = { ...formats.avif, quality };
      const hash = hashOf(bytes, { ...formats, avif });
      const kept = await stat(join(folders.media, `${id}-${size}.${hash}.avif`)).catch(() => null);
      const weight = kept?.size ?? (await resized(bytes, size).avif(avif).toBuffer()).length;
      const light = weight <= onPhones.maxBytes || onPhones.exempt.test(id);
      if (light || quality <= onPhones.minQuality) return { avif, hash };
    }
  };

  for (const file of filesBelow(folders.originals, '**/*.{avif,webp,png,jpg,jpeg,tif,tiff,svg}')) {
    const bytes = await readFile(join(folders.originals, file));
    if (file.endsWith('.svg')) {
      const hash = hashOf(bytes, {});
      const id = enter(file, { ...drawingSize(file, bytes), hash, svg: true });
      await keep(`${id}.${hash}.svg`, async () => bytes);
      continue;
    }
    // Cards are for shared links only: no page shows them, in no other size.
    if (file.startsWith('social/')) {
      await keepSocial(file, bytes, idOf(file), 'centre');
      continue;
    }
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    const sizes = [
      ...widths.filter((size) => size < width),
      Math.min(width, widths.at(-1) ?? width),
    ];
    const maxOnPhones = sizes.findLast((size) => size <= onPhones.width) ?? width;
    const { avif, hash } = await recipeFor(bytes, idOf(file), maxOnPhones);
    const color = await averageColor(bytes);
    const id = enter(file, { width, height, hash, widths: sizes, color });

    for (const size of sizes) {
      const sized = resized(bytes, size);
      await keep(`${id}-${size}.${hash}.avif`, () => sized.clone().avif(avif).toBuffer());
      await keep(`${id}-${size}.${hash}.webp`, () => sized.clone().webp(formats.webp).toBuffer());
    }

    const project = /^projects\/([^/]+)\/key$/.exec(id)?.[1];
    if (project) {
      await keepSocial(file, bytes, `social/${project}`, crops[project] ?? 'centre');
    }
  }

  const deleted = filesBelow(folders.media, '**/*.*').filter(
    (name) => variantName.test(name) && !wanted.has(name),
  );
  for (const name of deleted) await rm(join(folders.media, name));

  const json = manifestText(manifest);
  const before = await readFile(folders.manifest, 'utf8').catch(() => '');
  if (json !== before) await writeWhole(folders.manifest, json);
  return { manifest, written, deleted };
}

function resized(bytes: Buffer, width: number): Sharp {
  return sharp(bytes).autoOrient().resize({ width });
}

/** Names are cached for ever, so the recipe is part of them: another one gives other bytes. */
function hashOf(bytes: Buffer, recipe: object): string {
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(recipe));
  return hash.digest('hex').slice(0, 8);
}

function idOf(file: string): string {
  return file.replace(/\.[a-z]+$/, '');
}

/** Paths relative to the folder, with `/`, in one order on every machine. */
function filesBelow(cwd: string, pattern: string): string[] {
  return globSync(pattern, { cwd })
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** A run that is interrupted leaves no half picture that the next one would take for a whole one. */
async function writeWhole(path: string, data: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.partial`;
  await writeFile(partial, data);
  await rename(partial, path);
}

async function averageColor(bytes: Buffer): Promise<string> {
  const pixel = sharp(bytes).removeAlpha().resize(1, 1, { fit: 'fill' }).toColourspace('srgb');
  return `#${(await pixel.raw().toBuffer()).toString('hex')}`;
}

function drawingSize(file: string, bytes: Buffer): { width: number; height: number } {
  const [, , width, height] =
    /\bviewBox\s*=\s*["']([^"']+)["']/
      .exec(bytes.toString('utf8'))?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  if (!width || !height) throw new Error(`${file}: the drawing needs a viewBox`);
  return { width, height };
}

/** Sorted, with short arrays on one line as the formatter wants them. */
function manifestText(manifest: MediaManifest): string {
  const ids = Object.keys(manifest).sort();
  const sorted = Object.fromEntries(ids.map((id) => [id, manifest[id]]));
  const json = JSON.stringify(sorted, null, 2);
  return `${json.replace(/\[\s+([\d,\s]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`;
}

if (import.meta.main) {
  const { manifest, written, deleted } = await makePictures({
    originals: 'content/originals',
    media: 'content/public/media',
    manifest: 'content/media.json',
  });
  const count = Object.keys(manifest).length;
  console.info(`${count} pictures: ${written.length} files written, ${deleted.length} deleted`);
}
