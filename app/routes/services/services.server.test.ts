import { expect, test } from 'vitest';
import type { Plan } from '../../../content/load/load-content.ts';
import { lowestPriced } from './services.server.ts';

type Priced = Pick<Plan, 'name' | 'price' | 'priceType'>;
const monthly: Priced = { name: 'Gestión', price: 580, priceType: 'mensual' };
const setUp: Priced = { name: 'Arranque', price: 380, priceType: 'único' };
const onRequest: Priced = { name: 'A la medida', price: 'A cotizar', priceType: 'único' };

test.each<[string, Priced[], Priced | undefined]>([
  ['the lowest price of a category, one-time or monthly', [monthly, setUp], setUp],
  ['in any order', [setUp, monthly], setUp],
  ['the first of two equal prices', [setUp, { ...setUp, name: 'Otro' }], setUp],
  ['a number rather than a text', [onRequest, monthly], monthly],
  ['a number before a text', [monthly, onRequest], monthly],
  ['a text where there is no number', [onRequest], onRequest],
  ['nothing for an empty category', [], undefined],
])('§2.13 Services page shows %s', (_, plans, lowest) => {
  expect(lowestPriced(plans)).toBe(lowest);
});
