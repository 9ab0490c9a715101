import { type DrawnFilm, wide } from './film.ts';
import { clamp, easeInOut, modulo, overshoot, ringing, scatter, span, swing } from './motion.ts';
import { box, fill, place, short } from './shapes.ts';

/**
 * Evemundo: papel picado is cut while we look, hole by hole and then the name; what falls out is
 * the confetti. The string moves on, and the next sheet takes its turn.
 */

const wall = '#FF2E88';
const shade = '#C9176C';
const half = 4;
const seconds = 2 * half;

const gap = 456;
const width = 428;
const height = 520;
const hang = 92;
/** When, in a sheet's turn, the string moves on. */
const travel = { start: 3.12, end: half };

interface Hole {
  /** Drawn around 0, 0. */
  readonly shape: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Seconds into the sheet's turn. */
  readonly when: number;
}

interface Design {
  readonly paper: string;
  /** The paper where it is folded over the string. */
  readonly hem: string;
  readonly holes: readonly Hole[];
}

const petal = (wide: number, long: number) =>
  `<path d="M0 ${-long}Q${wide} ${-long * 0.2} 0 ${long}Q${-wide} ${-long * 0.2} 0 ${-long}Z"/>`;
const drop = (wide: number, long: number) => `<ellipse rx="${wide}" ry="${long}"/>`;
const dot = (radius: number) => `<circle r="${radius}"/>`;
const diamond = (wide: number, long: number) =>
  `<path d="M0 ${-long}L${wide} 0L0 ${long}L${-wide} 0Z"/>`;

/** Holes in a circle, one after the other as the chisel goes round. */
function wreath(
  shape: string,
  count: number,
  [x, y]: readonly [number, number],
  radius: number,
  start: number,
  lasts: number,
  phase = 0,
): Hole[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + phase) / count) * 2 * Math.PI;
    return {
      shape,
      x: x + radius * Math.sin(angle),
      y: y - radius * Math.cos(angle),
      turn: (angle * 180) / Math.PI,
      when: start + (lasts * index) / count,
    };
  });
}

/** Letters of the name and the room each takes. */
const name = [
  ['E', 40],
  ['V', 48],
  ['E', 40],
  ['M', 58],
  ['U', 46],
  ['N', 48],
  ['D', 46],
  ['O', 47],
] as const;

function lettering(start: number): Hole[] {
  let x = -name.reduce((sum, [, room]) => sum + room, 0) / 2;
  return name.map(([letter, room], index) => {
    x += room;
    return {
      shape: `<text x="${-(room - 5) / 2}" y="27" font-family="Anybody" font-weight="900" font-size="74" style="font-stretch:80%" textLength="${room - 5}" lengthAdjust="spacingAndGlyphs">${letter}</text>`,
      x: x - room / 2,
      y: 426,
      turn: 0,
      when: start + index * 0.085,
    };
  });
}

const edge = (count: number, y: number, start: number, lasts: number): Hole[] =>
  Array.from({ length: count }, (_, index) => ({
    shape: diamond(8, 13),
    x: ((index + 0.5) / count - 0.5) * (width - 16),
    y,
    turn: 0,
    when: start + (lasts * index) / count,
  }));

const mirrored = (holes: (side: 1 | -1) => Hole[]) => [...holes(-1), ...holes(1)];

const flower: Design = {
  paper: '#FFD21F',
  hem: '#F0B800',
  holes: [
    ...wreath(drop(10, 30), 16, [0, 214], 94, 0.25, 0.5),
    ...wreath(petal(13, 24), 12, [0, 214], 44, 0.75, 0.32),
    ...wreath(dot(15), 1, [0, 214], 0, 1.07, 0.1),
    ...wreath(dot(7), 16, [0, 214], 140, 1.1, 0.34, 0.5),
    ...mirrored((side) => [
      ...wreath(petal(12, 21), 6, [side * 168, 100], 26, 1.35, 0.2),
      ...wreath(petal(12, 21), 6, [side * 168, 328], 26, 1.5, 0.2),
    ]),
    ...edge(17, 52, 1.3, 0.36),
    ...edge(17, 372, 1.62, 0.3),
    ...lettering(1.95),
  ],
};

const bird: Design = {
  paper: '#6A1BB8',
  hem: '#561596',
  holes: [
    ...[0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3, 4, 5, 6].map((column): Hole => {
        const odd = (row + column) % 2 === 1;
        const away = Math.hypot(column - 3, row - 2);
        return {
          shape: odd ? petal(20, 30) : dot(15),
          x: (column - 3) * 57,
          y: 104 + row * 56,
          turn: odd
            ? (column < 3 ? -45 : column > 3 ? 45 : 0) * (row < 2 ? 1 : row > 2 ? -1 : 2)
            : 0,
          when: 0.25 + away * 0.32 + 0.05 * scatter(row * 7 + column),
        };
      }),
    ),
    ...edge(17, 52, 1.25, 0.4),
    ...edge(17, 372, 1.6, 0.32),
    ...lettering(1.95),
  ],
};

const designs = [flower, bird] as const;

/** How far the string has moved. */
function moved(time: number): number {
  const turn = Math.floor(time / half + 1e-9);
  return gap * (turn + easeInOut(span(time - turn * half, travel.start, travel.end)));
}

/** Degrees that a sheet leans: the string's jerks, the chisel and a little wind. */
function lean(sheet: number, time: number): number {
  let angle = 1.6 * swing(time, seconds, 2, modulo(sheet, 2) * 0.23);
  for (let back = 0; back < 3; back++) {
    const turn = Math.floor(time / half + 1e-9) - back;
    const since = time - (turn * half + travel.start);
    angle += 9 * ringing(since - 0.02 * modulo(sheet, 2), 0.62, 1.15);
  }
  return angle;
}

const holesAt = (design: Design, since: number) =>
  design.holes
    .filter(({ when }) => since > when)
    .map(({ shape, x, y, turn, when }) =>
      place(shape, x, y, turn, Math.max(0.01, overshoot(span(since, when, when + 0.16), 1.6))),
    )
    .join('');

/** The sheet's outline, its lower edge in scallops. */
const outline = (() => {
  const count = 10;
  const scallop = width / count;
  return (
    `M${-width / 2} 0H${width / 2}V${height - 24}` +
    Array.from({ length: count }, () => `a${scallop / 2} 22 0 0 1 ${-scallop} 0`).join('') +
    'Z'
  );
})();

/** What fell out of one sheet, still in the air. */
function confetti(design: Design, since: number, x: number): string {
  return design.holes
    .map((hole, index) => {
      const age = since - hole.when;
      if (age <= 0 || age > 2) return '';
      const chance = scatter(index + 3);
      const y = hang + hole.y + 70 * age + 440 * age * age;
      if (y > 860) return '';
      const side = (chance - 0.5) * 190 * age + 16 * Math.sin(age * 9 + index);
      const flip = Math.cos(age * (7 + 6 * chance));
      return `<g transform="translate(${short(x + hole.x + side)} ${short(y)}) rotate(${short(hole.turn + (chance - 0.5) * 420 * age)}) scale(1 ${short(flip)})" fill="${flip > 0 ? design.paper : design.hem}">${hole.shape}</g>`;
    })
    .join('');
}

/** The film begins with a finished sheet in the middle: that is its poster. */
const opening = 2.95;

function frame(clock: number): string {
  const time = clock + opening;
  const first = Math.floor(time / half + 1e-9);
  const shift = moved(time);
  let shadows = '';
  let sheets = '';
  let falling = '';
  for (let sheet = first - 2; sheet <= first + 3; sheet++) {
    const x = 640 + sheet * gap - shift;
    if (x < -width || x > 1280 + width) continue;
    const design = designs[modulo(sheet, 2)] ?? flower;
    const since = clamp(time - sheet * half, -1, 20);
    const angle = lean(sheet, time);
    const rise = 1 - 0.0016 * angle * angle;
    const id = `cut${sheet - first + 2}`;
    const sag = 10 * Math.cos((x - 640) / 205);
    const lay = (dx: number, dy: number, extra: number) =>
      `transform="translate(${short(x + dx)} ${short(hang + sag + dy)}) skewX(${short(-angle * extra)}) scale(1 ${Math.round(rise * 1e4) / 1e4})"`;
    sheets +=
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="-240" y="-10" width="480" height="${height + 20}"><path fill="#fff" d="${outline}"/><g fill="#000">${holesAt(design, since)}</g></mask>` +
      `<g ${lay(0, 0, 1)}><g mask="url(#${id})">${fill(design.paper, box(-width / 2, 0, width, height))}` +
      fill(
        design.hem,
        box(-width / 4, 0, width / 4, height) + box(width / 4, 0, width / 4, height),
        'opacity=".34"',
      ) +
      `${fill(design.hem, box(-width / 2, 0, width, 26))}</g></g>`;
    shadows += `<g ${lay(58, 66, 1.25)}><g mask="url(#${id})">${fill(shade, box(-width / 2, 0, width, height))}</g></g>`;
    falling += confetti(design, since, x);
  }
  const string = (dx: number, dy: number, color: string) => {
    const points = Array.from({ length: 65 }, (_, index) => {
      const x = index * 22 - 60;
      return `${x + dx} ${short(hang + 10 * Math.cos((x - 640) / 205) + 6 + dy)}`;
    });
    return `<path fill="none" stroke="${color}" stroke-width="5" d="M${points.join('L')}"/>`;
  };
  return (
    fill(wall, box(0, 0, 1280, 800)) +
    string(58, 66, shade) +
    shadows +
    string(0, 0, '#FFF1D6') +
    sheets +
    falling
  );
}

export const evemundo: DrawnFilm = { id: 'projects/evemundo/film-1', ...wide, seconds, frame };
