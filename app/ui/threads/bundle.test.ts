import { describe, expect, test } from 'vitest';
import { box, circles, lines, parallel, turned } from './bundle.ts';

describe('a line beside another', () => {
  test('runs on the right of a straight one', () => {
    expect(
      parallel(
        [
          [0, 0],
          [100, 0],
        ],
        10,
      ),
    ).toBe('M0 10H100');
  });

  test('keeps its distance around a sharp corner', () => {
    expect(
      parallel(
        [
          [0, 0],
          [100, 0],
          [100, 100],
        ],
        10,
      ),
    ).toBe('M0 10H90V100');
  });

  test('keeps the centre of a round corner', () => {
    const corners = [
      [0, 0],
      [100, 0, 30],
      [100, 100],
    ] as const;
    expect(parallel(corners, 10)).toBe('M0 10H70A20 20 0 0 1 90 30V100');
    expect(parallel(corners, -10)).toBe('M0 -10H70A40 40 0 0 1 110 30V100');
  });

  test('turns sharp where the radius is used up', () => {
    expect(
      parallel(
        [
          [0, 0],
          [100, 0, 8],
          [100, 100],
        ],
        10,
      ),
    ).toBe('M0 10H90V100');
  });

  test('closes a shape and goes inwards when that is drawn clockwise', () => {
    expect(parallel(box(0, 0, 100, 60), 10, true)).toBe('M10 10H90V50H10Z');
  });
});

test('a bundle spreads around its corners, or starts at them', () => {
  const corners = [
    [0, 0],
    [50, 0],
  ] as const;
  expect(lines({ corners, count: 3, pitch: 4 })).toEqual(['M0 -4H50', 'M0 0H50', 'M0 4H50']);
  expect(lines({ corners, count: 2, pitch: 4, from: 'edge' })).toEqual(['M0 0H50', 'M0 4H50']);
});

test('circles share their centre', () => {
  expect(circles(50, 50, 20, 2, 5)).toEqual([
    'M30 50a20 20 0 1 1 40 0a20 20 0 1 1-40 0Z',
    'M35 50a15 15 0 1 1 30 0a15 15 0 1 1-30 0Z',
  ]);
});

test('turned corners keep their radius', () => {
  const [corner] = turned([[10, 0, 3]], 90, 0, 0);
  expect(corner?.[0]).toBeCloseTo(0);
  expect(corner?.[1]).toBeCloseTo(10);
  expect(corner?.[2]).toBe(3);
});
