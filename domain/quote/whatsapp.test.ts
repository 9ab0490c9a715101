import { expect, test } from 'vitest';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { whatsappLink, whatsappNumber, whatsappPackage } from './whatsapp.ts';

const named = (name: string, price: number | string = 120): CatalogueItem => ({
  id: name,
  name,
  price,
  type: 'addon',
  priceType: 'único',
  categoryId: 'web',
});

const catalogue = { categories: [{ id: 'web', name: 'Desarrollo de Software y Aplicaciones' }] };
const packageText = (items: CatalogueItem[]) => whatsappPackage('Ollin', items, catalogue);

/** What the phone shows: the link's text, decoded once. */
const textOf = (link: string) => new URL(link).searchParams.get('text');

test('§2.11 Contact section: the WhatsApp text arrives whole, whatever is in the names, and names each category', () => {
  const text = packageText([
    named('Web & app'),
    named('Plan #1 + 50%'),
    named('«Año nuevo» 🎉'),
    named('Bonus', 0),
    named('A medida', 'A cotizar'),
  ]);
  expect(text).toBe(
    [
      'Hola, Ollin. Me interesa este paquete:',
      '• Web & app, Desarrollo de Software y Aplicaciones: $120 USD (único)',
      '• Plan #1 + 50%, Desarrollo de Software y Aplicaciones: $120 USD (único)',
      '• «Año nuevo» 🎉, Desarrollo de Software y Aplicaciones: $120 USD (único)',
      '• Bonus, Desarrollo de Software y Aplicaciones: FREE',
      '• A medida, Desarrollo de Software y Aplicaciones: A cotizar',
      'Total: $360 USD, precios aproximados.',
    ].join('\n'),
  );
  const link = whatsappLink('+52 722 000 0100', text);
  expect(new URL(link).origin + new URL(link).pathname).toBe('https://wa.me/527220000100');
  expect(textOf(link)).toBe(text);
});

test.each([
  '722 555 0100',
  '01 722 555 0100',
  '(01) 722-555-0100',
  '044 722 555 0100',
  '045 (722) 555.01.00',
  '+52 722 555 0100',
  '(+52) 722 555 0100',
  '0052 722 555 0100',
  '00 52 1 722 555 0100',
  '+52 1 722 555 0100',
  '+52 (044) 722 555 0100',
  '52 722 555 0100',
  '722\u2010555\u20110100',
  '722\u2013555\u20140100',
  '722\u2212555\u22120100',
  '+52\u00a0722\u202f555\u20070100',
  ' 722/555/0100 ',
  '722 555 0100 ext. 12',
  '722 555 0100, Extensión 4',
  '722 555 0100 x12',
  '722 555 0100 #3',
])('§13.4 Agency mail: the phone %j is Mexican', (phone) => {
  expect(whatsappNumber(phone)).toBe('527225550100');
});

test.each([
  ['+1 (212) 555-0100', '12125550100'],
  ['001 212 555 0100', '12125550100'],
  ['+44 (0)20 7946 0000', '442079460000'],
  ['+34 600 00 00 00', '34600000000'],
])('§13.4 Agency mail: the phone %j is of another country', (phone, digits) => {
  expect(whatsappNumber(phone)).toBe(digits);
});

test.each([
  ['', 'nothing'],
  ['555 0100', 'without area'],
  ['1 722 555 0100', 'the United States or an old mobile'],
  ['+52 722 555 010', 'a digit too few'],
  ['+52 722 555 01000', 'a digit too many'],
  ['122 555 0100', 'no area begins with 1'],
  ['011 52 722 555 0100', 'dialled from the United States'],
  ['722 555 0100 / 722 555 0101', 'two'],
  ['722 555 0100 por la tarde', 'with words'],
  ['+0 722 555 0100', 'no country'],
])('§13.4 Agency mail: the phone %j makes no link: %s', (phone) => {
  expect(whatsappNumber(phone)).toBeNull();
});

test('§2.11 Contact section: without a package WhatsApp opens with a greeting', () => {
  expect(packageText([])).toMatch(/^Hola, Ollin\. /);
});

test('§2.11 Contact section: a long package stays below what phones cut, and says what is left out', () => {
  const items = Array.from({ length: 60 }, (_, at) => named(`Elemento número ${at} de la lista`));
  const text = packageText(items);
  expect(text.length).toBeLessThan(1600);
  const shown = text.match(/^•/gm)?.length ?? 0;
  expect(text).toContain(`… y ${60 - shown} más`);
  expect(text).toMatch(/Total: \$7,200 USD, precios aproximados\.$/);
});

test('§2.11 Contact section: twelve ordinary items make a link under 2,000 characters', () => {
  const items = Array.from({ length: 12 }, () => named('Artículos extra para tu blog'));
  const link = whatsappLink('+52 722 000 0100', packageText(items));
  expect(link.length).toBeLessThan(2000);
});
