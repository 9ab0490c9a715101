import { expect, test } from 'vitest';
import {
  breakdownOf,
  formatPrice,
  formatPriceWithCurrency,
  formatPriceWithType,
  totalOf,
} from './money.ts';

test.each([
  [1980, '$1,980'],
  [70, '$70'],
  [1234567, '$1,234,567'],
  [199.5, '$199.50'],
  [0.1, '$0.10'],
  [0, 'FREE'],
  ['A cotizar', 'A cotizar'],
])('§9.1 General: the price %j reads %j', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});

test('§9.1 General: amounts say which dollars they are, FREE and texts stand alone', () => {
  expect(formatPriceWithCurrency(1980)).toBe('$1,980 USD');
  expect(formatPriceWithCurrency(0)).toBe('FREE');
  expect(formatPriceWithCurrency('A cotizar')).toBe('A cotizar');
});

test('§9.1 General: a price says how often it is paid, FREE is not paid at all', () => {
  expect(formatPriceWithType({ price: 350, priceType: 'mensual' })).toBe('$350 USD mensual');
  expect(formatPriceWithType({ price: 0, priceType: 'único' })).toBe('FREE');
});

test('§9.5 Total in the contact form: the sum of the numeric prices, texts count nothing', () => {
  expect(totalOf([{ price: 680 }, { price: 'A cotizar' }, { price: 0 }, { price: 120 }])).toBe(800);
  expect(totalOf([])).toBe(0);
});

test('§9.5 Total in the contact form: sums are exact to the cent', () => {
  const items = [0.1, 0.2, 69.99].map((price) => ({ price, priceType: 'único' as const }));
  expect(totalOf(items)).toBe(70.29);
  expect(breakdownOf([...items, { price: 199.5, priceType: 'mensual' }])).toBe(
    'Pago único $70.29 · Mensual $199.50',
  );
});

test('§9.5 Total in the contact form: mixed kinds are added up apart, in a fixed order', () => {
  expect(
    breakdownOf([
      { price: 250, priceType: 'por hora' },
      { price: 500, priceType: 'mensual' },
      { price: 4500, priceType: 'único' },
      { price: 350, priceType: 'único' },
    ]),
  ).toBe('Pago único $4,850 · Mensual $500 · Por hora $250');
});

test('§9.5 Total in the contact form: one kind, free items and texts need no breakdown', () => {
  expect(
    breakdownOf([
      { price: 680, priceType: 'único' },
      { price: 0, priceType: 'mensual' },
      { price: 'A cotizar', priceType: 'por hora' },
    ]),
  ).toBeNull();
});
