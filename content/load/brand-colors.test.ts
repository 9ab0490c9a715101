import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brand } from '../schemas/brand.ts';
import { brandColors, contrastFindings } from './brand-colors.ts';
import { site } from './site.ts';

const { colors } = brand.shape;

const shade = (from: number, to: number) =>
  fc
    .tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: from, max: to })))
    .map((channels) => `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`);
const anyColor = shade(0, 255);
const base = fc.record({
  ink: shade(0, 40),
  paper: shade(235, 255),
  accent: anyColor,
  warm: anyColor,
  danger: anyColor,
  success: anyColor,
});

test('§1.9 Look: whatever six colours a brand has, the shades that follow can be read', () => {
  fc.assert(
    fc.property(base, (six) => {
      expect(contrastFindings(colors.parse(six))).toEqual([]);
    }),
  );
});

test('§1.9 Look: a written shade that cannot be read is named, with one that can', () => {
  fc.assert(
    fc.property(base, anyColor, fc.constantFrom('dark', 'light'), (six, text2, theme) => {
      for (const { path, words } of contrastFindings(
        colors.parse({ ...six, [theme]: { text2 } }),
      )) {
        expect(path).toEqual(['colors', theme, 'text2']);
        const [, better] = /write "(#\w{6})"/.exec(words.en) ?? [];
        expect(contrastFindings(colors.parse({ ...six, [theme]: { text2: better } }))).toEqual([]);
      }
    }),
  );
});

test('§1.9 Look: ink and paper that are too close are named', () => {
  const grey = { accent: '#777777', warm: '#777777', danger: '#777777', success: '#777777' };
  const [finding] = contrastFindings(colors.parse({ ...grey, ink: '#666666', paper: '#999999' }));
  expect(finding?.path).toEqual(['colors', 'ink']);
});

test('§1.9 Look: a shade that is written is taken as it is', () => {
  const chosen = site().brand.colors;
  const found = brandColors(chosen);
  for (const part of ['dark', 'light', 'accentSurface', 'warmSurface'] as const) {
    expect(found[part]).toMatchObject(chosen[part]);
  }
});
