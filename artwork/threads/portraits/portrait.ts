import { short } from '../../../app/ui/threads/bundle.ts';
import { contours, length, type Spot, stretches } from './contour.ts';
import { pathData } from './curve.ts';
import {
  type Camera,
  columns,
  type Grid,
  gentle,
  heights,
  rows,
  sheet,
  sheetX,
  sheetY,
  softened,
  step,
} from './relief.ts';
import type { Point, Solid } from './solid.ts';

const stroke = 7;
const pitch = 16;
const tolerance = 1.2;

export interface Part {
  readonly solid: Solid;
  /** Degrees: the way that the lines run where the part is flat. 0 is level, 90 upright. */
  readonly run?: number;
  /** How much the lines give way to the volume. */
  readonly bulge?: number;
  readonly slope?: number;
  readonly shift?: number;
  /** Instead of running one way, the lines are rings that fill a disc. */
  readonly disc?: Disc;
  /** Instead of running one way, the lines are where this has the same value. */
  readonly measure?: Solid;
}

/** A disc in the solids' space; `narrow` is its width by its height, as it turns away. */
export interface Disc {
  readonly centre: Point;
  readonly radius: number;
  readonly narrow?: number;
}

export interface Portrait {
  readonly camera: Camera;
  readonly parts: readonly Part[];
  /** Where the one marigold dot stands, in the solids' space. */
  readonly eye: Point;
}

const sample = (grid: Grid, [x, y]: Spot): number => {
  const column = Math.round((x - sheetX(0)) / step);
  const row = Math.round((y - sheetY(0)) / step);
  return grid[Math.min(rows - 1, row) * columns + Math.min(columns - 1, column)] as number;
};

function rings({ centre: [x, y], radius, narrow = 1 }: Disc, camera: Camera): string {
  const [cx, cy] = [camera.x + x * camera.unit, camera.y - y * camera.unit];
  let data = '';
  for (let ry = radius * camera.unit - stroke; ry > stroke; ry -= pitch) {
    const rx = short(ry * narrow);
    data += `M${short(cx - ry * narrow)} ${short(cy)}a${rx} ${short(ry)} 0 1 1 0 .1z`;
  }
  return data;
}

/** The outermost samples stay empty, so that every outline closes. */
const onRim = (at: number) => {
  const column = at % columns;
  return column < 6 || column >= columns - 6 || at < 6 * columns || at >= (rows - 6) * columns;
};

export function portrait({ camera, parts, eye }: Portrait): string {
  const reliefs = parts.map((part) => heights(part.solid, camera));
  let body = '';
  parts.forEach((part, index) => {
    const { run = 0, bulge = 0.6, slope = 1.4, shift = 0, disc, measure } = part;
    const own = reliefs[index] as Grid;
    const seen = own.map((height, at) =>
      height > Number.NEGATIVE_INFINITY && reliefs.every((other) => (other[at] as number) <= height) &&
      !onRim(at)
        ? 1
        : 0,
    ) as Grid;
    const cover = softened(seen, 4.5);
    const relief = softened(gentle(own, slope), 6);
    const across = ((run - 90) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(across), Math.sin(across)];
    const field = relief.map((height, at) => {
      const x = sheetX(at % columns);
      const y = sheetY(Math.floor(at / columns));
      if (measure) {
        const { unit } = camera;
        return unit * measure((x - camera.x) / unit, (camera.y - y) / unit, height / unit);
      }
      return x * dx + y * dy + bulge * height;
    }) as Grid;
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    field.forEach((value, at) => {
      if (!seen[at]) return;
      least = Math.min(least, value);
      most = Math.max(most, value);
    });
    let data = disc ? rings(disc, camera) : '';
    for (let level = Math.ceil(least / pitch) * pitch + shift; !disc && level < most; level += pitch) {
      for (const line of contours(field, level)) {
        for (const stretch of stretches(line, (spot) => sample(cover, spot) > 0.3)) {
          if (length(stretch) > 14) data += pathData(stretch, tolerance);
        }
      }
    }
    const outline = contours(cover, 0.7)
      .filter((line) => length(line) > 40)
      .map((line) => pathData(line, 1.5))
      .join('');
    body += `<clipPath id="${index}"><path clip-rule="evenodd" d="${outline}"/></clipPath><path clip-path="url(#${index})" d="${data}"/>`;
  });
  const { width, height } = sheet;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="#050A18" d="M0 0H${width}V${height}H0Z"/>` +
    `<g fill="none" stroke="#22E0F0" stroke-width="${stroke}">${body}</g>` +
    `<circle cx="${short(camera.x + eye[0] * camera.unit)}" cy="${short(camera.y - eye[1] * camera.unit)}" r="31" fill="#FFA51F" stroke="#050A18" stroke-width="14"/></svg>\n`
  );
}
