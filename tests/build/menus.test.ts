import { expect, test } from 'vitest';
import { builtPages, controls, elements, part } from '../support/built-site.ts';
import { menuItems } from '../support/content.ts';

const pages = builtPages();

test('§2.2 Main layout: the links of menus and drawer come when they are opened; every page’s footer has them, too', () => {
  const links = menuItems.flatMap((item) => item.split(': ')[1] ?? []);
  expect(links.length).toBeGreaterThan(10);
  for (const path of pages.keys()) {
    const footer = elements(part(pages, path, 'footer'), 'a').map(({ href }) => href);
    expect(footer, path).toEqual(expect.arrayContaining(links));
  }
  const closed = ['Inicio: /', 'Servicios', 'Portafolio', 'Nosotros: /about'];
  expect(controls(part(pages, '/about', 'nav', 'aria-label="Principal"'))).toEqual(closed);
  expect(controls(part(pages, '/about', 'dialog', 'drawer-title'))).toEqual([]);
});

test('§2.2 Main layout: "Cotiza Gratis" leads to the form', () => {
  expect(controls(part(pages, '/about', 'header'))).toContain('Cotiza Gratis: /contact');
});
