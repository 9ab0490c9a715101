import { expect, test } from 'vitest';
import { type CatalogueItem, findItem } from '../catalogue/catalogue.ts';
import { catalogue } from '../catalogue/sample-catalogue.ts';
import {
  addItem,
  addonSubtotal,
  countLabel,
  initialSelection,
  packageNotice,
  packageState,
  readPackageState,
  removeItem,
  toggleItem,
} from './package.ts';

const item = (id: string, category?: string) => findItem(catalogue, id, category) as CatalogueItem;
const ids = (items: readonly CatalogueItem[]) => items.map(({ id }) => id);

test('§4.8 Package selection: it starts with the default bonus, or empty', () => {
  expect(ids(initialSelection(item('bonus-hosting')))).toEqual(['bonus-hosting']);
  expect(initialSelection(null)).toEqual([]);
});

test('§4.8 Package selection: no duplicates by id, in the order of choosing', () => {
  const once = addItem(initialSelection(item('bonus-hosting')), item('web-esencial'));
  const twice = addItem(once, { ...item('web-esencial'), name: 'Otro nombre' });
  expect(ids(twice)).toEqual(['bonus-hosting', 'web-esencial']);
  expect(twice).toBe(once);
});

test('§4.8 Package selection: items are removed and toggled by id', () => {
  const selection = addItem(addItem([], item('web-esencial')), item('formulario-avanzado'));
  expect(ids(removeItem(selection, 'web-esencial'))).toEqual(['formulario-avanzado']);
  expect(ids(removeItem(selection, 'no-existe'))).toEqual(['web-esencial', 'formulario-avanzado']);
  expect(ids(toggleItem(selection, item('formulario-avanzado')))).toEqual(['web-esencial']);
  expect(ids(toggleItem(selection, item('backend')))).toEqual([...ids(selection), 'backend']);
  expect(ids(selection)).toEqual(['web-esencial', 'formulario-avanzado']);
});

test('§4.8 Package selection: the bar counts in Spanish', () => {
  expect(countLabel([item('bonus-hosting')])).toBe('1 elemento en tu paquete');
  expect(countLabel([item('bonus-hosting'), item('backend')])).toBe('2 elementos en tu paquete');
});

test('§4.8 Package selection: the subtotal is that of the add-ons alone', () => {
  const selection = [
    item('web-esencial'),
    item('formulario-avanzado'),
    item('backend'),
    item('bonus-hosting'),
  ];
  expect(addonSubtotal(selection)).toBe(470);
  expect(addonSubtotal([item('web-esencial'), item('bonus-hosting')])).toBe(0);
});

test('§4.8 Package selection: the notice names the bonus, or says that prices are approximate', () => {
  expect(packageNotice(true)).toMatch(/^BONUS GRATIS: /);
  expect(packageNotice(false)).toMatch(/^Precios aproximados en dólares \(USD\)\./);
});

test('§4.8 Package selection: what Continuar takes along arrives as it was chosen', () => {
  const selection = [item('web-esencial'), item('backend', 'publicidad'), item('bonus-hosting')];
  const state = packageState(selection);
  expect(state.selectedList[0]).toEqual({
    id: 'web-esencial',
    name: 'Web Esencial',
    type: 'plan',
    price: 680,
    categoryId: 'desarrollo-web',
  });
  expect(readPackageState(structuredClone(state), catalogue)).toEqual({
    items: selection,
    dropped: 0,
  });
});

test('§4.10 Contact form: of a forged entry only the ids are believed', () => {
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
  const { items, dropped } = readPackageState(forged, catalogue);
  expect(items).toEqual([item('web-esencial')]);
  expect(dropped).toBe(4);
});

test.each([null, undefined, 'x', 7, [], {}, { selectedList: 'x' }, { selectedList: {} }])(
  '§4.10 Contact form: navigation state %j is no package',
  (state) => {
    expect(readPackageState(state, catalogue)).toEqual({ items: [], dropped: 0 });
  },
);

test('§4.10 Contact form: a list of ten thousand is cut, not followed', () => {
  const state = { selectedList: Array(10_000).fill({ id: 'no-existe' }) };
  expect(readPackageState(state, catalogue)).toEqual({ items: [], dropped: 50 });
});
