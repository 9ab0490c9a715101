import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { hero } from './hero.ts';

const size = 32;
const patience = 60_000;

/** With 8 bits a channel. */
const traced = (time: number) =>
  Uint8Array.from(hero.trace(time, size), (value) => Math.round(value / 257));

/** The mean difference of two pictures' channels. */
function apart(first: Uint8Array, second: Uint8Array): number {
  const sum = first.reduce((all, value, i) => all + Math.abs(value - (second[i] ?? 0)), 0);
  return sum / first.length;
}

let begin: Uint8Array;
beforeAll(() => {
  begin = traced(0);
}, patience);

test('the corners are the colour of the night', () => {
  expect([...begin.slice(0, 3)]).toEqual([0x05, 0x0a, 0x18]);
});

test(
  'the same moment looks the same: the loop ends exactly where it begins',
  () => {
    expect(traced(hero.seconds)).toEqual(begin);
  },
  patience,
);

test(
  'the poster that the site shows is the first moment, and no other',
  async () => {
    const media = join(import.meta.dirname, '../../../content/public/media');
    const poster = sharp(join(media, `${hero.id}-poster.webp`)).resize(size, size);
    const shown = await poster.removeAlpha().raw().toBuffer();
    expect(apart(begin, shown)).toBeLessThan(4);
    expect(apart(traced(1), shown)).toBeGreaterThan(5);
  },
  patience,
);
