import { expect, test } from 'vitest';
import { addonsFor, findItem } from './catalogue.ts';
import { catalogue } from './sample-catalogue.ts';

test('§3.2 Content: an item is found by id, whatever its kind', () => {
  expect(findItem(catalogue, 'web-esencial')).toEqual({
    id: 'web-esencial',
    name: 'Web Esencial',
    type: 'plan',
    price: 680,
    priceType: 'único',
    categoryId: 'desarrollo-web',
  });
  expect(findItem(catalogue, 'bonus-hosting')).toMatchObject({ type: 'bonus', price: 0 });
  expect(findItem(catalogue, 'no-existe')).toBeUndefined();
});

test('§3.2 Content: an add-on of several categories has the one it was chosen in', () => {
  expect(findItem(catalogue, 'backend', 'publicidad')?.categoryId).toBe('publicidad');
  expect(findItem(catalogue, 'backend', 'otra')?.categoryId).toBe('desarrollo-web');
  expect(findItem(catalogue, 'backend')?.categoryId).toBe('desarrollo-web');
});

test('§5.1 Contact form: a plan or service offers its own add-ons and bonuses', () => {
  const ids = (category: string, plan: string) =>
    addonsFor(catalogue, category, plan).map(({ id }) => id);
  expect(ids('desarrollo-web', '')).toEqual(['formulario-avanzado', 'backend', 'bonus-hosting']);
  expect(ids('desarrollo-web', 'web-esencial')).toEqual(['formulario-avanzado', 'bonus-hosting']);
  expect(ids('publicidad', 'ppc-mensual')).toEqual(['backend']);
  expect(ids('', '')).toEqual([]);
});
