import { expect, test } from 'vitest';
import { redactPersonalData } from './redact-personal-data.ts';

test.each([
  ['550 5.1.1 <ana@example.com>: no such user', '550 5.1.1 <(address)>: no such user'],
  ['to=ana+x@diseño.example, relay=x', 'to=(address), relay=x'],
  ['"Ana López"@example.com refused', '(address) refused'],
  ['user@[192.0.2.1] refused', '(address) refused'],
  ['two\r\nlines\u001b[2J', 'two lines [2J'],
  ['no address here', 'no address here'],
])('§11.3 Log: %j is kept as %j', (text, expected) => {
  expect(redactPersonalData(text)).toBe(expected);
});
