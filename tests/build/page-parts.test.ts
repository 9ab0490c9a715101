import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site as loadSite } from '../../content/load/site.ts';
import {
  builtPages,
  client,
  controls,
  elements,
  part,
  readableText,
} from '../support/built-site.ts';

const { site, categories, projects, table, pages: pageTexts } = loadSite();
const pages = builtPages();

test('§2 Routes: what home is made of, in its order', () => {
  const sections = elements(pages.get('/') ?? '', 'section').map(({ id }) => id);
  expect(sections).toEqual([
    'hero',
    'portfolio',
    'showcase',
    'value-proposition',
    'offer',
    'contact',
  ]);
});

test('§2 Solutions grid: it ends with an invitation to write', () => {
  const { heading, text } = pageTexts.solutions.closing;
  for (const path of ['/servicios', '/soluciones']) {
    const end = part(pages, path, 'section', 'border-t');
    expect(readableText(end), path).toContain(heading);
    expect(readableText(end), path).toContain(text);
    expect(controls(end), path).toEqual(['Contáctanos: /contact']);
  }
});

test('§2 Services page: each service has an icon, a picture, and ways to the form and the prices', () => {
  const services = elements(pages.get('/services') ?? '', 'li').filter(({ id }) =>
    id?.startsWith('servicio-'),
  );
  expect(services).toHaveLength(10);
  const html = pages.get('/services') ?? '';
  for (const { id } of services) {
    const start = html.indexOf(`id="${id}"`);
    const item = html.slice(start, html.indexOf('</li>', start));
    expect(item, id).toMatch(/<svg[\s\S]*<h3[\s\S]*<p/);
    expect(elements(item, 'img'), id).toHaveLength(1);
    expect(controls(item), id).toEqual([
      expect.stringMatching(/: \/services#contact$/),
      expect.stringMatching(/: \/services#pricing$/),
    ]);
  }
});

test('§2 Category page: the banner’s drawing and its note, and the way to the form at the end', () => {
  for (const { slug, name } of categories.filter(({ listed }) => listed)) {
    const path = `/servicios/${slug}`;
    const banner = part(pages, path, 'section');
    expect(elements(banner, 'img'), path).toHaveLength(1);
    const text = readableText(banner);
    expect(text, path).toContain(name);
    expect(text, path).toContain('Precios aproximados');
    expect(text, path).toContain(
      `En dólares (USD), ${site.taxNote}. Te enviamos una cotización personalizada gratis.`,
    );
    expect(controls(pages.get(path) ?? ''), path).toContain('Contáctanos: /contact');
    expect(readableText(part(pages, path, 'section', 'id="complementos"'))).toContain(
      `Personaliza Tu Solución de ${name}`,
    );
  }
});

test('§2 Case card: its description is HTML, rendered from the content', () => {
  const cards = part(pages, '/servicios/desarrollo-web', 'section', 'id="casos"');
  const { description } = projects.find(({ slug }) => slug === 'pool') ?? {};
  expect(cards).toMatch(new RegExp(`line-clamp-3[^>]*><p>${description?.slice(0, 40)}`));
});

test('§9 Total in the contact form: it says in which dollars, and that tax comes on top', () => {
  for (const path of ['/', '/contact', '/services']) {
    const form = readableText(part(pages, path, 'form', 'action="/api/contact"'));
    expect(form, path).toContain(`Precios aproximados en dólares (USD), ${site.taxNote}.`);
  }
});

test('§2 Offer section: the HTML says until when, whenever it is read', () => {
  const offer = part(pages, '/', 'section', 'id="offer"');
  expect(offer).toContain('<time dateTime="2026-01-01T00:00:00-06:00">1 de enero de 2026</time>');
  expect(offer).not.toContain('ya terminó');
});

test('§2 Footer: the privacy notice is linked on every page, and beside every form’s button', () => {
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

test('the privacy notice says who, what, why, to whom, how long, what the browser keeps, which rights', () => {
  const notice = readableText(part(pages, '/aviso-de-privacidad', 'main'));
  for (const said of [
    site.legalName,
    site.address.street,
    site.email,
    'currículum (CV)',
    'Finalidades necesarias',
    'Finalidades voluntarias',
    'alojamiento',
    'correo electrónico',
    'WhatsApp',
    `${site.privacy.retentionMonths} meses`,
    'derechos ARCO',
    'Secretaría Anticorrupción y Buen Gobierno',
    'theme',
    'motion',
    'visitsCount',
    'lastVisit',
    'La última página que viste',
    'Hasta dónde bajaste en cada página',
    'borrador del formulario',
  ]) {
    expect(notice).toContain(said);
  }
});

test('machines find the sitemap, the icons and a guide to every page', () => {
  const file = (name: string) => readFileSync(join(client, name), 'utf8');
  expect(file('robots.txt')).toContain(`Sitemap: ${site.domain}/sitemap.xml`);
  expect(file('robots.txt')).not.toMatch(/^Disallow: \/$/m);
  const manifest = JSON.parse(file('site.webmanifest')) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ short_name: site.brand, lang: 'es-MX', start_url: '/' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect(() => file(src)).not.toThrow();
  const guide = file('llms.txt');
  for (const { path, indexed } of table) {
    expect(guide.includes(`](${site.domain}${path})`), path).toBe(indexed);
  }
});
