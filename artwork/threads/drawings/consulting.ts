import { turned } from '../../../app/ui/threads/bundle.ts';
import { eye, under } from '../drawing.ts';

const path = [
  [-20, 150],
  [990, 150, 210],
  [990, 570, 210],
  [410, 570],
] as const;

/** Two paths from opposite sides that meet around one point. */
export const meetingPaths = [
  under({ corners: path, count: 6 }),
  under({ corners: turned(path, 180, 600, 450), count: 6 }),
  eye(600, 450, 46),
];
