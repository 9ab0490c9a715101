import { box } from '../../../app/ui/threads/bundle.ts';
import { apart, eye, plain, solid, under } from '../drawing.ts';

const frame = (x: number, y: number) => ({ corners: box(x, y, 740, 700), count: 4 });

/** Browser windows that step back to the upper right; the button of the first one is the eye. */
export const browserWindows = [
  solid(frame(460, -40)),
  solid(frame(265, 110)),
  solid(frame(70, 260)),
  plain('M130 448H750'),
  under({ corners: box(262, 365, 430, 40), count: 2, from: 'edge', closed: true }),
  eye(196, 385, 28),
  under({ corners: box(190, 510, 500, 700), count: 6, from: 'edge', closed: true }),
];

/** The brackets of the code, and the slash with the eye in its middle. */
export const codeBrackets = [
  under({
    corners: [
      [430, 110],
      [90, 450],
      [430, 790],
    ],
    count: 6,
  }),
  under({
    corners: [
      [470, 970],
      [730, -70],
    ],
    count: 6,
  }),
  under({
    corners: [
      [770, 110],
      [1110, 450],
      [770, 790],
    ],
    count: 6,
  }),
  apart(600, 450, 84),
  eye(600, 450, 58),
];
