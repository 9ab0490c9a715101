import { type Film, wide } from './film.ts';
import { easeOut, modulo, swing } from './motion.ts';
import { ribbon } from './ribbon.ts';
import { box, fill, type Point, sampled } from './shapes.ts';

/** Star: each discipline moves at its own pace. Ballet slowly, jazz in blows, the third unbroken. */

const seconds = 8;
const height = 800 / 3;

interface Lane {
  readonly name: string;
  readonly ground: string;
  readonly ink: string;
  readonly tones: readonly string[];
  /** A point of the ribbon, 0 at the left edge and 1 at the right, around the lane's middle. */
  readonly curve: (part: number, time: number) => Point;
  readonly nib: (part: number, time: number) => { width: number; angle: number };
  readonly samples: number;
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
    tones: ['#D9B878', '#CDA661', '#C2994F', '#A67F3B'],
    samples: 220,
    curve: (part, time) => {
      const x = -80 + part * 1440;
      const rise = Math.sin(2 * Math.PI * (part * 1.25 - time / seconds));
      const lift = 0.75 + 0.25 * swing(time, seconds, 1, part * 0.5);
      return [x, -76 * rise * lift - 8 * Math.sin(2 * Math.PI * (part * 3 - time / seconds))];
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
    tones: ['#4A0B22', '#58102A', '#6B1230', '#7C1438'],
    samples: 640,
    curve: (part, time) => {
      const x = -80 + part * 1440;
      const { done, last } = blows(time);
      return [x, (62 + 30 * (1 - last)) * zigzag(part * 4.5 - done / 2)];
    },
    nib: (_, time) => ({ width: 64, angle: 0.5 + (Math.PI / 4) * blows(time).done }),
  },
  {
    name: 'Contemporáneo',
    ground: '#4A0B22',
    ink: '#F3CFCB',
    tones: ['#B3205A', '#9A1744', '#7C1438', '#6B1230'],
    samples: 700,
    curve: (part, time) => {
      const turns = part * 5 - (2 * time) / seconds;
      const size = 66 + 16 * swing(time, seconds, 1, part);
      return [
        -120 + part * 1520 - 108 * Math.sin(2 * Math.PI * turns),
        size * Math.cos(2 * Math.PI * turns),
      ];
    },
    nib: (part, time) => ({
      width: 54,
      angle: 0.9 + 0.5 * swing(time, seconds, 1, -part),
    }),
  },
];

function frame(time: number): string {
  return lanes
    .map(({ name, ground, ink, tones, curve, nib, samples }, index) => {
      const middle = height * (index + 0.5);
      const points = sampled(samples, (part): Point => {
        const [x, y] = curve(part, time);
        return [x, y + middle];
      });
      const silk = { points, nib: (at: number) => nib(at / samples, time), tones };
      return (
        `<clipPath id="lane${index}"><path d="${box(0, Math.round(height * index), 1280, Math.ceil(height))}"/></clipPath>` +
        `<g clip-path="url(#lane${index})">${fill(ground, box(0, height * index - 1, 1280, height + 2))}${ribbon(silk)}` +
        `<text x="640" y="${Math.round(middle + 40)}" text-anchor="middle" font-family="Bodoni" font-style="italic" font-weight="500" font-size="132" letter-spacing="-4" fill="${ink}">${name}</text></g>`
      );
    })
    .join('');
}

export const starDisciplinas: Film = { id: 'projects/star/film-2', ...wide, seconds, frame };
