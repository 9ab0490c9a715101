import { easeInOut, modulo, ringing, span } from '../motion.ts';
import { type Point, sampled } from '../shapes.ts';

export const seconds = 6;
/** From the centre of a bundle to the next: in the warp, and from one row to the next. */
export const gauge = 104;
export const warps = [0, 1, 2, 3, 4];
export const warpX = (warp: number) => 640 + (warp - 2) * gauge;
export const [leftX, rightX] = [warpX(0) - 78, warpX(4) + 78];
/** Where the thread is laid. */
export const fell = 400;
const rowSeconds = seconds / 2;
/** Part of a row's time in which the thread crosses; then the cloth moves on by one row. */
const crossing = 0.74;

/** The way each bundle comes, from its side of the picture down to the cloth. */
const ways: readonly (readonly (readonly [x: number, y: number, radius: number])[])[] = [
  [
    [-60, 236, 0],
    [warpX(0), 236, 84],
    [warpX(0), 860, 0],
  ],
  [
    [176, -60, 0],
    [176, 96, 84],
    [warpX(1), 96, 84],
    [warpX(1), 860, 0],
  ],
  [
    [warpX(2), -60, 0],
    [warpX(2), 860, 0],
  ],
  [
    [1104, -60, 0],
    [1104, 96, 84],
    [warpX(3), 96, 84],
    [warpX(3), 860, 0],
  ],
  [
    [1340, 236, 0],
    [warpX(4), 236, 84],
    [warpX(4), 860, 0],
  ],
];

/** Corners turned into points, close together where the bundle may be plucked. */
function rounded(corners: (typeof ways)[number]): Point[] {
  const points: Point[] = [];
  corners.forEach(([x, y, radius], index) => {
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (!before || !after) {
      if (!before) points.push([x, y]);
      else {
        const from = points.at(-1) as Point;
        points.push(
          ...sampled(
            60,
            (part): Point => [from[0] + (x - from[0]) * part, from[1] + (y - from[1]) * part],
          ).slice(1),
        );
      }
      return;
    }
    const into = [Math.sign(x - before[0]), Math.sign(y - before[1])] as const;
    const out = [Math.sign(after[0] - x), Math.sign(after[1] - y)] as const;
    const hub: Point = [x + (out[0] - into[0]) * radius, y + (out[1] - into[1]) * radius];
    points.push(
      ...sampled(16, (part): Point => {
        const angle = (part * Math.PI) / 2;
        return [
          hub[0] - out[0] * radius * Math.cos(angle) + into[0] * radius * Math.sin(angle),
          hub[1] - out[1] * radius * Math.cos(angle) + into[1] * radius * Math.sin(angle),
        ];
      }),
    );
  });
  return points;
}

const rest = ways.map(rounded);

/** Progress of the thread in the row now being laid, 0 to 1, and how far the cloth has moved. */
export function loom(time: number) {
  const row = Math.floor(time / rowSeconds + 1e-9);
  const part = time / rowSeconds - row;
  return {
    row,
    laid: easeInOut(span(part, 0, crossing)) * 0.5 + span(part, 0, crossing) * 0.5,
    turned: easeInOut(span(part, crossing - 0.03, 1)),
  };
}

/** When, counted from the row's start, the thread passes a warp. */
function passing(warp: number, rightwards: boolean): number {
  const goal = (warpX(warp) - leftX) / (rightX - leftX);
  let [low, high] = [0, crossing];
  for (let halving = 0; halving < 16; halving++) {
    const middle = (low + high) / 2;
    const part = middle / crossing;
    if (easeInOut(part) * 0.5 + part * 0.5 < (rightwards ? goal : 1 - goal)) low = middle;
    else high = middle;
  }
  return low * rowSeconds;
}

/** How far a warp is pushed aside by the threads that went by. */
function pluck(warp: number, time: number): number {
  let sum = 0;
  for (let back = 0; back < 2; back++) {
    const row = Math.floor(time / rowSeconds + 1e-9) - back;
    const rightwards = modulo(row, 2) === 0;
    const since = time - row * rowSeconds - passing(warp, rightwards) + 0.16;
    sum += (rightwards ? 1 : -1) * 15 * ringing(since, 1.35, 2.5);
  }
  return sum;
}

export function warpPoints(warp: number, time: number): Point[] {
  const push = pluck(warp, time);
  return (rest[warp] as Point[]).map(([x, y]): Point => {
    const near = Math.exp(-(((y - fell) / 78) ** 2));
    return [x + push * near, y];
  });
}
