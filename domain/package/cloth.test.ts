import { expect, test } from 'vitest';
import { type CatalogueItem, findItem } from '../catalogue/catalogue.ts';
import { catalogue } from '../catalogue/sample-catalogue.ts';
import { type Band, weave } from './cloth.ts';

const ids = ['web-esencial', 'ppc-mensual', 'formulario-avanzado', 'backend', 'bonus-hosting'];
const items = ids.map((id) => findItem(catalogue, id) as CatalogueItem);
const [plan, service, addon] = items as [CatalogueItem, CatalogueItem, CatalogueItem];

/** A long package of things that cost much. */
const many = Array.from({ length: 12 }, (_, index) => {
  const type = (['plan', 'servicio', 'addon', 'bonus'] as const)[index % 4] ?? 'plan';
  const price = type === 'bonus' ? 0 : 400 * index;
  return { ...plan, id: `artículo-${index}`, categoryId: `categoría-${index}`, type, price };
});

/** The strokes of a band, each as its row and its two ends. */
function strokesOf({ path }: Band) {
  let x = 0;
  let y = 0;
  return [...path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)].flatMap(([, command, a, b]) => {
    const from = command === 'M' ? 0 : x;
    x = from + Number(a);
    if (command === 'M') y = Number(b);
    return command === 'h' ? [{ y, from, to: x }] : [];
  });
}

const drawing = (chosen: CatalogueItem[]) =>
  weave(chosen, 96).bands.map(({ type, path }) => `${type} ${path}`);

test('§4.12 Cloth: the same package is the same cloth, in whatever order it was chosen', () => {
  expect(weave([...items].reverse(), 96)).toEqual(weave(items, 96));
  expect(weave(items, 96).bands.map(({ id }) => id)).toEqual([
    'web-esencial',
    'ppc-mensual',
    'backend',
    'formulario-avanzado',
    'bonus-hosting',
  ]);
});

test('§4.12 Cloth: different packages are different cloths', () => {
  const subsets = Array.from({ length: 2 ** items.length }, (_, chosen) =>
    items.filter((_, index) => chosen & (1 << index)),
  );
  expect(new Set(subsets.map((chosen) => drawing(chosen).join())).size).toBe(subsets.length);
});

test('§4.12 Cloth: each thing is one band, none is on another, and nothing lies outside', () => {
  for (const threads of [128, 64, 28]) {
    const { bands, height } = weave(many, threads);
    expect(bands).toHaveLength(many.length);
    let end = 0;
    for (const band of bands) {
      expect(band.top).toBeGreaterThan(end);
      end = band.top + band.height;
      const strokes = strokesOf(band);
      expect(strokes.length).toBeGreaterThan(0);
      expect(strokes.filter(({ y }) => y >= band.height)).toEqual([]);
      expect(strokes.filter(({ from, to }) => from < 0 || to <= from || to > threads - 1)).toEqual(
        [],
      );
    }
    expect(end).toBeLessThan(height);
  }
});

test('§4.12 Cloth: every line is symmetrical about the middle', () => {
  for (const threads of [128, 64, 28]) {
    for (const band of weave([...items, ...many], threads).bands) {
      const strokes = strokesOf(band).map(({ y, from, to }) => `${y} ${from} ${to}`);
      const mirrored = strokesOf(band).map(
        ({ y, from, to }) => `${y} ${threads - 1 - to} ${threads - 1 - from}`,
      );
      expect(new Set(mirrored)).toEqual(new Set(strokes));
    }
  }
});

test('§4.12 Cloth: neighbours have different figures, also where their category is the same', () => {
  const same = many.map((item) => ({ ...item, categoryId: 'una', type: 'plan' as const }));
  const figures = weave(same, 96).bands.map(({ label }) => label.split(' ')[0]);
  expect(figures.filter((figure, index) => figure === figures[index - 1])).toEqual([]);
});

test('§4.12 Cloth: another category gives a plan another figure', () => {
  const figures = catalogue.categories.map(
    ({ id }) => weave([{ ...plan, categoryId: id }], 96).bands[0]?.label,
  );
  expect(new Set(figures).size).toBe(figures.length);
});

test('§4.12 Cloth: what costs more has a higher band, also as a stripe; a text counts as a price', () => {
  for (const threads of [96, 28]) {
    const heights = [addon.price, 700, 4500].map(
      (price) => weave([{ ...addon, price }], threads).bands[0]?.height,
    );
    expect(heights).toEqual([...new Set(heights)].sort((a = 0, b = 0) => a - b));
  }
  const [band] = weave([{ ...service, price: 'A cotizar' }], 96).bands;
  expect(band?.height).toBe(weave([{ ...service, price: 900 }], 96).bands[0]?.height);
});

test('§4.12 Cloth: at full size six things take less than 8 KB', () => {
  const path = weave(many.slice(-6), 96).bands.map((band) => band.path);
  expect(path.join('').length).toBeLessThan(8 * 1024);
});
