import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each([
  'ana@example.com',
  'ana+cotiza@example.com',
  "o'brien@example.com.mx",
  'ana@diseño.example',
  'ana@xn--diseo-rta.example',
])('§5.1 Contact form: %s is an address', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  'ana@',
  'ana',
  'ana@@example.com',
  'ana example@example.com',
  'ana@example',
  'ana@example..com',
  'ana@-example.com',
  'ana@127.0.0.1',
  'ana@aא.example',
  '.ana@example.com',
  '"otro@example.net x"@example.com',
  'ana@example.com(x)example.net',
  'grupo: otro@example.net;',
  'ana@example.com, otro@example.net',
  `${'a'.repeat(65)}@example.com`,
  `ana@${'a.'.repeat(130)}com`,
])('§5.1 %s is none', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
