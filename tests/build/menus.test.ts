import { expect, test } from 'vitest';
import { site as loadSite } from '../../content/load/site.ts';
import { aliases } from '../support/addresses.ts';
import { builtPages, controls, elements, part } from '../support/built-site.ts';

const { categories, projects } = loadSite();
const pages = builtPages();

const services = [
  ...categories
    .filter(({ listed }) => listed)
    .map(({ slug, name }) => `${name}: /servicios/${slug}`),
  'Todas las soluciones: /servicios',
  'Servicios y proceso: /services',
];
const portfolio = projects
  .filter(({ sample }) => !sample)
  .map(({ slug, title }) => `${title}: /proyectos/${slug}`);

test('§2.2 Main layout: the header’s items in their order, and "Cotiza Gratis"', () => {
  expect(controls(part(pages, '/about', 'nav', 'aria-label="Principal"'))).toEqual([
    'Inicio: /',
    'Servicios',
    ...services,
    'Portafolio',
    ...portfolio,
    'Nosotros: /about',
  ]);
  expect(controls(part(pages, '/about', 'header'))).toContain('Cotiza Gratis: /contact');
});

test('§2.3 Mobile drawer: the same items under "Menú", and "Empezar Proyecto"', () => {
  const drawer = part(pages, '/about', 'dialog', 'drawer-title');
  expect(drawer).toMatch(/<h2[^>]*id="drawer-title"[^>]*>Menú<\/h2>/);
  expect(drawer).toMatch(/<nav[^>]*aria-label="Menú"/);
  expect(controls(drawer)).toEqual([
    expect.stringMatching(/: \/$/),
    'Cerrar menú',
    'Inicio: /',
    'Servicios',
    ...services,
    'Portafolio',
    ...portfolio,
    'Nosotros: /about',
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
