import { describe, expect, test } from 'vitest';
import { readPositions } from './scroll-restoration.ts';

describe('§1.6 Scroll to the top: kept positions', () => {
  test.each([null, 'null', '5', '"a"', '[]', '{}'])('%j counts as absent', (stored) => {
    expect(readPositions(stored).size).toBe(0);
  });

  test('entries that are no positions are left out', () => {
    expect(readPositions('{"a":"1","b":null,"c":7,"d":1e999}')).toEqual(new Map([['c', 7]]));
  });
});
