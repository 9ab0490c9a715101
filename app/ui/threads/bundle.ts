import { short } from './short.ts';

/**
 * The one geometry behind every drawing of the brand: a line, and the parallel lines beside it.
 *
 * Offsets are computed instead of listed, so that a drawing of sixty lines costs a dozen points.
 * Coordinates are SVG user units, y pointing down.
 */

/** A corner of a line: `x`, `y` and, for a round one, the radius of the line itself. */
export type Corner = readonly [x: number, y: number, radius?: number];

export interface Bundle {
  readonly corners: readonly Corner[];
  readonly closed?: boolean;
  readonly count: number;
  /** Distance between the centres of two neighbouring lines. */
  readonly pitch: number;
  /**
   * Where the corners run. `centre` spreads the lines to both sides; `edge` makes the corners the
   * first line and adds the others on the right of the way it goes: the inside of a clockwise shape.
   */
  readonly from?: 'centre' | 'edge';
}

const EPSILON = 1e-6;

function writer() {
  let path = '';
  let atX = '';
  let atY = '';
  const move = (command: string, x: string, y: string) => {
    path += `${command}${x} ${y}`;
    atX = x;
    atY = y;
  };
  return {
    start: (x: number, y: number) => move('M', short(x), short(y)),
    line(toX: number, toY: number) {
      const x = short(toX);
      const y = short(toY);
      if (x === atX && y === atY) return;
      if (y === atY) path += `H${x}`;
      else if (x === atX) path += `V${y}`;
      else path += `L${x} ${y}`;
      atX = x;
      atY = y;
    },
    arc(radius: number, sweep: 0 | 1, x: number, y: number) {
      const r = short(radius);
      move(`A${r} ${r} 0 0 ${sweep} `, short(x), short(y));
    },
    end: (closed: boolean) => (closed ? `${path}Z` : path),
  };
}

/**
 * Path data of the line parallel to `corners` at `distance`, on the right of the way it goes when
 * positive. Round corners stay concentric; one whose radius is used up becomes sharp.
 */
export function parallel(corners: readonly Corner[], distance: number, closed = false): string {
  const count = corners.length;
  const corner = (index: number) => corners[(index + count) % count] as Corner;
  const heading = (index: number) => {
    const [x1, y1] = corner(index);
    const [x2, y2] = corner(index + 1);
    const length = Math.hypot(x2 - x1, y2 - y1);
    return [(x2 - x1) / length, (y2 - y1) / length] as const;
  };
  const pen = writer();

  for (let index = 0; index < count; index++) {
    const [x, y, radius = 0] = corner(index);
    const isEnd = !closed && (index === 0 || index === count - 1);
    const [outX, outY] = heading(isEnd && index > 0 ? index - 1 : index);
    if (isEnd) {
      const put = index === 0 ? pen.start : pen.line;
      put(x - outY * distance, y + outX * distance);
      continue;
    }
    const [inX, inY] = heading(index - 1);
    const cosine = inX * outX + inY * outY;
    const turn = inX * outY - inY * outX;
    const reach = distance / (1 + cosine);
    const cornerX = x - (inY + outY) * reach;
    const cornerY = y + (inX + outX) * reach;
    const rounding = radius > 0 ? Math.max(0, radius - distance * Math.sign(turn)) : 0;
    const tangent = rounding * Math.tan(Math.acos(Math.min(1, Math.max(-1, cosine))) / 2);
    const put = closed && index === 0 ? pen.start : pen.line;
    put(cornerX - inX * tangent, cornerY - inY * tangent);
    if (tangent > EPSILON) {
      pen.arc(rounding, turn > 0 ? 1 : 0, cornerX + outX * tangent, cornerY + outY * tangent);
    }
  }
  return pen.end(closed);
}

/** Path data of each line of a bundle, from left to right of the way it goes. */
export function lines({ corners, closed, count, pitch, from = 'centre' }: Bundle): string[] {
  const first = from === 'centre' ? (-(count - 1) * pitch) / 2 : 0;
  return Array.from({ length: count }, (_, index) =>
    parallel(corners, first + index * pitch, closed),
  );
}

/** Path data of concentric circles, the largest first. */
export function circles(
  x: number,
  y: number,
  radius: number,
  count: number,
  pitch: number,
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const r = short(radius - index * pitch);
    const across = short(2 * (radius - index * pitch));
    return `M${short(x - radius + index * pitch)} ${short(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1-${across} 0Z`;
  });
}

/** The corners of a rectangle, clockwise from its upper left. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): readonly Corner[] {
  return [
    [x, y, radius],
    [x + width, y, radius],
    [x + width, y + height, radius],
    [x, y + height, radius],
  ];
}

/** The same corners, turned around a point. `degrees` go clockwise. */
export function turned(
  corners: readonly Corner[],
  degrees: number,
  aroundX: number,
  aroundY: number,
): readonly Corner[] {
  const angle = (degrees * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return corners.map(([x, y, radius = 0]) => [
    aroundX + (x - aroundX) * cosine - (y - aroundY) * sine,
    aroundY + (x - aroundX) * sine + (y - aroundY) * cosine,
    radius,
  ]);
}
