import type { DrawnFilm } from './film.ts';
import { modulo, swing } from './motion.ts';
import { box, bundle, circle, fill, type Point, polygon, sampled } from './shapes.ts';

/**
 * Ollin, movement: the mark's two ribbons, grown into two closed bundles that turn around the eye
 * and through each other. They always cross four times, by turns over and under.
 */

const seconds = 8;
/** Drawn on a square of 800, filmed smaller: it stands in a column. */
const size = 600;
const night = '#050A18';
const white = '#EEF3FA';
const cyan = '#22E0F0';
const marigold = '#FFA51F';

const lines = 5;
const pitch = 15;
const thickness = 7;
const bed = (lines - 1) * pitch + thickness + 2 * 11;
const around = 360;

/** Distance from the eye, `angle` away from the ribbon's long axis. */
const reach = (angle: number, stretch: number) => 232 + stretch * Math.cos(2 * angle);

function ring(axis: number, stretch: number): Point[] {
  return sampled(around, (part): Point => {
    const angle = part * 2 * Math.PI;
    const radius = reach(angle - axis, stretch);
    return [400 + radius * Math.cos(angle), 400 + radius * Math.sin(angle)];
  }).slice(0, around);
}

const bedding = (points: readonly Point[]) =>
  `<path stroke="${night}" stroke-width="${bed}" d="${polygon(points)}"/>`;

const strands = (color: string, points: readonly Point[]) =>
  `<path stroke="${color}" stroke-width="${thickness}" d="${bundle(points, lines, pitch, true)}"/>`;

function frame(time: number): string {
  // Half a turn in a loop: the two-fold figure then stands as it stood.
  const turn = Math.PI * (time / seconds) + 0.2 * swing(time, seconds, 2, 0.5);
  const scissor = 0.36 * swing(time, seconds, 2);
  const stretch = 68 + 14 * swing(time, seconds, 2, 0.25);
  const ribbons = [
    { color: cyan, points: ring(turn + scissor, stretch) },
    { color: white, points: ring(turn + Math.PI / 2 - scissor, stretch) },
  ] as const;
  const [first, second] = ribbons;
  // The crossings stay halfway between the axes, a quarter of a turn apart.
  const crossing = turn + Math.PI / 4;
  const window = (opening: number) =>
    [0, 2]
      .map((index) => {
        const angle = modulo(crossing + (index * Math.PI) / 2, 2 * Math.PI);
        return polygon([
          [400, 400],
          ...sampled(8, (part): Point => {
            const a = angle + (part - 0.5) * opening;
            return [400 + 600 * Math.cos(a), 400 + 600 * Math.sin(a)];
          }),
        ]);
      })
      .join('');
  // The strands' window is a little wider than the bed's: its edge leaves no seam in them.
  return (
    `<g transform="scale(${size / 800})">${fill(night, box(0, 0, 800, 800))}` +
    `<clipPath id="bed"><path d="${window(Math.PI / 2 - 0.1)}"/></clipPath><clipPath id="over"><path d="${window(Math.PI / 2)}"/></clipPath>` +
    `<g fill="none" stroke-linejoin="round">${strands(first.color, first.points)}` +
    bedding(second.points) +
    strands(second.color, second.points) +
    `<g clip-path="url(#bed)">${bedding(first.points)}</g>` +
    `<g clip-path="url(#over)">${strands(first.color, first.points)}</g></g>` +
    `${fill(marigold, circle(400, 400, 40 + 4 * swing(time, seconds, 2, 0.75)))}</g>`
  );
}

export const ollinLoop: DrawnFilm = {
  id: 'about/ollin-loop',
  width: size,
  height: size,
  seconds,
  frame,
};
