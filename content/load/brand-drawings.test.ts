import { expect, test } from 'vitest';
import { brandDrawing, percentDrawing, wordDrawing } from './brand-drawings.ts';

test('§2.10 Offer: every whole per cent can be drawn', () => {
  const drawn = Array.from({ length: 101 }, (_, percent) => percentDrawing(percent));
  expect(new Set(drawn).size).toBe(101);
  for (const [percent, drawing] of drawn.entries()) {
    expect(drawing?.match(/<g transform="translate/g), String(percent)).toHaveLength(
      String(percent).length + 1,
    );
  }
});

test('a number that has no drawing is none', () => {
  expect([percentDrawing(12.5), percentDrawing(-5)]).toEqual([null, null]);
});

test('a drawing is one that the brand has, and its word is found by its name alone', () => {
  expect(brandDrawing('nothing-of-the-kind')).toBeNull();
  expect(wordDrawing('Ollin')).toContain('<svg');
  expect(wordDrawing('Faro Norte')).toBeNull();
});
