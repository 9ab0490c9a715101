import { type DrawnFilm, wide } from './film.ts';
import { easeInOut, easeOut, mix, ringing, span, swing } from './motion.ts';
import {
  box,
  circle,
  fill,
  type Point,
  place,
  polygon,
  polyline,
  sampled,
  short,
} from './shapes.ts';
import { bent, caustics } from './water.ts';

/**
 * Pool: the name lies on the bottom and its two oes float. A wave takes them away; they come
 * drifting back, one bumps the other into place, and the word is whole.
 */

const seconds = 7;
const water = '#17B3C4';
const buoy = '#FF5A2E';
const stone = '#FBF3E4';

const radius = 124;
/** Where the two oes belong. */
const places = [566, 826] as const;
const level = 452;

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

interface Afloat {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Where the wave's crest stands. */
const wave = { start: 0.9, end: 3 };
const crestX = (time: number) => mix(-300, 1640, easeInOut(span(time, wave.start, wave.end)));
/** How far before its crest the wave pushes what floats. */
const swell = 170;

/** Rest, ride away on the wave, come back from the left and settle. */
function ring(index: 0 | 1, time: number): Afloat {
  const home = places[index];
  const arriving = index === 0 ? 5.35 : 4.75;
  const enters = index === 0 ? 3.5 : 2.95;
  const y = level + 5 * swing(time, seconds, 3, index * 0.4);
  const idle = 5 * swing(time, seconds, 2, index * 0.3);
  if (time < enters && time < wave.end) {
    // Both touch each other: what pushes one pushes the other.
    const pushed = Math.max(0, crestX(time) + swell - places[0]);
    const ride = pushed ** 2 / (pushed + 90);
    return { x: home + ride, y: y - ride * (0.05 + 0.07 * index), turn: idle + ride * 0.34 };
  }
  const part = easeOut(span(time, enters, arriving + 0.5));
  const from = -260;
  // The second to arrive hits the first, which gives way and comes back.
  const hit = time - 5.0;
  const blow = index === 1 ? 26 * ringing(hit, 0.8, 2.4) : -12 * ringing(hit, 0.9, 2.8);
  const x = mix(from, home, part) + blow;
  const bow = (index === 0 ? 70 : -46) * Math.sin(Math.PI * part);
  return {
    x,
    y: y + bow,
    turn: idle - (1 - part) * 420 + (index === 1 ? 30 : -22) * ringing(hit, 0.5, 1.6),
  };
}

const inner = radius * 0.46;

function buoyDrawing({ x, y, turn }: Afloat): string {
  const parts = Array.from({ length: 8 }, (_, index) => {
    const point = (k: number, r: number) => {
      const angle = (k * Math.PI) / 4 + 0.39;
      return `${short(r * Math.cos(angle))} ${short(r * Math.sin(angle))}`;
    };
    return fill(
      index % 2 ? stone : buoy,
      `M${point(index, radius)}A${radius} ${radius} 0 0 1 ${point(index + 1, radius)}L${point(index + 1, inner)}A${inner} ${inner} 0 0 0 ${point(index, inner)}Z`,
    );
  });
  const tube = `${circle(0, 0, radius)}${circle(0, 0, inner)}`;
  return (
    place(parts.join(''), x, y, turn) +
    // The sun stands still while the ring turns: light above, shade below.
    place(
      `<clipPath id="tube${Math.round(x)}"><path clip-rule="evenodd" d="${tube}"/></clipPath><g clip-path="url(#tube${Math.round(x)})">` +
        `<path fill="#5A2114" opacity=".2" fill-rule="evenodd" d="${circle(0, 0, radius + 20)}${circle(-20, -24, radius - 8)}"/>` +
        `<path fill="#5A2114" opacity=".2" fill-rule="evenodd" d="${circle(0, 0, inner + 13)}${circle(7, 8, inner + 8)}"/></g>` +
        `<path fill="none" stroke="#FFFDF6" stroke-width="9" stroke-linecap="round" d="M-86 -34A92 92 0 0 1 -30 -87"/>`,
      x,
      y,
    )
  );
}

function shadow({ x, y }: Afloat, time: number): string {
  const round = (r: number) =>
    polygon(
      sampled(
        60,
        (part): Point =>
          bent(
            [x + 46 + r * Math.cos(part * 2 * Math.PI), y + 62 + r * Math.sin(part * 2 * Math.PI)],
            time,
            seconds,
            8,
          ),
      ),
    );
  return round(radius - 2) + round(inner);
}

/** Rings on the water where the two met. */
function ripples(time: number): string {
  return [0, 0.4]
    .map((delay) => {
      const part = span(time, 5.0 + delay, 6.5 + delay * 0.6);
      if (part <= 0 || part >= 1) return '';
      const size = radius + 14 + 190 * easeOut(part);
      const width = 9 * (1 - part);
      const path = places.map((x) => circle(x, level, size)).join('');
      return `<path fill="none" stroke="#D8F6F2" stroke-width="${short(width)}" d="${path}"/>`;
    })
    .join('');
}

function crest(time: number): string {
  const x = crestX(time);
  if (x < -290 || x > 1630) return '';
  const side = (lag: number, wobble: number) =>
    sampled(40, (part): Point => {
      const y = -20 + part * 840;
      const bow = 120 * Math.sin(Math.PI * part) - 60;
      const scallop = wobble * Math.abs(Math.sin(part * 16 + lag));
      return [x + bow - lag + scallop + 10 * swing(time, seconds, 3, part), y];
    });
  const band = (front: number, back: number, wobble: number) =>
    polygon([...side(front, 0), ...side(back, wobble).reverse()]);
  return (
    fill('#0E8FA3', band(-34, 20, 0), 'opacity=".55"') +
    fill('#8FE6E6', band(0, 120, -46)) +
    fill(stone, band(-6, 44, -30)) +
    fill(
      stone,
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((n) => {
          const part = (n + 0.5) / 9;
          const bow = 120 * Math.sin(Math.PI * part) - 60;
          return circle(
            x + bow - 160 - 34 * ((n * 5) % 3),
            part * 800 + 18 * ((n * 7) % 3),
            6 + 5 * ((n * 2) % 3),
          );
        })
        .join(''),
    )
  );
}

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
