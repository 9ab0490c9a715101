import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contrastOf } from './field-types.ts';
import { project } from './project.ts';

const pool = () => parse(readFileSync('content/data/projects/pool.yaml', 'utf8'));

test('contrast runs from 1 to 21 and knows no order', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrastOf('#22E0F0', '#22E0F0')).toBe(1);
});

test.each([
  ['§2.19 Project page: on the caption', 'captionText', '#FFFFFF'],
  ['§2.7 Portfolio section: on its background', 'text', pool().palette.background],
])('%s, text that cannot be read is refused, by key', (_, key, color) => {
  const file = pool();
  expect(project.safeParse(file).success).toBe(true);
  file.palette[key] = color;
  const { error } = project.safeParse(file);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([`palette.${key}`]);
});
