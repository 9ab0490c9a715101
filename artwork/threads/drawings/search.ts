import { disc, eye, over, under } from '../drawing.ts';

/** A mountain of steps, and the bundle that climbs it. */
export const mountain = [
  under({
    corners: [
      [150, 990],
      [150, 800],
      [310, 800],
      [310, 620],
      [470, 620],
      [470, 440],
      [630, 440],
      [630, 250],
      [970, 250],
      [970, 440],
      [1130, 440],
      [1130, 620],
      [1290, 620],
    ],
    count: 8,
    from: 'edge',
  }),
  eye(800, 150, 66),
];

/** A magnifier over steps that climb to what was looked for. */
export const magnifier = [
  over({
    corners: [
      [930, 590],
      [1260, 920],
    ],
    count: 5,
  }),
  disc(700, 360, 330, 5),
  over({
    corners: [
      [-20, 760],
      [280, 760],
      [280, 630],
      [420, 630],
      [420, 495],
      [560, 495],
      [560, 360],
      [640, 360],
    ],
    count: 4,
  }),
  eye(706, 360, 38),
];

/** Steps that leave the page by its upper corner. */
export const stair = [
  under({
    corners: [
      [-40, 780],
      [260, 780],
      [260, 580],
      [520, 580],
      [520, 380],
      [780, 380],
      [780, 180],
      [1240, 180],
    ],
    count: 9,
  }),
  eye(590, 222, 56),
];
