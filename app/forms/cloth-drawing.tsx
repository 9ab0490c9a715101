import './cloth.css';
import { type CSSProperties, useEffect, useState } from 'react';
import type { CatalogueItem } from '../../domain/catalogue/catalogue.ts';
import { type Band, weave } from '../../domain/package/cloth.ts';
import { listInWords } from '../../domain/package/package.ts';
import { mobileQuery, useMediaQuery } from '../browser/media-query.ts';

export interface ClothProps {
  items: readonly CatalogueItem[];
  /** `bar`: stripes, 48 px high; `dialog`: beside a list; `full`: as large as its column allows. */
  size: 'bar' | 'dialog' | 'full';
}

/** In milliseconds, as in the stylesheet. */
const duration = 400;

/** Lengths in threads. */
const barSize = { threads: 24, height: 16 };
const fringe = 7;

/** §4.12 A new band weaves in, a removed one unravels, and the bands below make way. */
export function ClothDrawing({ items, size }: ClothProps) {
  const isNarrow = useMediaQuery(mobileQuery);
  const isBar = size === 'bar';
  const wide = size === 'dialog' || isNarrow ? 64 : 96;
  const threads = isBar ? barSize.threads : wide;
  const { bands, height } = weave(items, threads);
  const unravelling = useRemoved(bands);
  if (bands.length + unravelling.length === 0) return null;
  const woven = isBar ? Math.max(barSize.height, height) : height + fringe;
  const label = `Tejido de tu paquete: ${listInWords.format(bands.map((band) => band.label))}.`;
  return (
    <svg
      aria-hidden={isBar}
      aria-label={label}
      className={`cloth cloth-${size}`}
      fill="none"
      height={isBar ? 48 : woven * 4}
      preserveAspectRatio={isBar ? 'none' : undefined}
      role="img"
      viewBox={`-.5 -.5 ${threads} ${woven}`}
      width={isBar ? 72 : threads * 4}
    >
      <Ground height={3} threads={threads} />
      {bands.map((band) => (
        <BandPath band={band} key={band.id} threads={threads} />
      ))}
      {unravelling.map((band) => (
        <BandPath band={band} key={band.id} threads={threads} unravels />
      ))}
      <g className="cloth-part" style={{ transform: `translateY(${height}px)` }}>
        <path
          className="cloth-warp"
          d={Array.from(
            { length: threads / 2 },
            (_, i) =>
              `M${2 * i + 0.5} 0v${isBar ? 16 : fringe - 1.5 + (i % 4 === 1 || i % 4 === 2 ? 1 : 0)}`,
          ).join('')}
        />
      </g>
    </svg>
  );
}

function Ground({ threads, height }: { threads: number; height: number }) {
  return (
    <path
      className="cloth-ground"
      d={`M${threads / 2 - 0.5} -.31v${height}`}
      style={{ strokeWidth: threads }}
    />
  );
}

function BandPath(props: { band: Band; threads: number; unravels?: boolean }) {
  const { band, threads, unravels } = props;
  const style = { '--rows': band.height, transform: `translateY(${band.top}px)` };
  return (
    <g className="cloth-part" style={style as CSSProperties}>
      <g className={unravels ? 'cloth-unravels' : 'cloth-weaves'}>
        <Ground height={band.height + 3} threads={threads} />
        <path className={`cloth-${band.type}`} d={band.path} />
      </g>
    </g>
  );
}

/** The bands that have just been removed, for as long as they unravel. */
function useRemoved(bands: Band[]): Band[] {
  const [before, setBefore] = useState(bands);
  const isIn = ({ id }: Band, list: Band[]) => list.some((band) => band.id === id);
  const names = bands.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the bands
  useEffect(() => {
    const timer = setTimeout(() => setBefore(bands), duration);
    return () => clearTimeout(timer);
  }, [names]);
  return before.filter((band) => !isIn(band, bands));
}
