import { useState } from 'react';
import type { Picture as PictureSource } from '../../content/load/pictures.ts';

const base = '/media';
const fallback = `${base}/fallback.svg`;

function sourceSet({ id, raster }: PictureSource, format: 'avif' | 'webp'): string {
  return (raster?.widths ?? [])
    .map((width) => `${base}/${id}-${width}.${raster?.hash}.${format} ${width}w`)
    .join(', ');
}

/** The one address of a picture for browsers that know no better. */
function sourceOf({ id, raster }: PictureSource): string {
  if (!raster) return `${base}/${id}.svg`;
  const width = raster.widths[Math.floor(raster.widths.length / 2)];
  return `${base}/${id}-${width}.${raster.hash}.webp`;
}

export interface PictureProps {
  picture: PictureSource;
  /** The width that the layout gives it, as the `sizes` attribute says it. */
  sizes: string;
  /** In view at load: fetched at once. Everything else waits until it is near. */
  eager?: boolean;
  className?: string;
}

/** §8 A picture that fails to load gives way to the default placeholder. */
export function Picture({ picture, sizes, eager = false, className = '' }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const { alt, width, height, raster } = picture;
  return (
    <picture>
      {raster && !failed && (
        <>
          <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
        </>
      )}
      <img
        alt={alt}
        className={className}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        onError={() => setFailed(true)}
        ref={(image) => {
          // It may have failed before the scripts arrived to hear of it.
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
        }}
        src={failed ? fallback : sourceOf(picture)}
        width={width}
      />
    </picture>
  );
}
