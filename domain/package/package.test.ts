import { expect, test } from 'vitest';
import { type CatalogueItem, findItem, type PriceList } from '../catalogue/catalogue.ts';
import { catalogue } from '../catalogue/sample-catalogue.ts';
import {
  addItem,
  addonsIn,
  countLabel,
  initialSelection,
  packageNotice,
  packageState,
  readPackage,
  removeItem,
  samePlansNotice,
  toggleItem,
  withoutIncompatible,
  withPackage,
} from './package.ts';

const item = (id: string, category?: string) => findItem(catalogue, id, category) as CatalogueItem;
const read = (search: string, state?: unknown) => readPackage({ search, state }, catalogue);
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
  const addons = [item('formulario-avanzado'), item('backend')];
  expect(addonsIn([item('web-esencial'), ...addons, item('bonus-hosting')])).toEqual(addons);
});

test('§4.8 Package selection: the notice names the bonus, or says that prices are approximate', () => {
  expect(packageNotice(true)).toMatch(/^BONUS GRATIS: /);
  expect(packageNotice(false)).toMatch(/^Precios aproximados en dólares \(USD\)\./);
});

test('§4.8 Package selection: two plans of one category are said, one of each is not', () => {
  const plan = item('web-esencial');
  const second = { ...plan, id: 'web-otro' };
  expect(samePlansNotice([plan, { ...second, categoryId: 'publicidad' }])).toBeNull();
  expect(samePlansNotice([plan, { ...second, type: 'servicio' }])).toBeNull();
  expect(samePlansNotice([plan, second])).toBe('Llevas dos planes de la misma categoría');
});

test('§4.8 Package selection: with a plan chosen, add-ons that are not made for it are taken out', () => {
  const addons = [item('formulario-avanzado'), item('backend', 'desarrollo-web')];
  expect(withoutIncompatible(addons, catalogue)).toEqual({ items: addons, notice: null });
  expect(withoutIncompatible([...addons, item('web-esencial')], catalogue)).toEqual({
    items: [item('formulario-avanzado'), item('web-esencial')],
    notice: 'Quitamos Backend: no va con el plan de tu paquete.',
  });
  // A plan of another category says nothing about it.
  const other = [item('ppc-mensual'), item('formulario-avanzado')];
  expect(withoutIncompatible(other, catalogue)).toEqual({ items: other, notice: null });
});

test('§4.10 Contact form: an address holds a package as its readable ids, beside the rest', () => {
  const selection = [item('web-esencial'), item('formulario-avanzado')];
  expect(withPackage('', selection)).toBe('?paquete=web-esencial,formulario-avanzado');
  expect(withPackage('?utm_source=x&paquete=backend', selection)).toBe(
    '?utm_source=x&paquete=web-esencial,formulario-avanzado',
  );
  expect(withPackage('?paquete=backend', null)).toBe('');
  expect(withPackage('', [])).toBe('?paquete=');
  expect(read('?paquete=')).toEqual({ items: [], notice: null });
  expect(read('')).toBeNull();
  expect(read(withPackage('', selection))).toEqual({ items: selection, notice: null });
});

test('§4.10 Contact form: the address wins over the history entry', () => {
  const state = packageState([item('bonus-hosting')]);
  expect(read('', state)?.items).toEqual([item('bonus-hosting')]);
  expect(read('?paquete=web-esencial', state)?.items).toEqual([item('web-esencial')]);
});

test('§4.10 Contact form: an add-on of several categories is that of its plan, or of the one it was chosen in', () => {
  const shared: PriceList = {
    ...catalogue,
    plans: catalogue.plans.map((plan) => ({ ...plan, availableAddons: ['backend'] })),
  };
  const category = (search: string, state?: object) =>
    readPackage({ search, state }, shared)?.items.find(({ id }) => id === 'backend')?.categoryId;
  expect(category('?paquete=ppc-mensual,backend')).toBe('publicidad');
  expect(category('?paquete=backend', packageState([item('backend', 'publicidad')]))).toBe(
    'publicidad',
  );
  expect(category('?paquete=backend')).toBe('desarrollo-web');
});

test('§4.8 Package selection: what Continuar takes along arrives as it was chosen', () => {
  const selection = [item('web-esencial'), item('formulario-avanzado'), item('bonus-hosting')];
  const state = packageState(selection);
  expect(state.selectedList[0]).toEqual({
    id: 'web-esencial',
    name: 'Web Esencial',
    type: 'plan',
    price: 680,
    categoryId: 'desarrollo-web',
  });
  expect(read('', structuredClone(state))).toEqual({ items: selection, notice: null });
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
  expect(read('', forged)).toEqual({
    items: [item('web-esencial')],
    notice: '4 elementos de tu paquete ya no están disponibles y los quitamos.',
  });
});

test('§4.10 Contact form: a forged address is read like any other', () => {
  const forged = `?paquete=${encodeURIComponent('<script>,backend,backend,web-esencial')}`;
  expect(read(forged)).toEqual({
    items: [item('web-esencial')],
    notice:
      'Un elemento de tu paquete ya no está disponible y lo quitamos. Quitamos Backend: no va con el plan de tu paquete.',
  });
});

test.each([null, undefined, 'x', 7, [], {}, { selectedList: 'x' }, { selectedList: {} }])(
  '§4.10 Contact form: navigation state %j is no package',
  (state) => {
    expect(read('', state)).toBeNull();
  },
);

test('§4.10 Contact form: of a list of ten thousand a hundred are read', () => {
  const notice = '100 elementos de tu paquete ya no están disponibles y los quitamos.';
  const ids = Array(10_000).fill('no-existe');
  expect(read(`?paquete=${ids}`)).toEqual({ items: [], notice });
  expect(read('', { selectedList: ids.map((id) => ({ id })) })).toEqual({ items: [], notice });
});
