import { box, type Corner } from '../../../app/ui/threads/bundle.ts';
import { eye, over, pitch, plain, rings, solid, through, under } from '../drawing.ts';

const day = (column: number, row: number) =>
  under({
    corners: box(390 + 300 * column, -40 + 300 * row, 260, 260),
    count: column === 1 && row === 1 ? 3 : 6,
    from: 'edge',
    closed: true,
  });

/** Days of a calendar; one of them matters. */
export const calendar = [
  ...[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => day(column, row))),
  eye(820, 390, 50),
];

/** A page seen at a slant, clockwise. */
const page = (side: 1 | -1): Corner[] => {
  const inner = 700 + side * 26;
  const outer = 700 + side * 590;
  const corners: Corner[] = [
    [inner, 300],
    [outer, 90],
    [outer, 620],
    [inner, 830],
  ];
  return side === 1 ? corners : corners.reverse();
};

const writing = (side: 1 | -1, down: number, length: number) =>
  under({
    corners: [
      [700 + side * 140, 350 + down],
      [700 + side * (140 + length), 350 + down - length * 0.393],
    ],
    count: 3,
  });

/** An open book. */
export const openBook = [
  under({ corners: page(-1), count: 4, from: 'edge', closed: true }),
  under({ corners: page(1), count: 4, from: 'edge', closed: true }),
  writing(-1, 60, 300),
  writing(-1, 160, 300),
  writing(-1, 260, 180),
  writing(1, 60, 300),
  writing(1, 160, 300),
  writing(1, 260, 180),
  eye(700, 160, 58),
];

/** A drop that points down, clockwise from its left side. */
const drop = (x: number, y: number, radius: number): Corner[] => [
  [x, y + radius * Math.SQRT2],
  [x - radius * Math.SQRT2, y, radius],
  [x, y - radius * Math.SQRT2, radius],
  [x + radius * Math.SQRT2, y, radius],
];

const street = (corners: readonly Corner[]) => over({ corners, count: 4 });

/** The pin of a map, on the corner of two streets. */
export const mapPin = [
  street([
    [-40, 560],
    [1240, 860],
  ]),
  street([
    [330, 980],
    [980, 330],
    [1240, 330],
  ]),
  solid({ corners: drop(560, 340, 270), count: 7 }),
  eye(560, 340, 54),
];

const lying = { corners: box(70, 330, 760, 470), count: 5, closed: true, from: 'edge' as const };
const standing = { corners: box(560, 70, 440, 620), count: 5, closed: true, from: 'edge' as const };

/** Two photographs, one over and under the other. */
export const photographs = [
  under(lying),
  over(standing),
  through('a', 'M730 540H850V720H730Z', over(lying)),
  eye(697, 510, 42),
];

/** A portrait and a signature that leaves by the edge. */
export const profile = [
  rings(390, 400, 330, 9),
  over({
    corners: [
      [330, 815],
      [820, 815],
      [820, 690],
      [950, 690],
      [950, 565],
      [1240, 565],
    ],
    count: 5,
  }),
  eye(390, 400, 60),
];

const leap = (left: number, right: number, foot = 980) => {
  const radius = (right - left) / 2;
  return over({
    corners: [
      [left, 980],
      [left, 560 - radius, radius],
      [right, 560 - radius, radius],
      [right, foot],
    ],
    count: 5,
  });
};

/** Three leaps to the right, each longer, and where they land. */
export const threeLeaps = [leap(20, 300), leap(300, 660), leap(660, 1080, 700), eye(1080, 776, 50)];

/** An arrow that leaves its frame and the page by the top. */
export const launch = [
  under({ corners: box(260, 560, 680, 460, 90), count: 5, from: 'edge', closed: true }),
  over({
    corners: [
      [600, 730],
      [600, -60],
    ],
    count: 7,
  }),
  over({
    corners: [
      [290, 330],
      [600, 20],
      [910, 330],
    ],
    count: 7,
  }),
  eye(600, 812, 48),
];

const column = (index: number, height: number) =>
  plain(
    ...Array.from(
      { length: 9 },
      (_, line) => `M${160 + index * 240 + line * pitch} 920V${900 - height}`,
    ),
  );

/** Four columns, each taller than the one before. */
export const columns = [
  column(0, 180),
  column(1, 330),
  column(2, 480),
  column(3, 630),
  eye(960, 180, 58),
];
