import { type DrawnFilm, wide } from '../film.ts';
import { easeInOut, easeOut, mix, modulo, swing } from '../motion.ts';
import { box, fill, type Point, sampled } from '../shapes.ts';
import { ribbon } from './ribbon.ts';

/** Star: each discipline moves at its own pace. Ballet slowly, jazz in blows, the third unbroken. */

const seconds = 8;
const height = 800 / 3;

interface Lane {
  readonly name: string;
  readonly ground: string;
  readonly ink: string;
  readonly tones: readonly string[];
  /** A point of the ribbon, 0 at the word and 1 beyond the right edge, around the lane's middle. */
  readonly curve: (part: number, time: number) => Point;
  readonly nib: (part: number, time: number) => { width: number; angle: number };
  readonly samples: number;
  /** Where the ribbon leaves the word. */
  readonly from: number;
}

/** Jazz goes in eight blows a loop and rests after each: how many are done, and the last one's. */
function blows(time: number): { done: number; last: number } {
  const beat = (time / seconds) * 8;
  const whole = Math.floor(beat + 1e-9);
  const last = easeOut(Math.min(1, (beat - whole) / 0.6));
  return { done: whole + last, last };
}

const zigzag = (value: number) => 1 - 4 * Math.abs(modulo(value, 1) - 0.5);

const lanes: readonly Lane[] = [
  {
    name: 'Ballet',
    ground: '#F0C6C3',
    ink: '#4A0B22',
    tones: ['#B3205A', '#9A1744', '#84123B', '#6B1230'],
    samples: 220,
    from: 366,
    curve: (part, time) => {
      const x = part * 1050;
      const rise = Math.sin(2 * Math.PI * (part * 1.25 - time / seconds));
      const lift = 0.75 + 0.25 * swing(time, seconds, 1, part * 0.5);
      return [x, -66 * rise * lift - 8 * Math.sin(2 * Math.PI * (part * 3 - time / seconds))];
    },
    nib: (part, time) => ({
      width: 76,
      angle: 1.45 + 0.75 * Math.sin(2 * Math.PI * (part * 1.25 - time / seconds + 0.12)),
    }),
  },
  {
    name: 'Jazz',
    ground: '#9A1744',
    ink: '#F3CFCB',
    tones: ['#F7DCD6', '#F0C6C3', '#DDA3A4', '#C98388'],
    samples: 640,
    from: 314,
    curve: (part, time) => {
      const x = part * 1100;
      const { done, last } = blows(time);
      return [x, (56 + 24 * (1 - last)) * zigzag(part * 3.5 - done / 2)];
    },
    nib: (_, time) => ({ width: 64, angle: 0.5 + (Math.PI / 4) * blows(time).done }),
  },
  {
    name: 'Contemporáneo',
    ground: '#4A0B22',
    ink: '#F3CFCB',
    tones: ['#D9B46B', '#C2994F', '#A67F3B', '#86632B'],
    samples: 700,
    from: 772,
    curve: (part, time) => {
      const turns = part * 2.7 - (2 * time) / seconds;
      const size = 60 + 12 * swing(time, seconds, 1, part);
      return [
        part * 640 - 74 * Math.sin(2 * Math.PI * turns),
        size * Math.cos(2 * Math.PI * turns),
      ];
    },
    nib: (part, time) => ({
      width: 48,
      angle: 0.9 + 0.5 * swing(time, seconds, 1, -part),
    }),
  },
];

function frame(time: number): string {
  return lanes
    .map(({ name, ground, ink, tones, curve, nib, samples, from }, index) => {
      const middle = height * (index + 0.5);
      // The ribbon grows out of the word: it starts still, and thin as a stroke of the pen.
      const grown = (part: number) => easeInOut(Math.min(1, part * 4));
      const points = sampled(samples, (part): Point => {
        const [x, y] = curve(part, time);
        return [from + mix(part * 600, x, grown(part)), middle + y * grown(part) + 18];
      });
      const silk = {
        points,
        nib: (at: number) => {
          const { width, angle } = nib(at / samples, time);
          return { width: mix(3, width, grown(at / samples)), angle };
        },
        tones,
      };
      return (
        `<clipPath id="lane${index}"><path d="${box(0, Math.round(height * index), 1280, Math.ceil(height))}"/></clipPath>` +
        `<g clip-path="url(#lane${index})">${fill(ground, box(0, height * index - 1, 1280, height + 2))}${ribbon(silk)}` +
        `<text x="118" y="${Math.round(middle + 30)}" font-family="Bodoni" font-style="italic" font-weight="500" font-size="96" letter-spacing="-2.5" fill="${ink}">${name}</text></g>`
      );
    })
    .join('');
}

export const starDisciplinas: DrawnFilm = { id: 'projects/star/film-2', ...wide, seconds, frame };
