import { scatter } from '../motion.ts';

/** Of a sheet. */
export const width = 428;
export const height = 520;

interface Hole {
  /** Drawn around 0, 0. */
  readonly shape: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Seconds into the sheet's turn. */
  readonly when: number;
}

export interface Design {
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

export const flower: Design = {
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

export const designs = [flower, bird] as const;
