import { describe, expect, test } from 'vitest';
import { enoughToLoop, nearestIndex, ringOffset } from './carousel.logic.ts';

describe('§2 Portfolio section: the place on the ring', () => {
  test('is counted from the active slide', () => {
    expect([1, 2, 3, 4].map((index) => ringOffset(index, 2, 15))).toEqual([-1, 0, 1, 2]);
  });

  test('goes the shorter way around', () => {
    expect(ringOffset(14, 0, 15)).toBe(-1);
    expect(ringOffset(0, 14, 15)).toBe(1);
    expect(ringOffset(1, 13, 15)).toBe(3);
  });

  test('an even ring has one slide opposite', () => {
    expect(ringOffset(5, 0, 10)).toBe(5);
    expect(ringOffset(6, 0, 10)).toBe(-4);
  });
});

describe('§2 Portfolio section: a ring or a quiet row', () => {
  test.each([1, 2, 3])('%i entries stand still at both widths', (count) => {
    expect(enoughToLoop(count, true)).toBe(false);
    expect(enoughToLoop(count, false)).toBe(false);
  });

  test.each([15, 16])('%i entries turn at both widths', (count) => {
    expect(enoughToLoop(count, true)).toBe(true);
    expect(enoughToLoop(count, false)).toBe(true);
  });
});

describe('the nearest slide of a row', () => {
  test('is the one whose position is closest', () => {
    expect(nearestIndex([0, 250, 500], 260)).toBe(1);
    expect(nearestIndex([0, 250, 500], 900)).toBe(2);
  });

  test('an empty row answers 0', () => {
    expect(nearestIndex([], 10)).toBe(0);
  });
});
