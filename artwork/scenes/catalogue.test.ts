import { describe, expect, test } from 'vitest';
import { site } from '../../content/load/site.ts';
import { catalogue } from './catalogue.ts';
import { paletteDistance } from './palette-distance.ts';

const scenes = Object.values(catalogue);
const palettes = new Map(
  site().projects.flatMap((project) =>
    project.sample ? [] : [[project.slug, project.palette.swatches] as const],
  ),
);
const pairs = [...palettes].flatMap(([slug, colours], index) =>
  [...palettes].slice(index + 1).map(([other, others]) => ({ slug, other, colours, others })),
);

test('every project has a scene', () => {
  expect(Object.keys(catalogue).toSorted()).toEqual([...palettes.keys()].toSorted());
});

/** Two palettes nearer than this look like one client's. */
const tooNear = 0.05;

test.each(pairs)('$slug and $other have palettes of their own', ({ colours, others }) => {
  expect(paletteDistance(colours, others)).toBeGreaterThan(tooNear);
});

test('a palette with other shades of the same colours counts as the same', () => {
  expect(paletteDistance(['#17B3C4', '#DD6A3E'], ['#E0703F', '#1BB0C0'])).toBeLessThan(tooNear);
});

test('no two projects share a pairing of typefaces', () => {
  const pairings = scenes.map(({ typefaces }) => typefaces.toSorted().join(' + '));
  expect(new Set(pairings).size).toBe(pairings.length);
});

test('no two projects show the same scene', () => {
  const shown = scenes.map(({ scene }) => scene);
  expect(new Set(shown).size).toBe(shown.length);
});

describe.each(scenes)('$slug', ({ slug, palette, prints, views }) => {
  test('is painted in the colours that its page shows', () => {
    const colours = Object.values(palette).map((colour) => colour.toUpperCase());
    expect(colours.toSorted()).toEqual(
      palettes
        .get(slug)
        ?.map((colour) => colour.toUpperCase())
        .toSorted(),
    );
  });

  test('has a key picture, one for telephones and a second one', () => {
    expect(views.key).toMatchObject({ width: 1600, height: 1000 });
    expect(views.mobile).toMatchObject({ width: 900, height: 1200 });
    expect(Object.keys(views)).toContain('second');
  });

  test('shows no figures that nobody measured', () => {
    // Times of day are no claims; everything else would be.
    const words = Object.values(prints).map(({ html }) => html.replace(/<[^>]*>/g, ' '));
    expect(words.join(' ')).not.toMatch(/\d+\s*(?:%|\+|mil\b|veces|años|clientes)/);
  });
});
