import { expect, test } from 'vitest';
import {
  builtPages,
  comparable,
  controls,
  elements,
  part,
  readableText,
} from '../support/built-site.ts';
import { content, listedCategories, projects } from '../support/content.ts';

const { site, categories, pages: pageTexts } = content;
const pages = builtPages();

test('§2.1 Routes: what home is made of, in its order', () => {
  const sections = elements(pages.get('/') ?? '', 'section').map(({ id }) => id);
  expect(sections).toEqual([
    'hero',
    'portfolio',
    'showcase',
    'value-proposition',
    ...(site.offer ? ['offer'] : []),
    'contact',
  ]);
});

test('§2.13 Services page: each service in its group has an icon, a picture, an entry in the index, and ways to form and prices', () => {
  const html = pages.get('/services') ?? '';
  const index = elements(part(pages, '/services', 'nav', 'Índice de servicios'), 'a');
  const { groups } = pageTexts.services;
  const services = groups.flatMap((group) => group.services);
  const shown = [...html.matchAll(/<li\b[^>]*id="(servicio-[^"]*)"[\s\S]*?<\/li>/g)];
  expect(shown).toHaveLength(services.length);
  for (const [at, [item, id = '']] of shown.entries()) {
    const category = services[at]?.category;
    const query = category ? `?categoria=${category}` : '';
    expect(item, id).toMatch(/<svg[\s\S]*<h3[\s\S]*<p/);
    expect(elements(item, 'img'), id).toHaveLength(1);
    expect(controls(item), id).toEqual([
      `Cotizar: /services${query}#contact`,
      `Ver precios: /services${query}#pricing`,
    ]);
    expect(
      index.filter(({ href }) => href?.endsWith(`#${id}`)),
      id,
    ).toHaveLength(1);
  }
  expect(index).toHaveLength(groups.length + shown.length);
  for (const { heading, services } of groups) {
    const group = html
      .match(/<section[\s\S]*?<\/section>/g)
      ?.find((section) => readableText(section).includes(heading) && section.includes('<h3'));
    expect(group?.match(/<h3\b/g), heading).toHaveLength(services.length);
  }
  const prices = part(pages, '/services', 'section', 'id="pricing"');
  const sold = services.map(({ category }) => category);
  const others = categories.filter(({ slug }) => !sold.includes(slug));
  expect(elements(prices, 'a').map(({ href }) => href)).toEqual([
    ...sold.map((slug) => (slug ? `/servicios/${slug}` : '/services#contact')),
    ...others.map(({ slug }) => `/servicios/${slug}`),
  ]);
});

test('§2.13 Services page: names, order and numbers of index, groups and price rows are the same; without a price there is a reason', () => {
  const html = pages.get('/services') ?? '';
  const services = pageTexts.services.groups.flatMap((group) => group.services);
  const rows = part(pages, '/services', 'section', 'id="pricing"').split('<li').slice(1);
  const cards = [...html.matchAll(/<li\b[^>]*id="servicio-[^"]*"[\s\S]*?<\/li>/g)];
  const index = part(pages, '/services', 'nav', 'Índice de servicios')
    .split('<a')
    .filter((link) => link.includes('<text'));
  const numeral = (text = '') => /<svg[^>]*viewBox="([^"]*)"[^>]*>/.exec(text)?.[1];
  for (const [at, { title, withoutPrice }] of services.entries()) {
    const shown = [index[at], cards[at]?.[0], rows[at]];
    for (const text of shown) expect(readableText(text ?? '') + text, title).toContain(title);
    expect(new Set(shown.map(numeral)).size, title).toBe(1);
    if (!withoutPrice) continue;
    expect(readableText(shown[1] ?? ''), title).toContain(withoutPrice);
    expect(readableText(shown[2] ?? ''), title).toContain(withoutPrice);
  }
});

test('§2.15 Solutions grid: it ends with an invitation to write', () => {
  const { heading, text } = pageTexts.solutions.closing;
  for (const path of ['/servicios', '/soluciones']) {
    const end = part(pages, path, 'section', 'border-t');
    expect(readableText(end), path).toContain(heading);
    expect(readableText(end), path).toContain(text);
    expect(controls(end), path).toEqual(['Contáctanos: /contact']);
  }
});

test('§2.16 Category page: the banner’s drawing and its note, and the way to the form at the end', () => {
  for (const { slug, name, defaultBonus } of categories) {
    const path = `/servicios/${slug}`;
    const banner = part(pages, path, 'section');
    expect(elements(banner, 'img'), path).toHaveLength(1);
    const text = readableText(banner);
    expect(text, path).toContain('Precios aproximados');
    expect(text, path).toContain(
      `En dólares (USD), ${site.taxNote}. Te enviamos una cotización personalizada gratis.`,
    );
    // With what the package begins with.
    const query = defaultBonus ? `?paquete=${defaultBonus}` : '';
    expect(controls(pages.get(path) ?? ''), path).toContain(`Contáctanos: /contact${query}`);
    expect(readableText(part(pages, path, 'section', 'id="complementos"'))).toContain(
      `Personaliza Tu Solución de ${name}`,
    );
  }
});

test.skipIf(!site.offer)(
  '§2.10 Offer section: the HTML says until when, and whether that has passed',
  () => {
    const offer = part(pages, '/', 'section', 'id="offer"');
    const { validUntil = '' } = site.offer ?? {};
    expect(offer).toContain(`<time dateTime="${validUntil}">`);
    expect(offer.includes('ya terminó')).toBe(Date.now() >= Date.parse(validUntil));
  },
);

test('§11.1 Notice: it says who, what, why, to whom, how long, what the browser keeps, which rights', () => {
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

test('§2.8 GYB Connect showcase: a heading, some text, nine pictures and the way to the project', () => {
  const showcase = part(pages, '/', 'section', 'id="showcase"');
  const { heading = '', text = '', project } = pageTexts.home.showcase ?? {};
  expect(readableText(showcase)).toContain(heading);
  expect(comparable(readableText(showcase))).toContain(comparable(text.split('\n\n')[0] ?? ''));
  expect(elements(showcase, 'img').filter(({ alt }) => alt)).toHaveLength(9);
  expect(controls(showcase)).toContainEqual(
    expect.stringMatching(new RegExp(`: /proyectos/${project}$`)),
  );
});

test('§2.14 About page: five members, strengths, looping videos, the form’s anchor', () => {
  const team = part(pages, '/about', 'section', 'aria-label="Equipo"');
  expect(team.match(/<h2\b/g)).toHaveLength(5);
  expect(elements(team, 'img')).toHaveLength(5);
  expect(team.match(/aria-label="Habilidades"/g)).toHaveLength(5);
  const main = part(pages, '/about', 'main');
  const videos = elements(main, 'video');
  expect(videos).toHaveLength(Object.values(pageTexts.about.videos).filter(Boolean).length);
  for (const video of videos) expect(video).toHaveProperty('loop');
  expect(part(pages, '/about', 'section', 'id="join-us"')).toContain('action="/api/join-us"');
});

test('§2.16 Category page: case studies lead to their projects, under a heading where the category has one', () => {
  const paths = projects.map(({ path }) => path);
  for (const { path, name, casesHeading } of listedCategories) {
    const html = pages.get(path) ?? '';
    expect(readableText(html).includes(`Casos de Éxito en ${name}`), path).toBe(casesHeading);
    for (const link of controls(part(pages, path, 'section', 'id="casos"'))) {
      const [, address] = /: (\/.*)$/.exec(link) ?? [];
      if (address) expect(paths, path).toContain(address);
    }
  }
});

test('§2.7 Portfolio section: it leads to all projects, and to the form', () => {
  expect(controls(part(pages, '/', 'section', 'id="portfolio"')).slice(-2)).toEqual([
    'Todos los proyectos: /proyectos',
    '¿Te gusta lo que ves? Discute tu proyecto: /#contact',
  ]);
});
