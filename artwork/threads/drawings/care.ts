import { type Corner, circles } from '../../../app/ui/threads/bundle.ts';
import { eye, pitch, plain, under } from '../drawing.ts';

/** A wheel with square teeth, clockwise. */
function wheel(x: number, y: number, outer: number, inner: number, teeth: number): Corner[] {
  const half = Math.PI / teeth / 2;
  return Array.from({ length: teeth }, (_, tooth) => {
    const middle = (tooth * 2 * Math.PI) / teeth;
    const at = (angle: number, radius: number): Corner => [
      x + radius * Math.cos(middle + angle),
      y + radius * Math.sin(middle + angle),
    ];
    return [
      at(-half * 1.15, inner),
      at(-half * 0.85, outer),
      at(half * 0.85, outer),
      at(half * 1.15, inner),
    ];
  }).flat();
}

/** The wheel that keeps turning. */
export const cogwheel = [
  under({ corners: wheel(720, 480, 520, 390, 10), count: 4, from: 'edge', closed: true }),
  plain(...circles(720, 480, 260, 6, pitch)),
  eye(720, 480, 50),
];
