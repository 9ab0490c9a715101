import { expect, test } from 'vitest';
import { cleanLine, cleanText, lengthOf } from './text.ts';

test.each([
  ['\u00a0 Ana \u200b\ufeff', 'Ana'],
  ['Nu\u0301n\u0303ez', 'Núñez'],
  ['Ana\r\nBcc: x', 'Ana Bcc: x'],
  ['a\u0000b\u001b[2J\u0085', 'ab[2J'],
  ['\ud83d', '\ufffd'],
])('§5.1 Contact form: one line of %j is %j', (typed, clean) => {
  expect(cleanLine(typed)).toBe(clean);
});

test('§5.1 Contact form: the lines of a text are kept, whatever breaks them', () => {
  expect(cleanText('a\r\nb\rc\u2028d\n\ne ')).toBe('a\nb\nc\nd\n\ne');
});

test('§5.1 Contact form: a family of emoji counts as many characters as it is made of', () => {
  expect(lengthOf('👩🏽‍💻\n')).toBe(5);
});
