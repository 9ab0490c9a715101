import { eye, over, through, under } from '../drawing.ts';

const count = 6;

/** One bundle, five steps. First it dives under the horizon, to where the eye lies. */
export const dive = [
  under({
    corners: [
      [-40, 250],
      [330, 250, 190],
      [330, 760, 270],
      [870, 760, 270],
      [870, 250, 190],
      [1240, 250],
    ],
    count,
  }),
  over({
    corners: [
      [-40, 420],
      [1240, 420],
    ],
    count: 3,
  }),
  eye(600, 560, 44),
];

/** Then it draws: a plan of its own, corner by corner, that closes in on the eye. */
export const plot = [
  under({
    corners: [
      [-40, 760],
      [1030, 760],
      [1030, 130],
      [230, 130],
      [230, 560],
      [820, 560],
      [820, 335],
      [560, 335],
    ],
    count,
  }),
  eye(440, 335, 44),
];

const warp = (x: number) => ({
  corners: [
    [x, -40],
    [x, 940],
  ] as const,
  count,
});
const weft = (y: number) => ({
  corners: [
    [-40, y],
    [1240, y],
  ] as const,
  count,
});
const columnsOfWarp = [300, 600, 900];
const rowsOfWeft = [150, 450, 750];

/** Then it is woven: every other crossing passes over. */
const crossing = (x: number, y: number) => `M${x - 90} ${y - 90}h180v180h-180Z`;
const above = columnsOfWarp.flatMap((x, column) =>
  rowsOfWeft.filter((_, row) => (column + row) % 2).map((y) => crossing(x, y)),
);

export const weave = [
  ...columnsOfWarp.map((x) => under(warp(x))),
  ...rowsOfWeft.map((y) => over(weft(y))),
  through('a', above.join(''), columnsOfWarp.map((x) => over(warp(x))).join('')),
  eye(750, 300, 34),
];

/** Then it leaves through the edge as an arrow. */
export const leave = [
  under({
    corners: [
      [-40, 760],
      [440, 760],
      [1130, 70],
    ],
    count,
  }),
  over({
    corners: [
      [640, 20],
      [1180, 20],
      [1180, 560],
    ],
    count,
  }),
  eye(330, 430, 44),
];

/** And it comes back over itself, as a loop, and goes on. */
export const comeBack = [
  under({
    corners: [
      [-40, 740],
      [900, 740, 290],
      [900, 130, 290],
      [600, 130],
    ],
    count,
  }),
  over({
    corners: [
      [612, 130],
      [300, 130, 205],
      [300, 560, 205],
      [1240, 560],
    ],
    count,
  }),
  eye(600, 345, 44),
];
