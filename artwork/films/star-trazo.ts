import { type DrawnFilm, wide } from './film.ts';
import { clamp, mix, ringing, span, swing } from './motion.ts';
import { ribbon, ribbonShadow } from './ribbon.ts';
import { box, fill, type Point } from './shapes.ts';

/** Star: the ribbon leaves the star it has drawn, comes back, and dances it again. */

const seconds = 8;
const pink = '#F0C6C3';
const centre: Point = [640, 400];
const radius = 292;
const loop = 33;

/** Distance between the points of the way. */
const step = 4;

function way(): { points: Point[]; corners: number[] } {
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

const { points: path, corners } = way();
const beats = [0, ...corners, path.length - 1];
/** When the ribbon's head passes each of `beats`; the tail goes at one breath. */
const headAt = [2.5, 3.35, 4.05, 4.75, 5.45, 6.15, 7.2] as const;
const tail = { start: 0.4, end: 3.5 };

/** Slows down at each tip, as an arm does. */
function headIndex(time: number): number {
  for (let index = 0; index + 1 < beats.length; index++) {
    const [from, to] = [headAt[index] as number, headAt[index + 1] as number];
    if (time > to) continue;
    const part = span(time, from, to);
    const eased = mix(part, part * part * (3 - 2 * part), 0.62);
    return mix(beats[index] as number, beats[index + 1] as number, eased);
  }
  return path.length - 1;
}

const passedAt = path.map((_, index) => {
  let [low, high] = [headAt[0] as number, headAt[6] as number];
  for (let halving = 0; halving < 18; halving++) {
    const middle = (low + high) / 2;
    if (headIndex(middle) < index) low = middle;
    else high = middle;
  }
  return low;
});

/** The part of the way from `from` to `to` that is silk at this moment. */
function silk(time: number, from: number, to: number, leaving: boolean) {
  // While the old star goes, its points were drawn in the loop before.
  const since = (index: number) => time - (passedAt[index] as number) + (leaving ? seconds : 0);
  const points = path.slice(from, to + 1).map(([x, y], offset): Point => {
    const index = from + offset;
    // Silk settles after the hand has gone by, and is lifted by what pulls it away.
    const wave = 13 * ringing(since(index), 1.5, 2.6);
    const breath = 3 * swing(time, seconds, 2, index / 230);
    const lift = leaving ? 26 * clamp(1 - offset / 90) * span(time, tail.start, 1.1) : 0;
    return [x + breath + wave * 0.5, y + wave + breath * 0.6 - lift];
  });
  const nib = (offset: number) => {
    const index = from + offset;
    const toHead = ((to - index) * step) / 120;
    const toTail = (offset * step) / 160;
    return {
      width: 48 * Math.sqrt(Math.min(1, 0.01 + toHead) * Math.min(1, 0.01 + toTail)),
      angle:
        1.5 + 0.1 * swing(time, seconds, 1, index / 900) + 0.4 * ringing(since(index), 0.9, 2.2),
    };
  };
  return { points, nib, tones: ['#B3205A', '#9A1744', '#84123B', '#6B1230', '#58102A'] };
}

function frame(time: number): string {
  const last = path.length - 1;
  const gone = Math.floor(span(time, tail.start, tail.end) ** 1.8 * last);
  const head = Math.floor(headIndex(time));
  const pieces = [
    ...(time >= headAt[0] && head > 1 ? [silk(time, 0, head, false)] : []),
    ...(time < tail.end && gone < last - 1 ? [silk(time, gone, last, true)] : []),
  ];
  return (
    fill(pink, box(0, 0, 1280, 800)) +
    fill('#E9B7B5', box(0, 690, 1280, 110)) +
    `<text x="118" y="190" font-family="Bodoni" font-weight="500" font-size="160" letter-spacing="-5" fill="#4A0B22">Star</text>` +
    `<text x="1156" y="128" text-anchor="end" font-family="Bodoni" font-style="italic" font-weight="450" font-size="46" fill="#4A0B22">se aprende<tspan x="1156" dy="52">en el aire</tspan></text>` +
    pieces.map((piece) => ribbonShadow(piece, 84, 52, '#DDA3A4')).join('') +
    pieces.map(ribbon).join('')
  );
}

export const starTrazo: DrawnFilm = { id: 'projects/star/film-1', ...wide, seconds, frame };
