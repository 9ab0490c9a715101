import { expect, test } from 'vitest';
import { fitTitle, type LineInk, setToOneMeasure } from './fit-text.ts';

/** A font whose ink grows evenly with its width axis: `letters` × half an em at 100 %. */
const line =
  (letters: number) =>
  (stretch: number): LineInk => ({
    width: (letters * stretch) / 200,
    start: stretch / 1000,
    drop: stretch / 500,
  });

test.each([
  ['a short name stands at its widest and fills the measure', 3, 125, 125],
  ['a long name is condensed as far as the font goes', 40, 62, 62],
  ['between them the width gives way and the size is the wanted one', 12, 62.1, 124.9],
])('§2.19 Project page: the title, %s', (_, letters, narrowest, widest) => {
  const { stretch, size, start, drop } = fitTitle(line(letters), 20, [62, 125]);
  expect(stretch).toBeGreaterThanOrEqual(narrowest);
  expect(stretch).toBeLessThanOrEqual(widest);
  expect((size / 100) * line(letters)(stretch).width).toBeCloseTo(1, 2);
  if (narrowest !== widest) expect(size).toBeCloseTo(20, 0);
  expect(start).toBeCloseTo(stretch / 1000, 3);
  expect(drop).toBeCloseTo(stretch / 500, 3);
});

test('§2.13 Services page: lines have one width; the shortest is as wide as the font goes', async () => {
  const texts = ['Publicidad pagada', 'Correo y automatización', 'SEO y marketing de contenidos'];
  const { lines } = await setToOneMeasure(texts);
  expect(lines.map(({ text }) => text)).toEqual(texts);
  expect(lines[0]?.stretch).toBe(125);
  expect(lines[2]?.stretch).toBeLessThan(90);
  const lengths = lines.map(({ length }) => length);
  // Side bearings apart, which are not part of the common width.
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(0.15);
});

test('§2.13 Services page: the longest line decides where even condensed it is longer than the shortest wide open', async () => {
  const { measure, lines } = await setToOneMeasure(['SEO', 'SEO y marketing de contenidos']);
  expect(lines[1]?.stretch).toBeCloseTo(62, 0);
  expect(lines[0]?.stretch).toBe(125);
  expect(lines[0]?.length).toBeLessThan(measure);
});
