import { expect, test } from 'vitest';
import {
  builtPages,
  comparable,
  controls,
  elements,
  part,
  readableText,
} from '../support/built-site.ts';
import { content, listedCategories, projects, samples } from '../support/content.ts';

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

test('§2.15 Solutions grid: it ends with an invitation to write', () => {
  const { heading, text } = pageTexts.solutions.closing;
  for (const path of ['/servicios', '/soluciones']) {
    const end = part(pages, path, 'section', 'border-t');
    expect(readableText(end), path).toContain(heading);
    expect(readableText(end), path).toContain(text);
    expect(controls(end), path).toEqual(['Contáctanos: /contact']);
  }
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

test('§2.18 Case card: its description is HTML, rendered from the content', () => {
  const [project] = projects;
  const slug = project?.categories.find((name) => !(name in project.descriptionsOverride)) ?? '';
  const cards = part(pages, `/servicios/${slug}`, 'section', 'id="casos"');
  const descriptions = [...cards.matchAll(/line-clamp-3[^>]*>(<p>[\s\S]*?<\/p>)/g)].map(
    ([, html = '']) => readableText(html),
  );
  expect(descriptions).toContain(comparable(project?.description ?? ''));
});

test('§2.18 Case card: a sample says so and leads nowhere', () => {
  for (const { categories, title: sample } of samples) {
    const path = `/servicios/${categories[0]}`;
    const cards = part(pages, path, 'section', 'id="casos"').split('<li');
    const shown = cards.filter((card) => new RegExp(`<h3[^>]*>${sample}</h3>`).test(card));
    expect(shown, path).toHaveLength(1);
    expect(readableText(shown[0] ?? ''), path).toContain('Muestra');
    expect(controls(shown[0] ?? ''), path).toEqual([]);
  }
});

test('§9.5 Total in the contact form: it says in which dollars, and that tax comes on top', () => {
  for (const path of ['/', '/contact', '/services']) {
    const form = readableText(part(pages, path, 'form', 'action="/api/contact"'));
    expect(form, path).toContain(`Precios aproximados en dólares (USD), ${site.taxNote}.`);
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

test('§2.19 Project page: its headings, its pictures’ words, and its films where it has some', () => {
  for (const { path, page } of projects) {
    const main = part(pages, path, 'main');
    const headings = [...main.matchAll(/<h2\b[\s\S]*?<\/h2>/g)].map(([html]) => readableText(html));
    expect(headings, path).toEqual(
      expect.arrayContaining(['Desafío', 'Solución', 'Resultado', 'Descripción Detallada']),
    );
    expect(headings.includes('En movimiento'), path).toBe(page.extra.length > 0);
    const alts = elements(main, 'img').map(({ alt }) => alt);
    for (const medium of [page.main, page.secondary]) {
      if (medium?.type === 'img') expect(alts, path).toContain(comparable(medium.alt));
    }
  }
});

test('§2.7 Portfolio section: it leads to all projects, and to the form', () => {
  expect(controls(part(pages, '/', 'section', 'id="portfolio"')).slice(-2)).toEqual([
    'Todos los proyectos: /proyectos',
    '¿Te gusta lo que ves? Discute tu proyecto: /#contact',
  ]);
});

test('§2.21 Projects page: every project with its picture, name, client, place and services', () => {
  const cards = part(pages, '/proyectos', 'ul', 'project-list').split('<li').slice(1);
  expect(cards).toHaveLength(projects.length);
  for (const [index, project] of projects.entries()) {
    const { title, path, client, location, services, image } = project;
    const card = `<li${cards[index]}`;
    expect(controls(card), path).toEqual([`${title}: ${path}`]);
    expect(elements(card, 'img'), path).toMatchObject([{ alt: comparable(image.alt) }]);
    for (const said of [client, location, ...services]) {
      expect(readableText(card), path).toContain(said);
    }
  }
});

test('§2.21 Projects page: one filter a category that has projects, with their number, and all of them first', () => {
  const filter = part(pages, '/proyectos', 'fieldset');
  const offered = [...filter.matchAll(/<label\b[\s\S]*?<\/label>/g)].map(([label]) => [
    elements(label, 'input')[0]?.id,
    readableText(label),
  ]);
  const withProjects = categories.flatMap(({ slug, shortName }) => {
    const { length } = projects.filter((project) => project.categories.includes(slug));
    return length > 0 ? [[slug, `${shortName} ${length}`]] : [];
  });
  expect(offered).toEqual([['todos', `Todos ${projects.length}`], ...withProjects]);
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
