import { describe, expect, it } from 'vitest';
import { inkWidth, setToOneMeasure } from './measured-lines.server.ts';

describe('lines set to one measure by their width', () => {
  const texts = ['Publicidad pagada', 'Correo y automatización', 'SEO y marketing de contenidos'];

  it('gives every line the same ink width within a thousandth of an em', () => {
    const { measure, tracking, lines } = setToOneMeasure(texts);
    for (const { text, stretch } of lines) {
      expect(inkWidth(text, stretch, tracking)).toBeCloseTo(measure, 2);
    }
  });

  it('opens the shortest line as wide as the font goes and keeps the order', () => {
    const { lines } = setToOneMeasure(texts);
    expect(lines.map(({ text }) => text)).toEqual(texts);
    expect(lines[0]?.stretch).toBe(125);
    expect(lines[2]?.stretch).toBeLessThan(90);
  });

  it('lets the longest line decide where even condensed it is longer than the shortest wide open', () => {
    const { measure, tracking, lines } = setToOneMeasure(['SEO', texts[2] ?? '']);
    expect(lines[1]?.stretch).toBeCloseTo(62, 0);
    expect(lines[0]?.stretch).toBe(125);
    expect(inkWidth('SEO', 125, tracking)).toBeLessThan(measure);
  });

  it('measures an accented letter like its base and any other character like an n', () => {
    expect(inkWidth('á', 100, 0)).toBe(inkWidth('a', 100, 0));
    expect(inkWidth('ł', 100, 0)).toBe(inkWidth('n', 100, 0));
  });

  it('interpolates between the measured widths', () => {
    expect(inkWidth('A', 81, 0)).toBeGreaterThan(inkWidth('A', 62, 0));
    expect(inkWidth('A', 112.5, 0)).toBeLessThan(inkWidth('A', 125, 0));
  });
});
