import { eye, over, pitch, plain, stroke } from '../drawing.ts';

const cell = 5 * pitch;
const left = 300;
const top = 390;

/** One square of the weave: five lines, upright or lying. */
function square(x: number, y: number, upright: boolean): string {
  const inset = (pitch - stroke) / 2;
  return Array.from({ length: 5 }, (_, index) => {
    const step = pitch / 2 + index * pitch;
    return upright
      ? `M${x + step} ${y + inset}V${y + cell - inset}`
      : `M${x + inset} ${y + step}H${x + cell - inset}`;
  }).join('');
}

const handle = (shift: number, rise: number, foot: number) =>
  over({
    corners: [
      [left + 200 + shift, foot],
      [left + 200 + shift, top - rise, 150],
      [left + 500 + shift, top - rise, 150],
      [left + 500 + shift, foot],
    ],
    count: 3,
  });

/** A market bag, woven: one of its squares is the eye. */
export const wovenBag = [
  handle(100, 340, top - 40),
  plain(`M${left} ${top - 30}H1200M${left} ${top - 10}H1200`),
  plain(
    ...Array.from({ length: 8 * 5 }, (_, index) => {
      const column = index % 8;
      const row = Math.floor(index / 8);
      if (column === 3 && row === 2) return '';
      return square(left + column * cell, top + row * cell, (column + row) % 2 === 0);
    }),
  ),
  handle(0, 280, top + cell - 5),
  eye(left + 3.5 * cell, top + 2.5 * cell, 42),
];
