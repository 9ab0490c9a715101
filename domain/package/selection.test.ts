import { expect, test } from 'vitest';
import { priceList } from '../../tests/support/price-list.ts';
import { type CatalogueItem, findItem } from '../catalogue/lookup.ts';
import {
  addItem,
  addonSubtotal,
  countLabel,
  initialSelection,
  packageNotice,
  removeItem,
  toggleItem,
} from './selection.ts';

const item = (id: string) => findItem(priceList, id) as CatalogueItem;
const ids = (items: readonly CatalogueItem[]) => items.map(({ id }) => id);

test('§4 Package selection: it starts with the default bonus, or empty', () => {
  expect(ids(initialSelection(item('hosting')))).toEqual(['hosting']);
  expect(initialSelection(null)).toEqual([]);
});

test('§4 Package selection: no duplicates by id, in the order of choosing', () => {
  const once = addItem(initialSelection(item('hosting')), item('web-esencial'));
  const twice = addItem(once, { ...item('web-esencial'), name: 'Otro nombre' });
  expect(ids(twice)).toEqual(['hosting', 'web-esencial']);
  expect(twice).toBe(once);
});

test('§4 Package selection: items are removed and toggled by id', () => {
  const selection = addItem(addItem([], item('web-esencial')), item('formulario'));
  expect(ids(removeItem(selection, 'web-esencial'))).toEqual(['formulario']);
  expect(ids(removeItem(selection, 'no-existe'))).toEqual(['web-esencial', 'formulario']);
  expect(ids(toggleItem(selection, item('formulario')))).toEqual(['web-esencial']);
  expect(ids(toggleItem(selection, item('backend')))).toEqual([
    'web-esencial',
    'formulario',
    'backend',
  ]);
  expect(ids(selection)).toEqual(['web-esencial', 'formulario']);
});

test('§4 Package selection: the bar counts in Spanish', () => {
  expect(countLabel([item('hosting')])).toBe('1 elemento en tu paquete');
  expect(countLabel([item('hosting'), item('backend')])).toBe('2 elementos en tu paquete');
});

test('§4 Package selection: the subtotal is that of the add-ons alone', () => {
  const selection = [item('web-esencial'), item('formulario'), item('backend'), item('hosting')];
  expect(addonSubtotal(selection)).toBe(470);
  expect(addonSubtotal([item('web-esencial'), item('hosting')])).toBe(0);
});

test('§4 Package selection: the notice names the bonus, or says that prices are approximate', () => {
  expect(packageNotice(true)).toMatch(/^BONUS GRATIS: /);
  expect(packageNotice(false)).toMatch(/^Precios aproximados en dólares \(USD\)\./);
});
