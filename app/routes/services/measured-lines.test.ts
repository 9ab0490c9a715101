import { expect, test } from 'vitest';
import { inkOf, setToOneMeasure } from './measured-lines.server.ts';

const texts = ['Publicidad pagada', 'Correo y automatización', 'SEO y marketing de contenidos'];

test('lines have one width; the shortest is as wide as the font goes', () => {
  const { measure, lines } = setToOneMeasure(texts);
  expect(lines.map(({ text }) => text)).toEqual(texts);
  expect(lines[0]?.stretch).toBe(125);
  expect(lines[2]?.stretch).toBeLessThan(90);
  for (const { text, stretch } of lines) {
    expect(inkOf(text, stretch).ink).toBeCloseTo(measure, 2);
  }
});

test('the longest line decides where even condensed it is longer than the shortest wide open', () => {
  const { measure, lines } = setToOneMeasure(['SEO', texts[2] ?? '']);
  expect(lines[1]?.stretch).toBeCloseTo(62, 0);
  expect(lines[0]?.stretch).toBe(125);
  expect(inkOf('SEO', 125).ink).toBeLessThan(measure);
});

test('an accented letter is as wide as its base, any other character as an n', () => {
  expect(inkOf('á', 100).ink).toBe(inkOf('a', 100).ink);
  expect(inkOf('ł', 100).ink).toBe(inkOf('n', 100).ink);
});

test('widths between the measured ones are interpolated', () => {
  expect(inkOf('A', 81).ink).toBeGreaterThan(inkOf('A', 62).ink);
  expect(inkOf('A', 112.5).ink).toBeLessThan(inkOf('A', 125).ink);
});
