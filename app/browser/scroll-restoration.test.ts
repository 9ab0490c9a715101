import { describe, expect, test } from 'vitest';
import { readPositions, writePositions } from './scroll-restoration.ts';

describe('§1.6 Scroll to the top: kept positions', () => {
  test('what was kept comes back', () => {
    const positions = new Map([
      ['a', 0],
      ['b', 1500.5],
    ]);
    expect(readPositions(writePositions(positions))).toEqual(positions);
  });

  test.each([null, '', '%%%', 'null', '5', '"a"', '[]', 'x'.repeat(1000)])(
    '%j counts as absent',
    (stored) => {
      expect(readPositions(stored).size).toBe(0);
    },
  );

  test('entries that are no positions are left out', () => {
    expect(readPositions('{"a":"1","b":null,"c":7,"d":1e999}')).toEqual(new Map([['c', 7]]));
  });
});
