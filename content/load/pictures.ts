import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** In pixels; the hash is part of every file's name. */
const size = { width: z.number(), height: z.number(), hash: z.string() };

/** `content/media.json`, written by `npm run pictures`: drawings, pictures, and cards of shared links. */
const manifest = z.record(
  z.string(),
  z.union([
    z.strictObject({ ...size, svg: z.literal(true) }),
    z.strictObject({ ...size, widths: z.array(z.number()).min(1), color: z.string() }),
    z.strictObject(size),
  ]),
);
export type MediaManifest = z.infer<typeof manifest>;

export function readManifest(file: string): MediaManifest {
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * A picture that the content names, ready to be shown. A drawing has no `raster`: it is one file for every width.
 * @throws when the manifest has none: `check-references` has already proved that it exists
 */
export function picture(
  { media }: { media: MediaManifest },
  { id, alt }: { id: string; alt: string },
) {
  const entry = media[id];
  if (!entry || !('svg' in entry || 'widths' in entry)) {
    throw new Error(`content/media.json has no picture "${id}"`);
  }
  const { width, height, hash } = entry;
  const shown = { id, alt, width, height, hash };
  return 'svg' in entry
    ? shown
    : { ...shown, raster: { widths: entry.widths, color: entry.color } };
}

export type Picture = ReturnType<typeof picture>;
