import { box, circles } from '../../../app/ui/threads/bundle.ts';
import { apart, eye, over, pitch, plain, rings, solid, through, under } from '../drawing.ts';

/** A target, and the arrow whose point is in its centre. */
export const targetAndArrow = [
  rings(800, 360, 620, 6),
  rings(800, 360, 400, 6),
  over({
    corners: [
      [20, 1140],
      [690, 470],
    ],
    count: 5,
  }),
  over({
    corners: [
      [565, 395],
      [765, 395],
      [765, 595],
    ],
    count: 6,
    from: 'edge',
  }),
  eye(800, 360, 50),
];

/** A target and the pointer that clicks its centre. */
export const pointer = [
  ...[560, 410, 260].map((radius) => plain(...circles(600, 360, radius, 4, pitch))),
  solid({
    corners: [
      [650, 410],
      [1100, 600],
      [890, 650],
      [840, 860],
    ],
    count: 4,
  }),
  eye(600, 360, 54),
];

const half = (id: string, window: string, y: number) =>
  through(
    id,
    window,
    [410, 210].map((radius) => plain(...circles(600, y, radius, 8, pitch))).join(''),
  );

/** Two halves of a target, moved against each other: which one works better? */
export const splitTarget = [
  half('a', 'M0 0H600V900H0Z', 350),
  half('b', 'M600 0H1200V900H600Z', 550),
  apart(600, 450, 66),
  eye(600, 450, 46),
];

/** A megaphone whose sound leaves by the edge. */
export const megaphone = [
  through(
    'a',
    'M300 410L1300 -110V930Z',
    [960, 800, 640].map((radius) => plain(...circles(300, 410, radius, 4, pitch))).join(''),
  ),
  under({ corners: box(270, 520, 150, 260), count: 3, from: 'edge', closed: true }),
  solid({
    corners: [
      [190, 330],
      [700, 90],
      [700, 730],
      [190, 490],
    ],
    count: 6,
  }),
  eye(120, 410, 46),
];
