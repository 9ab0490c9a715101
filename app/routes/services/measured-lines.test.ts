import { expect, test } from 'vitest';
import { inkWidth, setToOneMeasure } from './measured-lines.server.ts';

const texts = ['Publicidad pagada', 'Correo y automatización', 'SEO y marketing de contenidos'];

test('lines have one width; the shortest is as wide as the font goes', () => {
  const { measure, lines } = setToOneMeasure(texts);
  expect(lines.map(({ text }) => text)).toEqual(texts);
  expect(lines[0]?.stretch).toBe(125);
  expect(lines[2]?.stretch).toBeLessThan(90);
  for (const { text, stretch } of lines) {
    expect(inkWidth(text, stretch)).toBeCloseTo(measure, 2);
  }
});

test('the longest line decides where even condensed it is longer than the shortest wide open', () => {
  const { measure, lines } = setToOneMeasure(['SEO', texts[2] ?? '']);
  expect(lines[1]?.stretch).toBeCloseTo(62, 0);
  expect(lines[0]?.stretch).toBe(125);
  expect(inkWidth('SEO', 125)).toBeLessThan(measure);
});

test('an accented letter is as wide as its base, any other character as an n', () => {
  expect(inkWidth('á', 100)).toBe(inkWidth('a', 100));
  expect(inkWidth('ł', 100)).toBe(inkWidth('n', 100));
});

test('widths between the measured ones are interpolated', () => {
  expect(inkWidth('A', 81)).toBeGreaterThan(inkWidth('A', 62));
  expect(inkWidth('A', 112.5)).toBeLessThan(inkWidth('A', 125));
});
