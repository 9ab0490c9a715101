import { mix, modulo } from '../motion.ts';
import { type Point, sampled } from '../shapes.ts';

export const seconds = 7;

/** One stretch of city; the route leaves it where the next one begins. */
export const tile = { width: 1120, height: 920 } as const;
export const street = 150;
/** Corners of the route within a tile, and the tile's other streets follow from them. */
const corners: readonly Point[] = [
  [0, 0],
  [660, 0],
  [660, -380],
  [1120, -380],
  [1120, -920],
];
const radius = 76;

/** The route through three tiles, as points at equal distances. */
const step = 4;
export const route = (() => {
  const all: Point[] = [-2, -1, 0, 1].flatMap((turn) =>
    corners.slice(0, -1).map(([x, y]): Point => [x + turn * tile.width, y - turn * tile.height]),
  );
  const points: Point[] = [];
  const lineTo = ([x, y]: Point) => {
    const from = points.at(-1) as Point;
    const count = Math.max(1, Math.round(Math.hypot(x - from[0], y - from[1]) / step));
    points.push(
      ...sampled(count, (part): Point => [mix(from[0], x, part), mix(from[1], y, part)]).slice(1),
    );
  };
  points.push(all[0] as Point);
  for (let index = 1; index + 1 < all.length; index++) {
    const [before, here, after] = [all[index - 1], all[index], all[index + 1]] as [
      Point,
      Point,
      Point,
    ];
    const into = [Math.sign(here[0] - before[0]), Math.sign(here[1] - before[1])] as const;
    const out = [Math.sign(after[0] - here[0]), Math.sign(after[1] - here[1])] as const;
    lineTo([here[0] - into[0] * radius, here[1] - into[1] * radius]);
    const hub: Point = [
      here[0] + (out[0] - into[0]) * radius,
      here[1] + (out[1] - into[1]) * radius,
    ];
    const count = Math.round((radius * Math.PI) / 2 / step);
    points.push(
      ...sampled(count, (part): Point => {
        const a = (part * Math.PI) / 2;
        return [
          hub[0] - out[0] * radius * Math.cos(a) + into[0] * radius * Math.sin(a),
          hub[1] - out[1] * radius * Math.cos(a) + into[1] * radius * Math.sin(a),
        ];
      }).slice(1),
    );
  }
  return points;
})();

/** Where in the route a loop begins and ends. */
export const tileStart = route.findIndex(([x, y]) => Math.abs(x - 250) < step && Math.abs(y) < 1);
export const tileEnd = route.findIndex(
  ([x, y]) => Math.abs(x - 250 - tile.width) < step && Math.abs(y + tile.height) < 1,
);
/** When the four turns come, in parts of the loop: the same for arrow and phone. */
export const turns = [660, 660, 1120, 1120].map((x, index) => {
  const y = [0, -380, -380, -920][index] ?? 0;
  let best = 0;
  let least = 1e9;
  for (let at = tileStart; at <= tileEnd; at++) {
    const [px, py] = route[at] as Point;
    const away = Math.hypot(px - x, py - y);
    if (away < least) [least, best] = [away, at];
  }
  return (best - tileStart) / (tileEnd - tileStart);
});

/** How far the arrow has come, 0 to 1 in a loop: it brakes before each turn and pulls away after. */
export function driven(time: number): number {
  const loops = Math.floor(time / seconds);
  const part = time / seconds - loops;
  const brake = turns.reduce((sum, turn) => {
    const near = modulo(part - turn + 0.5, 1) - 0.5;
    return (
      sum -
      0.018 *
        Math.sin(Math.PI * 2 * Math.min(1, Math.max(-1, near / 0.11)) * 0.5) *
        Math.exp(-((near / 0.09) ** 2))
    );
  }, 0);
  return loops + part - brake;
}

export function pointAt(progress: number): { point: Point; heading: number } {
  const whole = Math.floor(progress);
  const index = tileStart + (progress - whole) * (tileEnd - tileStart);
  const [low, part] = [Math.floor(index), index - Math.floor(index)];
  const a = route[low] as Point;
  const b = route[low + 1] as Point;
  const ahead = route[low + 5] as Point;
  const behind = route[low - 5] as Point;
  return {
    point: [
      mix(a[0], b[0], part) + whole * tile.width,
      mix(a[1], b[1], part) - whole * tile.height,
    ],
    heading: Math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]),
  };
}

/** Follows the arrow as someone in a helicopter would: late, and without corners. */
export function camera(time: number): Point {
  const window = 1.5;
  const count = 30;
  let [x, y] = [0, 0];
  for (let index = 0; index < count; index++) {
    const { point } = pointAt(driven(time + ((index + 0.5) / count - 0.5) * window));
    x += point[0] / count;
    y += point[1] / count;
  }
  return [x, y];
}
