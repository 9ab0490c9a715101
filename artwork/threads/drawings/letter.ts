import { box } from '../../../app/ui/threads/bundle.ts';
import { eye, over, solid, through, under } from '../drawing.ts';

/** A letter whose lines go out, turn around and leave by the edge. */
export const sentLetter = [
  under({
    corners: [
      [866, 360],
      [1100, 360, 140],
      [1100, 80, 140],
      [-40, 80],
    ],
    count: 5,
  }),
  solid({ corners: box(110, 250, 740, 560), count: 4 }),
  through(
    'a',
    'M186 326H774V734H186Z',
    over({
      corners: [
        [110, 250],
        [480, 580],
        [850, 250],
      ],
      count: 5,
    }),
  ),
  eye(480, 640, 44),
];
