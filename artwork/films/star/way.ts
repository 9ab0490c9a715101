import { mix } from '../motion.ts';
import type { Point } from '../shapes.ts';

const centre: Point = [640, 400];
const radius = 292;
const loop = 33;

/** Distance between the points of the way. */
export const step = 4;

/** The ribbon's way: in from the left, a star in one movement, out to the right. */
export function way(): { points: Point[]; corners: number[] } {
  const tips = [0, 1, 2, 3, 4].map((index): Point => {
    // Every second tip: one movement draws the whole star.
    const angle = Math.PI * (0.5 + 0.2 + (index * 4) / 5);
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle) + 16];
  });
  const points: Point[] = [];
  const corners: number[] = [];
  const lineTo = ([x, y]: Point) => {
    const [fromX, fromY] = points.at(-1) as Point;
    const count = Math.ceil(Math.hypot(x - fromX, y - fromY) / step);
    for (let index = 1; index <= count; index++) {
      points.push([mix(fromX, x, index / count), mix(fromY, y, index / count)]);
    }
  };
  const curve = (a: Point, b: Point, c: Point, d: Point) => {
    const count = Math.ceil(Math.hypot(d[0] - a[0], d[1] - a[1]) / step);
    for (let index = 1; index <= count; index++) {
      const t = index / count;
      const u = 1 - t;
      const part = (i: 0 | 1) =>
        u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i];
      points.push([part(0), part(1)]);
    }
  };
  const heading = (index: number) => {
    const [x1, y1] = tips[(index + 5) % 5] as Point;
    const [x2, y2] = tips[(index + 6) % 5] as Point;
    return Math.atan2(y2 - y1, x2 - x1);
  };
  const side = (index: number, angle: number): Point => {
    const [x, y] = tips[(index + 5) % 5] as Point;
    return [x + loop * Math.cos(angle), y + loop * Math.sin(angle)];
  };
  // Enters from the left, low, and swings up into the first line.
  const first = heading(0);
  const start = side(0, first + Math.PI / 2);
  points.push([-160, 640]);
  curve(
    [-160, 640],
    [60, 470],
    [start[0] - 190 * Math.cos(first), start[1] - 190 * Math.sin(first)],
    start,
  );
  for (let index = 0; index < 5; index++) {
    const along = heading(index);
    lineTo(side(index + 1, along + Math.PI / 2));
    corners.push(points.length - 1);
    if (index === 4) break;
    // Past the tip, round it the long way, and back across itself.
    const [x, y] = tips[(index + 1) % 5] as Point;
    const from = along + Math.PI / 2;
    const turn = heading(index + 1) - along;
    const sweep = -(((-turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI));
    const count = Math.ceil((Math.abs(sweep) * loop) / step);
    for (let part = 1; part <= count; part++) {
      const angle = from + (sweep * part) / count;
      points.push([x + loop * Math.cos(angle), y + loop * Math.sin(angle)]);
    }
  }
  const end = points.at(-1) as Point;
  const last = heading(4);
  curve(
    end,
    [end[0] + 170 * Math.cos(last), end[1] + 170 * Math.sin(last)],
    [1050, 760],
    [1120, 560],
  );
  curve([1120, 560], [1165, 432], [1280, 420], [1480, 600]);
  return { points, corners };
}
