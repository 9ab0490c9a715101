import { expect, test } from 'vitest';
import { cleanContact, cleanLine, cleanText, lengthOf } from './text.ts';

test.each([
  ['\u00a0 Ana \u200b\ufeff', 'Ana'],
  ['Nu\u0301n\u0303ez', 'Núñez'],
  ['Ana\r\nBcc: x', 'Ana Bcc: x'],
  ['a\u0000b\u001b[2J\u0085', 'ab[2J'],
  ['\ud83d', '\ufffd'],
])('§5.1 Contact form: one line of %j is %j', (typed, clean) => {
  expect(cleanLine(typed)).toBe(clean);
});

test.each([
  // Zero-width characters, a soft hyphen, fillers of Hangul and Mongolian, Braille's blank, selectors, tags.
  ...[
    '\u200d',
    '\u200c',
    '\u200b',
    '\u2060',
    '\u00ad',
    '\u034f',
    '\u115f\u200d\u1160',
    '\u3164',
    '\uffa0',
  ],
  ...[
    '\u180e',
    '\u2800',
    '\ufe0f',
    '\ufe0f\u200d\ufe0f',
    '\u{e0041}',
    '\u{1d173}',
    '\u061c\u200e\u200f',
  ],
  ...['\u202a\u202e\u202c', '\u2066\u2069', '\ufff9\ufffb', ' \u3164\n\u2800 '],
])('§5.1 Contact form: %j shows nothing and is empty', (typed) => {
  expect([cleanLine(typed), cleanText(typed), cleanContact(typed)]).toEqual(['', '', '']);
});

test.each([
  ['Ana \u202egnp.exe', 'Ana gnp.exe'],
  ['A\u200bna\u00ad L\u2060ó\ufe0fpez\u200d', 'Ana López'],
  ['Ana\u2800López\u3164', 'Ana López'],
  ['\u2067שלום\u2069 \u200fAna', 'שלום Ana'],
])('§5.1 Contact form: of %j only what is seen is kept, %j', (typed, clean) => {
  expect(cleanLine(typed)).toBe(clean);
  expect(cleanText(typed)).toBe(clean);
});

test.each(['👩🏽‍💻', '🏳️‍🌈 ❤️‍🔥 1️⃣', '👨‍👩‍👧‍👦!', 'می‌خواهم', 'ශ්‍රී ලංකා', 'क्‍ष', '葛\u{e0100}城'])(
  '§5.1 Contact form: the joiners of %s are part of it',
  (text) => {
    expect(cleanLine(text)).toBe(text);
    expect(cleanText(text)).toBe(text);
  },
);

test.each([
  ['\u202aana@example.com\u202c', 'ana@example.com'],
  ['\u2066ana@\u200bexam\u00adple.com\u2069\u200e', 'ana@example.com'],
  ['\u202a+52\u00a0722\u200d 555\u2011\u20600100\u202c', '+52\u00a0722 555\u20110100'],
])('§5.1 Contact form: an address or a phone copied as %j is taken as %j', (typed, clean) => {
  expect(cleanContact(typed)).toBe(clean);
});

test('§5.1 Contact form: the lines of a text are kept, whatever breaks them', () => {
  expect(cleanText('a\r\nb\rc\u2028d\n\ne ')).toBe('a\nb\nc\nd\n\ne');
});

test('§5.1 Contact form: a family of emoji counts as many characters as it is made of', () => {
  expect(lengthOf('👩🏽‍💻\n')).toBe(5);
});
