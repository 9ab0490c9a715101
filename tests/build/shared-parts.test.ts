import { expect, test } from 'vitest';
import { builtPages, controls, elements, part, readableText } from '../support/built-site.ts';
import { content, listedCategories, projects } from '../support/content.ts';

const { site } = content;
const pages = builtPages();

test('§9.5 Total in the contact form: it says in which dollars, and that tax comes on top', () => {
  for (const path of ['/', '/contact', '/services']) {
    const form = readableText(part(pages, path, 'form', 'action="/api/contact"'));
    expect(form, path).toContain(`Precios aproximados en dólares (USD), ${site.taxNote}.`);
  }
});

test('§2.12 Footer: its columns', () => {
  const column = (name: string) =>
    elements(part(pages, '/', 'nav', `aria-label="Pie: ${name}"`), 'a').map(({ href }) => href);
  expect(column('Sitio')).toEqual(['/', '/about', '/contact']);
  expect(column('Servicios').toSorted()).toEqual(
    [...listedCategories.map(({ path }) => path), '/servicios', '/services'].toSorted(),
  );
  const [first, second] = [column('Portafolio'), column('Más proyectos')];
  expect(Math.abs(first.length - second.length)).toBeLessThanOrEqual(1);
  expect([...first, ...second]).toEqual([
    ...projects.slice(0, 24).map(({ path }) => path),
    '/proyectos',
  ]);
});

test('§2.12 Footer: the privacy notice is linked on every page, and beside every form’s button', () => {
  const link = 'aviso de privacidad: /aviso-de-privacidad';
  for (const path of pages.keys()) {
    expect(controls(part(pages, path, 'footer')), path).toContain(
      'Aviso de privacidad: /aviso-de-privacidad',
    );
  }
  for (const [path, action] of [
    ['/', '/api/contact'],
    ['/contact', '/api/contact'],
    ['/services', '/api/contact'],
    ['/about', '/api/join-us'],
  ] as const) {
    expect(controls(part(pages, path, 'form', `action="${action}"`)), path).toContain(link);
  }
});

test('§2.11 Contact section: phones, e-mail, address and office hours, wherever it stands', () => {
  const { phones, email, address } = site;
  for (const path of ['/', '/contact', '/about']) {
    const details = part(pages, path, 'aside', 'aria-label="Datos de contacto"');
    const ways = elements(details, 'a').map(({ href }) => href);
    for (const [label, phone] of [
      ['Celular', phones.mobile],
      ['Oficina', phones.office],
    ]) {
      expect(ways, path).toContain(`tel:${phone?.replaceAll(' ', '')}`);
      expect(readableText(details), path).toContain(`${label}: ${phone}`);
    }
    expect(details, path).not.toContain('sr-only');
    expect(ways, path).toContain(`mailto:${email}`);
    for (const said of [email, address.street, address.city, site.hours.label]) {
      expect(readableText(details), path).toContain(said);
    }
  }
  expect(part(pages, '/contact', 'h1')).toContain('Hablemos de tu Proyecto');
});

test('§10.1 Everyone: names in English are marked where they stand alone, on every page', () => {
  expect(site.englishNames.length).toBeGreaterThan(0);
  for (const [path, html] of pages) {
    for (const name of site.englishNames) {
      const tags = [...html.matchAll(new RegExp(`<(\\w+)([^>]*)>${name}<`, 'g'))];
      const unmarked = tags.filter(
        ([, tag, attributes]) =>
          !['title', 'option', 'b'].includes(tag ?? '') && !attributes?.includes('lang="en"'),
      );
      expect(
        unmarked.map(([found]) => found),
        `${path}: ${name}`,
      ).toEqual([]);
    }
  }
});
