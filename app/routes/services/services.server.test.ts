import { expect, test } from 'vitest';
import { lowestPriced } from './services.server.ts';

const monthly = { name: 'Gestión', price: 580, priceType: 'mensual' } as const;
const setUp = { name: 'Arranque', price: 380, priceType: 'único' } as const;
const onRequest = { name: 'A la medida', price: 'A cotizar', priceType: 'único' } as const;

test('§2.13 Services page: the lowest price of a category, one-time or monthly', () => {
  expect(lowestPriced([monthly, setUp])).toBe(setUp);
  expect(lowestPriced([setUp, monthly])).toBe(setUp);
});

test('§2.13 Services page: of two equal prices the first stands', () => {
  expect(lowestPriced([setUp, { ...setUp, name: 'Otro' }])).toBe(setUp);
});

test('§2.13 Services page: a price that is text stands only where there is no number', () => {
  expect(lowestPriced([onRequest, monthly])).toBe(monthly);
  expect(lowestPriced([monthly, onRequest])).toBe(monthly);
  expect(lowestPriced([onRequest])).toBe(onRequest);
  expect(lowestPriced([])).toBeUndefined();
});
