import { expect, test } from 'vitest';
import { entryOf } from './source.ts';

test.each([
  [
    '/servicios?utm_source=feria&utm_campaign=oto%C3%B1o',
    '/servicios?utm_source=feria&utm_campaign=oto%C3%B1o',
  ],
  [
    '/?gclid=a&fbclid=b&msclkid=c&email=ana%40example.com&utm_email=x&_gclid=y',
    '/?gclid=a&fbclid=b&msclkid=c',
  ],
  ['/contact?paquete=web-esencial', '/contact'],
  [`/?utm_term=${'ñ'.repeat(300)}`, `/?utm_term=${'%C3%B1'.repeat(200)}`],
])('§12.9 Source: of %s only the campaign is kept', (address, entry) => {
  expect(entryOf(new URL(address, 'https://ollin.example'))).toBe(entry);
});
