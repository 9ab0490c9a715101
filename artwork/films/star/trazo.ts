import { type DrawnFilm, wide } from '../film.ts';
import { clamp, mix, ringing, span, swing } from '../motion.ts';
import { box, fill, type Point } from '../shapes.ts';
import { ribbon, ribbonShadow } from './ribbon.ts';
import { step, way } from './way.ts';

/** Star: the ribbon leaves the star it has drawn, comes back, and dances it again. */

const seconds = 8;
const pink = '#F0C6C3';
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
