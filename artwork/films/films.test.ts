import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

const media = join(import.meta.dirname, '../../content/public/media');

/** A frame's numbers, so that two drawings can be compared within what nobody sees. */
const numbers = (drawing: string) => drawing.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];

const drawn = Object.entries(catalogue).flatMap(([name, film]) =>
  'frame' in film ? [[name, film] as const] : [],
);

describe.each(drawn)('%s', (_, film) => {
  test('is whole at every moment', () => {
    for (const part of [0, 0.21, 0.5, 0.77]) {
      expect(film.frame(part * film.seconds)).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  test('draws the same moment the same way', () => {
    expect(film.frame(1.3)).toBe(film.frame(1.3));
  });
});

describe.each(Object.entries(catalogue))('%s', (_, film) => {
  test('has its three files in the content, none too large', () => {
    for (const ending of ['.webm', '.mp4', '-poster.webp']) {
      const file = join(media, film.id + ending);
      expect(existsSync(file), file).toBe(true);
      expect(statSync(file).size).toBeLessThan(900 * 1024);
    }
  });
});

// The others draw their last moment with other pieces, or in another order, to the same effect.
test.each([
  'digital-tira',
  'digital-trama',
  'equipo',
  'evemundo',
  'star-disciplinas',
  'star-trazo',
])('%s ends where it begins', (name) => {
  const film = new Map(drawn).get(name);
  if (!film) throw new Error(`no drawn film "${name}"`);
  const [first, last] = [numbers(film.frame(0)), numbers(film.frame(film.seconds))];
  expect(last).toHaveLength(first.length);
  const apart = first.map((value, index) => Math.abs(value - (last[index] ?? 0)));
  expect(Math.max(...apart)).toBeLessThan(0.1);
});
