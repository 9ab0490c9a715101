import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/sample-catalogue.ts';
import { priceQuote } from './price-quote.ts';

const request = {
  selectedList: [],
  selectedAddonIds: ['formulario-avanzado'],
  category: 'desarrollo-web',
  plan: 'web-esencial',
  service: '',
};
const inCents = {
  ...catalogue,
  plans: catalogue.plans.map((plan) => ({ ...plan, price: 0.1 })),
  addons: catalogue.addons.map((addon) => ({ ...addon, price: 0.2 })),
};

test('§9.5 Total in the contact form: a total that a browser added up inexactly is the same total', () => {
  for (const total of [0.1 + 0.2, 0.3]) {
    expect(priceQuote({ ...request, total }, inCents)).toMatchObject({ total: 0.3, flags: [] });
  }
});

test('§9.5 Total in the contact form: an old total is flagged, to the cent', () => {
  expect(priceQuote({ ...request, total: 199.5 }, inCents).flags).toEqual([
    'Total distinto: llegó $199.50, el catálogo suma $0.30',
  ]);
});
