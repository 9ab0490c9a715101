import { expect, test } from 'vitest';
import { percentFigures } from './figures.ts';

test('every whole per cent can be drawn', () => {
  for (let value = 0; value <= 100; value++) {
    const figures = percentFigures(value);
    expect(figures).toHaveLength(String(value).length + 1);
    for (const { paths } of figures) {
      expect(new Set(paths).size).toBe(paths.length);
      for (const path of paths) expect(path).not.toMatch(/NaN|Infinity/);
    }
  }
});

test('what is not a whole number is refused', () => {
  expect(() => percentFigures(12.5)).toThrow(RangeError);
  expect(() => percentFigures(-5)).toThrow(RangeError);
});
