import { expect, test } from 'vitest';
import { greetingAt } from '../../domain/visit/greeting.ts';
import { site } from './site.ts';

const { holidays } = site();

test('§4 Greeting: the holidays are the specification’s twelve', () => {
  expect(holidays.map(({ month, day }) => `${month}/${day}`)).toEqual([
    '1/1',
    '2/14',
    '3/8',
    '3/14',
    '4/22',
    '5/1',
    '5/10',
    '6/20',
    '9/27',
    '10/31',
    '11/30',
    '12/25',
  ]);
});

test.each(holidays)('§4 Greeting: $month/$day, $name', ({ month, day, name, message }) => {
  expect(greetingAt(new Date(2026, month - 1, day, 9), holidays)).toBe(`${message} (${name})`);
});
