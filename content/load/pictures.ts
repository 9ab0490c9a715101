import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** In pixels; the hash is part of every file's name. */
const size = { width: z.number(), height: z.number(), hash: z.string() };

/**
 * `content/media.json`, written by `npm run media`: drawings, pictures, films (under `filmKey`; their poster is a
 * picture), and cards of shared links.
 */
const manifest = z.record(
  z.string(),
  z.union([
    z.strictObject({ ...size, svg: z.literal(true) }),
    z.strictObject({ ...size, widths: z.array(z.number()).min(1) }),
    z.strictObject({ hash: z.string(), seconds: z.number(), captions: z.string().optional() }),
    z.strictObject(size),
  ]),
);
export type MediaManifest = z.infer<typeof manifest>;

/** The name of a film in the manifest: a film and a picture may share their id, as phones name them. */
export const filmKey = (id: string) => `${id}.film`;

/** The picture that stands for a film until it plays. */
export const posterId = (id: string) => `${id}-poster`;

export function readManifest(file: string): MediaManifest {
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * A picture that the content names, ready to be shown. A drawing has no `raster`: it is one file for every width.
 * @throws when the manifest has none: `check-references` has already proved that it exists
 */
export function picture(
  { media }: { media: MediaManifest },
  { id, alt, focus }: { id: string; alt: string; focus?: string | undefined },
) {
  const entry = media[id];
  if (!entry || !('svg' in entry || 'widths' in entry)) {
    throw new Error(`content/media.json has no picture "${id}"`);
  }
  const { width, height, hash } = entry;
  const shown = { id, alt, width, height, hash, ...(focus && { focus }) };
  return 'svg' in entry ? shown : { ...shown, raster: { widths: entry.widths } };
}

export type Picture = ReturnType<typeof picture>;
