import { expect, test } from 'vitest';
import { aliases } from '../support/addresses.ts';
import { builtPages, controls, elements, part } from '../support/built-site.ts';
import { listedCategories, projects } from '../support/content.ts';

const pages = builtPages();

const items = [
  'Inicio: /',
  'Servicios',
  ...listedCategories.map(({ name, path }) => `${name}: ${path}`),
  'Todas las soluciones: /servicios',
  'Servicios y proceso: /services',
  'Portafolio',
  ...projects.slice(0, 24).map(({ title, path }) => `${title}: ${path}`),
  'Todos los proyectos: /proyectos',
  'Nosotros: /about',
];

test('§2.2 Main layout: the header’s items in their order, and "Cotiza Gratis"', () => {
  expect(controls(part(pages, '/about', 'nav', 'aria-label="Principal"'))).toEqual(items);
  expect(controls(part(pages, '/about', 'header'))).toContain('Cotiza Gratis: /contact');
});

test('§2.3 Mobile drawer: the same items under "Menú", and "Empezar Proyecto"', () => {
  const drawer = part(pages, '/about', 'dialog', 'drawer-title');
  expect(drawer).toMatch(/<h2[^>]*id="drawer-title"[^>]*>Menú<\/h2>/);
  expect(drawer).toMatch(/<nav[^>]*aria-label="Menú"/);
  expect(controls(drawer)).toEqual([
    expect.stringMatching(/: \/$/),
    'Cerrar menú',
    ...items,
    'Cambiar tema',
    'Empezar Proyecto: /contact',
  ]);
});

test('§2.1 Routes: the menu marks the page that is shown, on aliases the one they show', () => {
  for (const [path, href] of Object.entries({ ...aliases, '/about': '/about', '/': '/' })) {
    const links = elements(part(pages, path, 'nav', 'aria-label="Principal"'), 'a');
    const marked = links.filter((link) => link['aria-current'] === 'page');
    expect(marked, path).toMatchObject([{ href }]);
  }
});
