import { type DrawnFilm, wide } from '../film.ts';
import { mix } from '../motion.ts';
import { box, fill, type Point, polygon, polyline, sampled } from '../shapes.ts';
import { buoyDrawing, ring, ripples, shadow } from './buoys.ts';
import { bent, caustics } from './water.ts';
import { crest, crestX, seconds } from './wave.ts';

/**
 * Pool: the name lies on the bottom and its two oes float. A wave takes them away; they come
 * drifting back, one bumps the other into place, and the word is whole.
 */

const water = '#17B3C4';

/** Points along an outline, close enough for the water to bend them. */
function along(corners: readonly Point[]): Point[] {
  return corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as Point;
    const count = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / 14));
    return sampled(count, (part): Point => [mix(x, nextX, part), mix(y, nextY, part)]).slice(0, -1);
  });
}

const arc = (x: number, y: number, r: number, from: number, to: number) =>
  sampled(18, (part): Point => {
    const angle = mix(from, to, part);
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

const half = Math.PI / 2;
const letters: readonly Point[][] = [
  // P: stem and bowl, then the bowl's window.
  along([[214, 216], ...arc(330, 322, 106, -half, half), [304, 428], [304, 576], [214, 576]]),
  along([[304, 290], ...arc(328, 322, 32, -half, half), [304, 354]]),
  // l
  along([
    [986, 216],
    [1066, 216],
    [1066, 576],
    [986, 576],
  ]),
];

function grid(time: number): string {
  const line = (count: number, point: (part: number) => Point) =>
    polyline(sampled(count, (part) => bent(point(part), time, seconds, 5)));
  const columns = Array.from({ length: 16 }, (_, n) =>
    line(34, (part) => [n * 88 - 30, part * 840 - 20]),
  );
  const rows = Array.from({ length: 11 }, (_, n) =>
    line(52, (part) => [part * 1320 - 20, n * 88 - 20]),
  );
  return [...columns, ...rows].join('');
}

function frame(time: number): string {
  const rings = [ring(0, time), ring(1, time)] as const;
  const crestAt = crestX(time);
  // The net is stronger just behind the wave.
  const thick = (x: number, y: number) =>
    13 +
    2.5 * Math.sin(x / 210 + y / 160 + 2 * Math.PI * (time / seconds)) +
    8 * Math.exp(-(((x - crestAt + 150) / 190) ** 2));
  const net = caustics(time, seconds, 1280, 800, thick);
  const word = letters.map((outline) =>
    polygon(outline.map((point) => bent(point, time, seconds, 5))),
  );
  return (
    fill(water, box(0, 0, 1280, 800)) +
    `<path fill="none" stroke="#0FA0B3" stroke-width="3" d="${grid(time)}"/>` +
    fill('#0B5566', word.join(''), 'fill-rule="evenodd"') +
    `<clipPath id="word"><path clip-rule="evenodd" d="${word.join('')}"/></clipPath><path clip-path="url(#word)" fill="none" stroke="#0E6E80" stroke-width="3" d="${grid(time)}"/>` +
    fill(
      '#0B6E82',
      rings.map((each) => shadow(each, time)).join(''),
      'fill-rule="evenodd" opacity=".62"',
    ) +
    fill('#A5F0EC', net, 'opacity=".82"') +
    ripples(time) +
    crest(time) +
    rings.map(buoyDrawing).join('')
  );
}

export const pool: DrawnFilm = { id: 'projects/pool/film-1', ...wide, seconds, frame };
