import { short } from '../../app/ui/threads/short.ts';

/**
 * The mark: two ribbons in V, `>` and `<`, one over and under the other, around an eye in a ring.
 *
 * It is made of filled outlines, without masks, so that it needs no ids: the site inlines it twice
 * in one page.
 */

type Point = readonly [x: number, y: number];

interface Weight {
  /** Half the width of a ribbon. */
  readonly half: number;
  /** Empty space where a ribbon passes under the other. */
  readonly gap: number;
  readonly ring: number;
  readonly eye: number;
}

export const regular: Weight = { half: 2.9, gap: 1.7, ring: 2.8, eye: 5 };
/** For 16 to 48 pixels, where the regular one closes up. */
export const small: Weight = { half: 3.9, gap: 2.3, ring: 3.6, eye: 4.7 };

interface Colours {
  readonly ink: string;
  readonly accent: string;
  readonly warm: string;
}

const centre = 32;
const outer = 30.6;
/** How far the ribbon's arm falls for each unit to the right, and how long the arm is then. */
const slope = 0.719;
const run = Math.hypot(1, slope);
const tipX = 49;

const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** Height of the upper arm's edge at `x`; `offset` is positive towards the eye. */
const upper = (x: number, offset: number): number => centre - slope * (tipX - x) + offset * run;

/** Where that edge meets the ring. */
function onRing(offset: number, radius: number): Point {
  const constant = upper(0, offset) - centre;
  const a = 1 + slope * slope;
  const b = slope * constant - centre;
  const c = centre * centre + constant * constant - radius * radius;
  const x = (-b - Math.sqrt(b * b - a * c)) / a;
  return [x, upper(x, offset)];
}

/** Where that edge meets the edge of the other ribbon, `away` from its axis, positive to the right. */
function onOther(offset: number, away: number): Point {
  const x = centre + (run * (away - offset)) / (2 * slope);
  return [x, upper(x, offset)];
}

const mirrored = ([x, y]: Point): Point => [x, 2 * centre - y];
const turned = ([x, y]: Point): Point => [2 * centre - x, 2 * centre - y];

/** The ribbon `>`, in the two pieces that show: its upper arm passes under the other ribbon. */
function ribbon({ half, gap, ring }: Weight, place: (point: Point) => Point): string {
  const radius = outer - ring / 2;
  const r = short(radius);
  const put = (point: Point) => at(place(point));
  const [outside, inside] = [onRing(-half, radius), onRing(half, radius)];
  const edge = half + gap;
  const tip = (offset: number): Point => [tipX - (offset * run) / slope, centre];
  return (
    `M${put(outside)}L${put(onOther(-half, -edge))}L${put(onOther(half, -edge))}L${put(inside)}` +
    `A${r} ${r} 0 0 1 ${put(outside)}Z` +
    `M${put(onOther(-half, edge))}L${put(tip(-half))}L${put(mirrored(outside))}` +
    `A${r} ${r} 0 0 1 ${put(mirrored(inside))}L${put(tip(half))}L${put(onOther(half, edge))}Z`
  );
}

/** What the mark is made of, on a square of 64 units. */
export function markPieces(weight: Weight, { ink, accent, warm }: Colours): string {
  const same = (point: Point) => point;
  return (
    `<path fill="${accent}" d="${ribbon(weight, same)}"/>` +
    `<path fill="${ink}" d="${ribbon(weight, turned)}"/>` +
    `<circle cx="32" cy="32" r="${short(outer - weight.ring / 2)}" fill="none" stroke="${ink}" stroke-width="${weight.ring}"/>` +
    `<circle cx="32" cy="32" r="${weight.eye}" fill="${warm}"/>`
  );
}
