import { useEffect, useRef, useState } from 'react';
import { mobileQuery } from '../browser/media-query.ts';
import { focusProps, focusStyles } from './focus.tsx';

/** A picture of the build: its addresses follow from id, hash and widths. */
interface PictureSource {
  id: string;
  alt: string;
  /** Of the original, in pixels: the browser reserves the space before the bytes arrive. */
  width: number;
  height: number;
  hash: string;
  /** What stays in view where it is cut, as `object-position`. */
  focus?: string;
  /** Absent for a drawing, which is one SVG file for every width. */
  raster?: { widths: number[] };
}

const base = '/media';
/** Drawn with the icons, in the brand's colours. */
const missingPicture = '/missing-picture.svg';

function sourceSet({ id, hash, raster }: PictureSource, [from, to]: Range): string {
  return (raster?.widths ?? [])
    .filter((width) => width >= from && width <= to)
    .map((width) => `${base}/${id}-${width}.${hash}.avif ${width}w`)
    .join(', ');
}

/** For browsers older than those the scripts are built for, all of which know AVIF. */
function sourceOf({ id, hash, raster }: PictureSource): string {
  if (!raster) return `${base}/${id}.${hash}.svg`;
  const width = raster.widths[Math.floor(raster.widths.length / 2)];
  return `${base}/${id}-${width}.${hash}.webp`;
}

type Range = readonly [from: number, to: number];
const everyWidth: Range = [0, Number.POSITIVE_INFINITY];

interface PictureProps {
  picture: PictureSource;
  /** The width that the layout gives it, as the `sizes` attribute says it. */
  sizes: string;
  /** Another picture at 768 px or less: only one of the two is ever requested. */
  narrow?: { picture: PictureSource; sizes: string };
  /** Widths of the files that some screen has a use for, in pixels; without it all. */
  range?: Range | undefined;
  /** In view at load: fetched at once. Every other picture is lazy. */
  eager?: boolean;
  className?: string;
}

/** §8.6 A picture that fails to load gives way to the default placeholder. */
export function Picture(props: PictureProps) {
  const { picture, sizes, narrow, range, eager = false, className = '' } = props;
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const { alt, width, height, raster, focus } = picture;

  // It may have failed before hydration. Checked once: later, a picture that is replaced for another
  // width looks the same for a moment.
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) setFailed(true);
  }, []);

  return (
    <picture>
      {focusStyles(focus)}
      {raster && !failed && (
        <>
          {narrow && <Source {...narrow} media={mobileQuery} />}
          <Source picture={picture} sizes={sizes} range={range} />
        </>
      )}
      <img
        {...focusProps(focus)}
        alt={alt}
        className={className}
        decoding={eager ? 'sync' : 'async'}
        fetchPriority={eager ? 'high' : undefined}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        onError={() => setFailed(true)}
        ref={image}
        src={failed ? missingPicture : sourceOf(picture)}
        width={width}
      />
    </picture>
  );
}

function Source({
  picture,
  sizes,
  range = everyWidth,
  media,
}: Pick<PictureProps, 'picture' | 'sizes' | 'range'> & { media?: string }) {
  const { width, height } = picture;
  return (
    <source
      height={height}
      media={media}
      sizes={sizes}
      srcSet={sourceSet(picture, range)}
      type="image/avif"
      width={width}
    />
  );
}
