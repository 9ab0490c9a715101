import { short } from '../../../app/ui/threads/short.ts';
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
/** How far a curve may stray from the line it stands for: half a pixel where portraits are shown. */
const tolerance = 1.3;

export interface Part {
  /** Hides whatever is behind it, and is hidden by what is in front. */
  readonly solid: Solid;
  /** Degrees: the way that the lines run where the part is flat. 0 is level, 90 upright. */
  readonly run?: number;
  /** How much the lines give way to the volume; negative when seen from below. */
  readonly bulge?: number;
  /** The steepest that the volume may seem: times `bulge` it must stay below 1. */
  readonly slope?: number;
  /** Instead of running one way, the lines are rings that fill a disc. */
  readonly disc?: Disc;
  /** Instead of running one way, the lines are where this has the same value. */
  readonly measure?: Solid;
}

/** A disc in the solids' space; `narrow` is its width by its height, as it turns away. */
interface Disc {
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

/** A number for each sample: the lines of a part are where it is a whole multiple of the pitch. */
function fieldOf(part: Part, relief: Grid, { x: left, y: top, unit }: Camera): Grid {
  const { run = 0, bulge = 0.6, measure } = part;
  const across = ((run - 90) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(across), Math.sin(across)];
  return relief.map((height, at) => {
    const x = sheetX(at % columns);
    const y = sheetY(Math.floor(at / columns));
    return measure
      ? unit * measure((x - left) / unit, (top - y) / unit, height / unit)
      : x * dx + y * dy + bulge * height;
  });
}

/** The lines of a field wherever `cover` says that they may be seen; crumbs are left out. */
function engraved(field: Grid, cover: Grid): string {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  field.forEach((value, at) => {
    if ((cover[at] as number) < 0.3) return;
    least = Math.min(least, value);
    most = Math.max(most, value);
  });
  let data = '';
  for (let level = Math.ceil(least / pitch) * pitch; level < most; level += pitch) {
    for (const line of contours(field, level)) {
      for (const stretch of stretches(line, (spot) => sample(cover, spot) > 0.3)) {
        if (length(stretch) > (stretch.closed ? 120 : 30)) data += pathData(stretch, tolerance);
      }
    }
  }
  return data;
}

/** One part: its lines, clipped a little inside its outline so that a gap parts it from others. */
function engraving(part: Part, index: number, reliefs: readonly Grid[], camera: Camera): string {
  const own = reliefs[index] as Grid;
  const visible = own.map((height, at) => {
    const inFront = reliefs.every((other) => (other[at] as number) <= height);
    return height > Number.NEGATIVE_INFINITY && inFront && !onRim(at) ? 1 : 0;
  });
  const cover = softened(visible, 4.5);
  const lines = part.disc
    ? rings(part.disc, camera)
    : engraved(fieldOf(part, softened(gentle(own, part.slope ?? 1.4), 6), camera), cover);
  const outline = contours(cover, 0.7)
    .filter((line) => length(line) > 40)
    .map((line) => pathData(line, 2));
  const id = String.fromCharCode(97 + index);
  return (
    `<clipPath id="${id}"><path clip-rule="evenodd" d="${outline.join('')}"/></clipPath>` +
    `<path clip-path="url(#${id})" d="${lines}"/>`
  );
}

/** A head and shoulders told by lines of one width, as an engraver would: see `relief.ts`. */
export function portrait({ camera, parts, eye }: Portrait): string {
  const { width, height } = sheet;
  const reliefs = parts.map((part) => heights(part.solid, camera));
  const body = parts.map((part, index) => engraving(part, index, reliefs, camera)).join('');
  const eyeX = short(camera.x + eye[0] * camera.unit);
  const eyeY = short(camera.y - eye[1] * camera.unit);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="#050A18" d="M0 0H${width}V${height}H0Z"/>` +
    `<g fill="none" stroke="#22E0F0" stroke-width="${stroke}">${body}</g>` +
    `<circle cx="${eyeX}" cy="${eyeY}" r="31" fill="#FFA51F" stroke="#050A18" stroke-width="14"/></svg>\n`
  );
}
