import { circles } from '../../../app/ui/threads/bundle.ts';
import { eye, pitch, plain, under } from '../drawing.ts';

/** Paper that comes over the roller of a press and falls in steps. */
export const press = [
  plain(...circles(390, 400, 190, 5, pitch)),
  under({
    corners: [
      [110, 980],
      [110, 120, 280],
      [670, 120, 280],
      [670, 540],
      [840, 540],
      [840, 680],
      [1010, 680],
      [1010, 820],
      [1260, 820],
    ],
    count: 7,
  }),
  eye(390, 400, 48),
];
