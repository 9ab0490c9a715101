import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** `content/media.json`, written by `npm run pictures`: what is known of every picture. */
const manifest = z.record(
  z.string(),
  z.union([
    z.strictObject({
      width: z.number(),
      height: z.number(),
      hash: z.string(),
      svg: z.literal(true),
    }),
    z.strictObject({
      width: z.number(),
      height: z.number(),
      hash: z.string(),
      widths: z.array(z.number()).min(1),
      color: z.string(),
    }),
    z.strictObject({ width: z.number(), height: z.number(), hash: z.string() }),
  ]),
);
export type MediaManifest = z.infer<typeof manifest>;

/** A picture ready to be shown: its addresses follow from id, hash and widths. */
export interface Picture {
  id: string;
  alt: string;
  /** Of the original, in pixels: the browser reserves the space before the bytes arrive. */
  width: number;
  height: number;
  hash: string;
  /** Absent for a drawing, which is one SVG file for every width. */
  raster?: { widths: number[]; color: string };
}

/** A video ready to be shown: two encodings, and a poster that equals the first frame. */
export interface Video {
  label: string;
  poster: string;
  sources: { src: string; type: string }[];
}

export function readManifest(file: string): MediaManifest {
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * A picture that the content names.
 * @throws when the manifest has none: `check-references` has already proved that it exists
 */
export function picture(
  { media }: { media: MediaManifest },
  { id, alt }: { id: string; alt: string },
): Picture {
  const entry = media[id];
  if (entry) {
    const { width, height, hash } = entry;
    if ('svg' in entry) return { id, alt, width, height, hash };
    if ('widths' in entry) {
      const { widths, color } = entry;
      return { id, alt, width, height, hash, raster: { widths, color } };
    }
  }
  throw new Error(`content/media.json has no picture "${id}"`);
}

/** A video that the content names; its files are found by its id. */
export function video({ id, alt }: { id: string; alt: string }): Video {
  return {
    label: alt,
    poster: `/media/${id}-poster.webp`,
    sources: [
      { src: `/media/${id}.webm`, type: 'video/webm' },
      { src: `/media/${id}.mp4`, type: 'video/mp4' },
    ],
  };
}
