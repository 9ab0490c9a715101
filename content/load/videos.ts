import { filmKey, type MediaManifest, type Picture, picture, posterId } from './pictures.ts';

interface VideoMention {
  id: string;
  alt: string;
  focus?: string | undefined;
  sound?: boolean;
}

/**
 * A video that the content names: two encodings, and as a picture its first frame, or what stands in its place.
 * @throws when the manifest has none: `check-references` has already proved that it exists
 */
export function video(content: { media: MediaManifest }, { id, alt, focus, sound }: VideoMention) {
  const entry = content.media[filmKey(id)];
  if (!entry || !('seconds' in entry)) throw new Error(`content/media.json has no film "${id}"`);
  const { hash, captions } = entry;
  return {
    label: alt,
    poster: poster(picture(content, { id: posterId(id), alt: '' })),
    ...(focus && { focus }),
    sources: [
      { src: `/media/${id}.${hash}.webm`, type: 'video/webm' },
      { src: `/media/${id}.${hash}.mp4`, type: 'video/mp4' },
    ],
    ...(sound && { sound }),
    ...(captions && { captions: `/media/${id}.${captions}.vtt` }),
  };
}

export type Video = ReturnType<typeof video>;

function poster(shown: Picture) {
  const { id, hash, width, height } = shown;
  if (!('raster' in shown)) return { src: `/media/${id}.${hash}.svg`, width, height };
  const { widths } = shown.raster;
  const name = (size: number | undefined) => `/media/${id}-${size}.${hash}`;
  return {
    srcSet: widths.map((size) => `${name(size)}.avif ${size}w`).join(', '),
    src: `${name(widths[Math.floor(widths.length / 2)])}.webp`,
    width,
    height,
  };
}
