import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contrastOf } from './contrast.ts';
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

const world = () => ({
  colors: { background: '#1A35FF', text: '#FFFFFF', accent: '#D9FF4A' },
  headings: { width: 100, weight: 600, uppercase: false },
  scene: {
    length: 200,
    description: 'Un círculo crece.',
    layers: [
      {
        color: '#16171A',
        way: [
          { at: 0, window: [[0, 0, 10]] },
          { at: 90, window: [[0, 0, 90]] },
        ],
      },
      { text: 'Clic', color: '#D9FF4A', ground: '#16171A', size: 8, way: [{ at: 0 }] },
    ],
  },
});

type Draft = ReturnType<typeof world>;

test.each<[string, (draft: Draft) => void, string]>([
  ['its page', ({ colors }) => Object.assign(colors, { text: '#2A45FF' }), 'colors.text'],
  ['an accent', ({ colors }) => Object.assign(colors, { accent: '#1A35FF' }), 'colors.accent'],
  [
    'words of its scene',
    ({ scene }) => Object.assign(scene.layers[1] ?? {}, { ground: '#D9FF4A' }),
    'scene.layers.1.color',
  ],
  ['states out of order', ({ scene }) => void scene.layers[0]?.way.reverse(), 'scene.layers.0.way'],
  [
    'windows of unlike numbers',
    ({ scene }) => Object.assign(scene.layers[0]?.way[0] ?? {}, { window: [] }),
    'scene.layers.0.way',
  ],
])('§2.23 World: refused, by key: %s', (_, spoil, key) => {
  const file = pool();
  file.page.world = world();
  expect(project.safeParse(file).success).toBe(true);
  spoil(file.page.world);
  const { error } = project.safeParse(file);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([`page.world.${key}`]);
});
