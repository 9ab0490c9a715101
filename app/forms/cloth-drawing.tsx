import { type CSSProperties, useEffect, useState } from 'react';
import type { CatalogueItem } from '../../domain/catalogue/catalogue.ts';
import { type Band, margin, weave } from '../../domain/package/cloth.ts';
import { listInWords } from '../../domain/package/package.ts';
import { useMediaQuery } from '../browser/media-query.ts';

export interface ClothProps {
  items: readonly CatalogueItem[];
  /** `bar`: stripes, 48 px high; `dialog`: beside a list; `full`: as large as its column allows. */
  size: 'bar' | 'dialog' | 'full';
}

/** In milliseconds, as in the stylesheet. */
const duration = 400;

/** Lengths in threads. */
const bar = { threads: 28, height: 16 };
const fringe = 7;

/**
 * §4.12 It weaves in when it appears; then a new band weaves in, a removed one unravels, and those below make
 * way. What the bar shows is written beside it; elsewhere the picture says which figure stands for what.
 */
export function ClothDrawing({ items, size }: ClothProps) {
  const isNarrow = useMediaQuery('(width < 600px)');
  const isBar = size === 'bar';
  const wide = size === 'dialog' || isNarrow ? 64 : 128;
  const threads = isBar ? bar.threads : wide;
  const { bands, height } = weave(items, threads);
  const before = useEarlier(bands);
  const removed = before?.filter((band) => !has(bands, band)) ?? [];
  if (bands.length + removed.length === 0) return null;
  const rows = isBar ? Math.max(bar.height, height) : height + fringe;
  const names = bands.map((band) => band.label);
  return (
    <svg
      aria-hidden={isBar}
      aria-label={isBar ? undefined : `Tejido de tu paquete: ${listInWords(names)}.`}
      className={`cloth cloth-${size} ${before ? '' : 'cloth-weaves'}`}
      fill="none"
      height={rows * 4}
      preserveAspectRatio={isBar ? 'none' : 'xMinYMin'}
      role="img"
      style={rowsStyle(rows)}
      viewBox={`-.5 -.5 ${threads} ${rows}`}
      width={threads * 4}
    >
      <Ground height={margin} threads={threads} />
      {[...bands, ...removed].map((band) => {
        const change = has(bands, band) ? 'weaves' : 'unravels';
        return (
          <g className="cloth-part" key={band.id} style={at(band.top)}>
            <g
              className={!before || has(before, band) === has(bands, band) ? '' : `cloth-${change}`}
              style={rowsStyle(band.height)}
            >
              <Ground height={band.height + margin} threads={threads} />
              <path className={`cloth-${band.type}`} d={band.path} />
            </g>
          </g>
        );
      })}
      <g className="cloth-part" style={at(height)}>
        <path d={warp(threads, isBar ? bar.height : fringe - 1)} />
      </g>
    </svg>
  );
}

const has = (bands: Band[], { id }: Band) => bands.some((band) => band.id === id);

const at = (top: number) => ({ transform: `translateY(${top}px)` });

const rowsStyle = (rows: number) => ({ '--rows': rows }) as CSSProperties;

/** The ends of the threads that run from top to bottom, where nothing is woven. */
const warp = (threads: number, length: number) =>
  Array.from({ length: threads / 2 }, (_, i) => `M${2 * i + 0.5} 0v${length}`).join('');

/** Plain lines: the dashes of one upright stroke as wide as the cloth. */
function Ground({ threads, height }: { threads: number; height: number }) {
  return (
    <path
      className="cloth-ground"
      d={`M${threads / 2 - 0.5} -.31v${height}`}
      style={{ strokeWidth: threads }}
    />
  );
}

/** The bands as they were until their last change is drawn; null while they appear for the first time. */
function useEarlier(bands: Band[]): Band[] | null {
  const [earlier, setEarlier] = useState<Band[] | null>(null);
  const ids = bands.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the bands
  useEffect(() => {
    const timer = setTimeout(() => setEarlier(bands), duration);
    return () => clearTimeout(timer);
  }, [ids]);
  return earlier;
}
