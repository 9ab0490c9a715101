import { expect, test } from 'vitest';
import { fitTitle, type LineInk } from './title-fit.ts';

/** A font whose ink grows evenly with its width axis: `letters` × half an em at 100 %. */
const line =
  (letters: number) =>
  (stretch: number): LineInk => ({ width: (letters * stretch) / 200, start: 0.05, drop: 0.2 });

test('§2.19 Project page: the title, a short name stands at its widest and fills the measure', () => {
  const fit = fitTitle(line(3), 20);
  expect(fit.stretch).toBe(125);
  expect((fit.size / 100) * line(3)(125).width).toBeCloseTo(1, 3);
});

test('§2.19 Project page: the title, a long name is condensed as far as the font goes', () => {
  const fit = fitTitle(line(40), 20);
  expect(fit.stretch).toBe(62);
  expect((fit.size / 100) * line(40)(62).width).toBeCloseTo(1, 2);
});

test('§2.19 Project page: the title, between them the width gives way and the size is the one asked for', () => {
  const fit = fitTitle(line(12), 20);
  expect(fit.size).toBeCloseTo(20, 0);
  expect(fit.stretch).toBeGreaterThan(62);
  expect(fit.stretch).toBeLessThan(125);
  expect((fit.size / 100) * line(12)(fit.stretch).width).toBeCloseTo(1, 3);
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
