import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from './films/catalogue.ts';

const mebibyte = 1024 * 1024;
const media = join(import.meta.dirname, '../content/public/media');

const files = [media, join(import.meta.dirname, 'originals')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
);

test('no picture or film is heavier than 1 MB, and all together stay below 60 MiB', () => {
  const heavy = files.filter((file) => statSync(file).size > 1_000_000);
  expect(heavy).toEqual([]);
  const total = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(total).toBeLessThan(60 * mebibyte);
});

test('every film on the site can be made again', () => {
  const shown = files.filter((file) => file.endsWith('.webm'));
  const made = Object.values(catalogue).map(({ id }) => join(media, `${id}.webm`));
  expect(shown.toSorted()).toEqual(made.toSorted());
});
