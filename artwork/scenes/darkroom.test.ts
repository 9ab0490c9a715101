import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { type Darkroom, openDarkroom } from './darkroom.ts';

const patience = 120_000;
let darkroom: Darkroom;
beforeAll(async () => {
  darkroom = await openDarkroom();
}, patience);
afterAll(() => darkroom.close());

test(
  'a scene gives the same picture each time, and not an empty one',
  async () => {
    const { redentor } = catalogue;
    if (!redentor) throw new Error('The catalogue has no El Redentor');
    const small = { width: 160, height: 100, passes: 2 };
    const first = await darkroom.picture(redentor, 'key', small);
    const again = await darkroom.picture(redentor, 'key', small);
    expect(again.equals(first)).toBe(true);

    const { width, height } = await sharp(first).metadata();
    expect({ width, height }).toEqual({ width: 160, height: 100 });
    const { channels } = await sharp(first).stats();
    for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(20);
  },
  patience,
);
