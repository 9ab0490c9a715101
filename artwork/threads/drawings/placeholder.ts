import { box } from '../../../app/ui/threads/bundle.ts';
import { eye, under } from '../drawing.ts';

/** A frame that waits for its picture; its middle stands in any crop, upright ones included. */
export const emptyFrame = [
  under({ corners: box(330, 225, 540, 450), count: 7, from: 'edge', closed: true }),
  eye(600, 450, 42),
];
