import { expect, test } from 'vitest';
import { fitTitle, type LineInk } from './title-fit.ts';

/** A font whose ink grows evenly with its width axis: `letters` × half an em at 100 %. */
const line =
  (letters: number) =>
  (stretch: number): LineInk => ({ width: (letters * stretch) / 200, start: 0.05, drop: 0.2 });

test.each([
  { name: 'a short name has the widest letters', letters: 3, range: [125, 125], digits: 3 },
  { name: 'a long name is condensed as far as it goes', letters: 40, range: [62, 62], digits: 2 },
  { name: 'between them the width gives way', letters: 12, range: [62.1, 124.9], digits: 3 },
])('§2.19 Project page: the title, $name', ({ letters, range: [min = 0, max = 0], digits }) => {
  const { size, stretch } = fitTitle(line(letters), 20);
  expect((size / 100) * line(letters)(stretch).width).toBeCloseTo(1, digits);
  expect(stretch).toBeGreaterThanOrEqual(min);
  expect(stretch).toBeLessThanOrEqual(max);
  if (min < max) expect(size, 'the size that was asked for').toBeCloseTo(20, 0);
});

test('§2.19 Project page: the title, bearings come from the width that was chosen', () => {
  const inkAt = (stretch: number): LineInk => ({
    width: stretch / 50,
    start: stretch / 1000,
    drop: stretch / 500,
  });
  const { stretch, start, drop } = fitTitle(inkAt, 50);
  expect(start).toBeCloseTo(stretch / 1000, 3);
  expect(drop).toBeCloseTo(stretch / 500, 3);
});
