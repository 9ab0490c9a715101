import { type Corner, turned } from '../../../app/ui/threads/bundle.ts';
import { apart, eye, pitch, under } from '../drawing.ts';

/** A circle of which one quarter is a stair. `quarter` turns it from the lower right, clockwise. */
function seal(x: number, y: number, radius: number, quarter: number): readonly Corner[] {
  const low = radius * 0.4;
  const high = radius * 0.72;
  return turned(
    [
      [x - radius, y - radius, radius],
      [x + radius, y - radius, radius],
      [x + radius, y + low],
      [x + high, y + low],
      [x + high, y + high],
      [x + low, y + high],
      [x + low, y + radius],
      [x - radius, y + radius, radius],
    ],
    90 * quarter,
    x,
    y,
  );
}

const cutRings = (radius: number, count: number, quarter: number) =>
  under({ corners: seal(700, 440, radius, quarter), count, from: 'edge', closed: true });

/** A seal of concentric lines, cut by a step, around a smaller one that answers it. */
export const cutSeal = [cutRings(510, 7, 1), cutRings(232, 4, 3), eye(700, 440, 46)];

const finger = { x: 560, top: 400, bottom: 560 } as const;

/** The line that winds out of the middle: each half turn is half a pitch wider. */
function whorl(turns: number, first: number): Corner[] {
  const corners: Corner[] = [[finger.x - first, finger.bottom - 60]];
  let left = finger.x - first;
  for (let turn = 0; turn < turns; turn++) {
    const upper = first + turn * pitch;
    const lower = upper + pitch / 2;
    const right = left + 2 * upper;
    corners.push([left, finger.top - upper, upper], [right, finger.top - upper, upper]);
    left = right - 2 * lower;
    corners.push([right, finger.bottom + lower, lower], [left, finger.bottom + lower, lower]);
  }
  const last = first + turns * pitch;
  corners.push(
    [left, finger.top - last, last],
    [left + 2 * last, finger.top - last, last],
    [left + 2 * last, 960],
  );
  return corners;
}

const ridge = (index: number) => {
  const radius = 66 + (7 + index) * pitch;
  return under({
    corners: [
      [finger.x - radius, 960],
      [finger.x - radius, finger.top - radius, radius],
      [finger.x + radius, finger.top - radius, radius],
      [finger.x + radius, 960],
    ],
    count: 1,
  });
};

/** Where a ridge is interrupted, by its number and the direction from the middle, in degrees. */
const gaps = [
  [0, 200],
  [1, 310],
  [2, 240],
  [3, 345],
  [4, 205],
  [5, 285],
  [6, 325],
  [2, 350],
  [7, 230],
] as const;

const gap = ([index, degrees]: readonly [number, number]) => {
  const radius = 66 + (7 + index) * pitch;
  const angle = (degrees * Math.PI) / 180;
  return apart(finger.x + radius * Math.cos(angle), finger.top + radius * Math.sin(angle), 15);
};

/** A fingerprint. */
export const fingerprint = [
  under({ corners: whorl(6, 66), count: 1 }),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map(ridge),
  ...gaps.map(gap),
  eye(finger.x, finger.top + 10, 34),
];
