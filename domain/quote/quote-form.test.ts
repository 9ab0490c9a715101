import { expect, test } from 'vitest';
import { checkQuote } from './quote-form.ts';

const quote = {
  selectedAddonIds: [],
  name: 'Ana',
  email: 'ana@example.com',
  phone: '',
  company: '',
  category: 'desarrollo-web',
  plan: 'web-esencial',
  service: '',
  message: 'Hola',
  selectedList: [],
  total: 680,
};

test('§12.1 Answers: a valid body comes out as it went in', () => {
  expect(checkQuote(quote)).toEqual({ ok: true, value: quote });
});

test('§5.1 Contact form: with a package neither category nor plan is asked for', () => {
  const item = { id: 'x', name: 'X', type: 'plan', price: 'A cotizar', categoryId: '' };
  const body = { ...quote, category: '', plan: '', selectedList: [item] };
  expect(checkQuote(body).ok).toBe(true);
});

test('§5.1 Contact form: blanks are no choice', () => {
  expect(checkQuote({ ...quote, category: ' ', plan: '\u200b' })).toMatchObject({
    ok: false,
    errors: { category: expect.any(String), plan: expect.any(String) },
  });
});

test('§5.1 Contact form: ids are cleaned like every other text', () => {
  const checked = checkQuote({ ...quote, selectedAddonIds: ['a\u0000'], plan: 'p\u001b' });
  expect(checked).toMatchObject({ ok: true, value: { selectedAddonIds: ['a'], plan: 'p' } });
});

test.each([
  { selectedAddonIds: 'x' },
  { selectedList: [{ id: 'x' }] },
  { total: 'x' },
  { name: 3 },
])('§5.1 Contact form: what has the wrong shape is refused in Spanish: %j', (changes) => {
  const checked = checkQuote({ ...quote, ...changes });
  expect(checked.ok).toBe(false);
  expect(JSON.stringify(checked)).not.toMatch(/invalid|expected/i);
});
