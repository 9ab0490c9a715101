import { expect, test } from 'vitest';
import { priceList } from '../../tests/support/price-list.ts';
import { type CatalogueItem, findItem } from '../catalogue/lookup.ts';
import { carriedState, readCarriedPackage } from './carried-package.ts';

const item = (id: string, category?: string) => findItem(priceList, id, category) as CatalogueItem;

test('§4 Package selection: what Continuar carries arrives as it was chosen', () => {
  const selection = [item('web-profesional'), item('backend', 'apps'), item('hosting')];
  const state = carriedState(selection);
  expect(state.selectedList[0]).toEqual({
    id: 'web-profesional',
    name: 'Profesional',
    type: 'plan',
    price: 1980,
    categoryId: 'web',
  });
  expect(readCarriedPackage(structuredClone(state), priceList)).toEqual({
    items: selection,
    dropped: 0,
  });
});

test('§4 Contact form: of a forged entry only the ids are believed', () => {
  const forged = {
    selectedList: [
      { id: 'web-esencial', name: '<img src=x onerror=alert(1)>', type: 7, price: -5 },
      { id: 'no-existe', price: 1 },
      { id: 'web-esencial', price: 1 },
      { id: ['web-esencial'] },
      null,
      'web-esencial',
    ],
  };
  const { items, dropped } = readCarriedPackage(forged, priceList);
  expect(items).toEqual([item('web-esencial')]);
  expect(dropped).toBe(4);
});

test.each([null, undefined, 'x', 7, [], {}, { selectedList: 'x' }, { selectedList: {} }])(
  '§4 Contact form: navigation state %j is no package',
  (state) => {
    expect(readCarriedPackage(state, priceList)).toEqual({ items: [], dropped: 0 });
  },
);

test('§4 Contact form: a list of ten thousand is cut, not followed', () => {
  const state = { selectedList: Array(10_000).fill({ id: 'no-existe' }) };
  expect(readCarriedPackage(state, priceList)).toEqual({ items: [], dropped: 50 });
});
