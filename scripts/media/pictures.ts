import sharp, { type Sharp } from 'sharp';
import type { MediaManifest } from '../../content/load/pictures.ts';
import { MediaError } from './media-error.ts';
import { hashOf, type Output } from './output.ts';

const widths = [240, 400, 640, 960, 1280, 1600];
/** `<id>-<width>.<hash>.avif` in each width, and one WebP of a middle one for browsers that know neither. */
const formats = {
  avif: { quality: 52, effort: 4, chromaSubsampling: '4:4:4' },
  webp: { quality: 76, effort: 5, smartSubsample: true },
} as const;
/**
 * §10.6 Pictures in view stay below 40 KB on phones: an AVIF that is heavier than so many bytes, in the
 * widest size that phones fetch, is made with a lower quality. Those of a scene (§2.23) are never in the first view.
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

type Entry = MediaManifest[string];

/** One picture on its way into the site. */
export interface PictureSource {
  id: string;
  /** The original's bytes, or what stands for them. */
  digest: Buffer | string;
  /** Bytes that sharp reads; not asked for where everything exists. */
  read: () => Promise<Buffer>;
}

/**
 * §10.5 Every width up to the original's own, turned as the camera was held, in sRGB and without the camera's data
 * (place and time among them).
 * @param before what the manifest said of it: files that exist are not made again
 */
export async function makePicture(source: PictureSource, output: Output, before?: Entry) {
  const { id, digest } = source;
  if (before && 'widths' in before) {
    const isCurrent = qualities().some((quality) => recipe(digest, quality).hash === before.hash);
    if (isCurrent && output.keepAll(namesOf(id, before))) return before;
  }

  const bytes = await source.read();
  const { width, height } = await sizeOf(bytes);
  const sizes = [...widths.filter((size) => size < width), Math.min(width, widths.at(-1) ?? width)];
  const phoneSize = sizes.findLast((size) => size <= onPhones.width) ?? width;
  for (const quality of qualities()) {
    const { avif, hash } = recipe(digest, quality);
    const kept = await output.sizeOf(`${id}-${phoneSize}.${hash}.avif`);
    const weight = kept ?? (await resized(bytes, phoneSize).avif(avif).toBuffer()).length;
    const isLight = weight <= onPhones.maxBytes || onPhones.exempt.test(id);
    if (!isLight && quality > onPhones.minQuality) continue;

    const entry = { width, height, hash, widths: sizes };
    for (const size of sizes) {
      const name = `${id}-${size}.${hash}.avif`;
      await output.keep(name, () => resized(bytes, size).avif(avif).toBuffer());
    }
    const middle = middleOf(sizes);
    const name = `${id}-${middle}.${hash}.webp`;
    await output.keep(name, () => resized(bytes, middle).webp(formats.webp).toBuffer());
    return entry;
  }
  throw new Error('No quality is low enough');
}

/**
 * A picture for shared links, of a photograph or a drawing: as much as fits around the focus, in percent from the left and
 * the top.
 */
export async function makeSocial(source: PictureSource, output: Output, focus?: string) {
  const { width, height, quality } = social;
  const position = focus ?? 'centre';
  const hash = hashOf(source.digest, { ...social, position });
  await output.keep(`${source.id}.${hash}.jpg`, async () => {
    const bytes = await source.read();
    const original = await sizeOf(bytes);
    const scale = Math.max(width / original.width, height / original.height);
    const scaled = [original.width, original.height].map((side) => Math.ceil(side * scale));
    const [x = 50, y = 50] = focus?.match(/\d+/g)?.map(Number) ?? [];
    const [scaledWidth = width, scaledHeight = height] = scaled;
    return (
      sharp(bytes)
        .autoOrient()
        .resize(scaledWidth, scaledHeight, { fit: 'fill' })
        .extract({
          left: Math.round(((scaledWidth - width) * x) / 100),
          top: Math.round(((scaledHeight - height) * y) / 100),
          width,
          height,
        })
        // A drawing may have no ground of its own.
        .flatten({ background: 'white' })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer()
    );
  });
  return { width, height, hash };
}

/** A drawing keeps its bytes; its size is its viewBox. */
export async function makeDrawing(id: string, bytes: Buffer, output: Output) {
  const viewBox = /\bviewBox\s*=\s*["']([^"']+)["']/.exec(bytes.toString('utf8'))?.[1];
  const [, , width, height] =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  if (!width || !height) {
    throw new MediaError('al dibujo le falta viewBox: expórtalo otra vez como SVG con sus medidas');
  }
  const hash = hashOf(bytes, {});
  await output.keep(`${id}.${hash}.svg`, async () => bytes);
  return { width, height, hash, svg: true } as const;
}

/** From the best on. */
function qualities(): number[] {
  const { step, minQuality } = onPhones;
  const count = Math.ceil((formats.avif.quality - minQuality) / step) + 1;
  return Array.from({ length: count }, (_, index) => formats.avif.quality - index * step);
}

function recipe(digest: Buffer | string, quality: number) {
  const avif = { ...formats.avif, quality };
  return { avif, hash: hashOf(digest, { ...formats, avif }) };
}

function namesOf(id: string, { widths: sizes, hash }: { widths: number[]; hash: string }) {
  const names = sizes.map((size) => `${id}-${size}.${hash}.avif`);
  return [...names, `${id}-${middleOf(sizes)}.${hash}.webp`];
}

const middleOf = (sizes: number[]) => sizes[Math.floor(sizes.length / 2)] ?? 0;

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (metadata) return metadata.autoOrient;
  throw new MediaError('no se puede abrir: expórtala otra vez como JPG o PNG');
}

function resized(bytes: Buffer, width: number): Sharp {
  return sharp(bytes).autoOrient().resize({ width });
}
