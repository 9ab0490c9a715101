import { expect, test } from 'vitest';
import { priceList } from '../../tests/support/price-list.ts';
import { addonsFor, findItem } from './catalogue.ts';

test('§3.2 Content: an item is found by id, whatever its kind', () => {
  expect(findItem(priceList, 'web-esencial')).toEqual({
    id: 'web-esencial',
    name: 'Esencial',
    type: 'plan',
    price: 680,
    priceType: 'único',
    categoryId: 'web',
  });
  expect(findItem(priceList, 'hosting')).toMatchObject({ type: 'bonus', price: 0 });
  expect(findItem(priceList, 'no-existe')).toBeUndefined();
});

test('§3.2 Content: an add-on of several categories has the one it was chosen in', () => {
  expect(findItem(priceList, 'backend', 'apps')?.categoryId).toBe('apps');
  expect(findItem(priceList, 'backend', 'otra')?.categoryId).toBe('web');
  expect(findItem(priceList, 'backend')?.categoryId).toBe('web');
});

test('§5.1 Contact form: a plan or service offers its own add-ons and bonuses', () => {
  const ids = (category: string, plan: string) =>
    addonsFor(priceList, category, plan).map(({ id }) => id);
  expect(ids('web', '')).toEqual(['formulario', 'backend', 'hosting']);
  expect(ids('web', 'web-esencial')).toEqual(['formulario', 'hosting']);
  expect(ids('apps', 'app-mantenimiento')).toEqual(['backend']);
  expect(ids('', '')).toEqual([]);
});
