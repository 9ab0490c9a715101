/** Points and the path data made of them. Units are the film's pixels, y pointing down. */

export type Point = readonly [x: number, y: number];

/** Two decimals: below that no frame differs from the next. */
export const short = (value: number): string => String(Math.round(value * 100) / 100 || 0);

export const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

export const polyline = (points: readonly Point[]) => `M${points.map(at).join('L')}`;

export const polygon = (points: readonly Point[]) => `${polyline(points)}Z`;

/** `count` + 1 points of a curve, from 0 to 1. */
export const sampled = (count: number, curve: (part: number) => Point): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => curve(index / count));

/** The points moved sideways, to the right of the way they go. */
export function beside(points: readonly Point[], distance: number, closed = false): Point[] {
  const count = points.length;
  const point = (index: number) =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Point;
  return points.map(([x, y], index) => {
    const [x1, y1] = point(index - 1);
    const [x2, y2] = point(index + 1);
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [x - ((y2 - y1) / length) * distance, y + ((x2 - x1) / length) * distance];
  });
}

/** A bundle of `count` parallel lines around the points, as path data. */
export function bundle(points: readonly Point[], count: number, pitch: number, closed = false) {
  const draw = closed ? polygon : polyline;
  return Array.from({ length: count }, (_, index) =>
    draw(beside(points, (index - (count - 1) / 2) * pitch, closed)),
  ).join('');
}

export const circle = (x: number, y: number, radius: number) =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0Z`;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

export const fill = (color: string, path: string, more = '') =>
  `<path fill="${color}" d="${path}" ${more}/>`;

/** A shape moved, turned (degrees) and scaled. */
export const place = (inside: string, x: number, y: number, turn = 0, scale = 1) =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${Math.round(scale * 1e4) / 1e4})">${inside}</g>`;
