import { expect, test } from 'vitest';
import { pauseOf } from './call.ts';
import { pauseInWords } from './send-messages.tsx';

test.each([
  ['30', 30],
  ['0.2', 1],
  ['900', 900],
  ['901', null],
  [null, 10],
  ['0', 10],
  ['-5', 10],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 10],
])('after Retry-After %j the form waits %j seconds', (header, seconds) => {
  expect(pauseOf(header)).toBe(seconds);
});

test('a pause reads as people say it', () => {
  expect([1, 2, 89, 90, 600].map(pauseInWords)).toEqual([
    '1 segundo',
    '2 segundos',
    '89 segundos',
    '2 minutos',
    '10 minutos',
  ]);
});
