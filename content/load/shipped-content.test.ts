import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { socialImage } from '../../app/seo/page-head.server.ts';
import { plansOf } from '../../domain/catalogue/catalogue.ts';
import { greetingAt } from '../../domain/visit/greeting.ts';
import { recordOf } from './default-brand.ts';
import { site as loadSite } from './site.ts';

const content = loadSite();
const { site, catalogue, categories, holidays, pages, projects, table } = content;
const published = projects.filter((project) => !project.sample);

/**
 * What docs/behaviour.md fixes of the content that ships. Who changes one of these on purpose changes the paragraph and
 * this file with it; `npm test` says what differs and counts it as no failure. Another agency's content is its own.
 */
describe.skipIf(site.brand !== 'Ollin')('the shipped content (of the brand Ollin alone)', () => {
  test('§1.3 Page titles: of the start page', () => {
    expect(pages.home.meta.title).toBe('Marketing Digital, Diseño y Creación de Páginas Web');
  });

  test('§1.7 Brand: `npm run brand:check` knows all of it (else: npm run brand:check -- --record)', () => {
    expect(readFileSync('content/default-brand.json', 'utf8')).toBe(recordOf('content'));
  });

  test('§2.1 Routes: the aliases', () => {
    const listed = categories.filter(({ listed }) => listed).map(({ slug }) => slug);
    const [apps, social] = ['desarrollo-software-aplicaciones', 'redes-sociales-marketing'];
    const aliases = table.filter(({ path, canonical }) => path !== canonical);
    expect(Object.fromEntries(aliases.map(({ path, canonical }) => [path, canonical]))).toEqual({
      '/soluciones': '/servicios',
      ...Object.fromEntries(listed.map((slug) => [`/${slug}`, `/servicios/${slug}`])),
      '/servicios/desarrollo-aplicaciones': `/servicios/${apps}`,
      '/desarrollo-aplicaciones': `/servicios/${apps}`,
      '/servicios/gestion-redes-sociales': `/servicios/${social}`,
      '/gestion-redes-sociales': `/servicios/${social}`,
    });
  });

  test('§2.9 Value proposition section: the three cards', () => {
    expect(pages.home.values.cards.map(({ title }) => title)).toEqual([
      'Equipo multidisciplinario interno',
      'Diseño personalizado excepcional',
      'Calidad y tecnología superiores',
    ]);
  });

  test('§2.13 Services page: the ten services and the five steps, in their order', () => {
    const { groups, process } = pages.services;
    const titles = (list: { title: string }[]) => list.map(({ title }) => title).join(', ');
    expect(groups.map(({ heading, services }) => `${heading}: ${titles(services)}`)).toEqual([
      'Branding & Web: Branding e identidad, Diseño y desarrollo web, Apps web y móviles',
      'Marketing Digital: Gestión de redes sociales, Publicidad pagada, SEO y marketing de contenidos, Correo y automatización',
      'Producción & Soporte: Producción audiovisual, Impresos y material POP, Mantenimiento y soporte web',
    ]);
    expect(titles(process.steps)).toBe(
      'Inmersión estratégica, Conceptualización y diseño, Ejecución, Lanzamiento y entrega, Evolución continua',
    );
  });

  test('§3.4 Shipped content: sixteen portfolio entries with ids 2 to 17, fifteen of them in the carousel', () => {
    const entries = published.flatMap(({ slug, portfolio }) =>
      portfolio ? [{ slug, ...portfolio }] : [],
    );
    expect(entries.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 2),
    );
    const outside = entries.filter(({ inCarousel }) => !inCarousel);
    expect(outside.map(({ slug }) => slug)).toEqual(['gyb']);
  });

  test('§3.4 Shipped content: nineteen cases, two of them samples; seventeen have a page', () => {
    const samples = projects.filter(({ sample }) => sample).map(({ slug }) => slug);
    expect(samples.toSorted()).toEqual(['acme-seo-audit', 'startup-ppc-launch']);
    expect(published.map(({ slug }) => slug).toSorted()).toEqual(
      'apolo autism cuatrocaminos dew digital drivers engadi evemundo gyb hai heromatic incometax milenio pool redentor smart star'.split(
        ' ',
      ),
    );
  });

  test('§3.4 Shipped content: the seventeen have pictures and stories of their own, and films in every number', () => {
    for (const distinct of [
      published.map(({ image }) => image.id),
      published.map(({ page }) => page.challenge),
      published.map(({ page }) => page.description),
      published.map(({ palette }) => palette.swatches.join()),
    ]) {
      expect(new Set(distinct).size).toBe(17);
    }
    const films = published.map(({ page }) => page.extra.length);
    expect(films.filter((count) => count === 1).length).toBeGreaterThanOrEqual(3);
    expect(films.filter((count) => count > 1).length).toBeGreaterThanOrEqual(2);
    expect(films.filter((count) => count === 0).length).toBeGreaterThanOrEqual(4);
  });

  test('§3.4 Shipped content: eight categories in the grid, and consulting beside them', () => {
    expect(categories.map(({ slug, listed }) => (listed ? slug : `${slug} (not listed)`))).toEqual([
      'desarrollo-web',
      'identidad-de-marca',
      'desarrollo-software-aplicaciones',
      'redes-sociales-marketing',
      'produccion-audiovisual',
      'e-commerce',
      'seo-marketing-contenidos',
      'publicidad-pagada-ppc',
      'consultoria-digital (not listed)',
    ]);
    const withoutHeading = categories.filter(({ casesHeading }) => !casesHeading);
    expect(withoutHeading.map(({ slug }) => slug)).toEqual(['e-commerce']);
  });

  test('§4.2 Greeting: the twelve holidays', () => {
    expect(holidays.map(({ month, day }) => `${month}/${day}`)).toEqual(
      '1/1 2/14 3/8 3/14 4/22 5/1 5/10 6/20 9/27 10/31 11/30 12/25'.split(' '),
    );
    for (const { month, day, name, message } of holidays) {
      expect(greetingAt(new Date(2026, month - 1, day, 9), holidays)).toBe(`${message} (${name})`);
    }
  });

  test('§9.1 General: hours and offer', () => {
    expect(site.hours.label).toBe('9:30am–6:00pm');
    expect(site.offer).toMatchObject({
      percent: 10,
      heading: 'de descuento en tu primer retainer trimestral',
      validUntil: '2026-01-01T00:00:00-06:00',
    });
  });

  test('§9.6 Plan prices: each in its category and kind; five are services', () => {
    const marks = { plan: '', servicio: ' (servicio)' };
    const pricesOf = (slug: string) =>
      plansOf(catalogue, slug)
        .map(({ price, priceType, type }) => `${price} ${priceType}${marks[type]}`)
        .toSorted();
    expect(Object.fromEntries(categories.map(({ slug }) => [slug, pricesOf(slug)]))).toEqual({
      'desarrollo-web': ['1980 único', '680 único'],
      'identidad-de-marca': ['280 único', '550 único', '950 único'],
      'desarrollo-software-aplicaciones': ['4500 único', '500 mensual (servicio)'],
      'redes-sociales-marketing': ['350 mensual', '650 mensual', '980 mensual'],
      'produccion-audiovisual':
        '1200 único,1500 único (servicio),350 mensual,600 mensual,650 único'.split(','),
      'e-commerce': ['1200 único', '2500 único'],
      'seo-marketing-contenidos': ['1200 mensual', '450 único', '750 mensual'],
      'publicidad-pagada-ppc': ['1150 mensual', '380 único (servicio)', '580 mensual'],
      'consultoria-digital': ['250 por hora (servicio)', '950 único (servicio)'],
    });
  });

  test('§9.7 Add-on prices: four add-ons; each category has one, and a bonus', () => {
    const priced = catalogue.addons.filter(({ type }) => type === 'addon');
    expect(Object.fromEntries(priced.map(({ id, price }) => [id, price]))).toEqual({
      'redes-sociales-inicio': 70,
      'formulario-avanzado': 120,
      'backend-nestjs': 350,
      'articulos-blog-extra': 150,
    });
    for (const { slug, defaultBonus } of categories) {
      const types = catalogue.addons
        .filter(({ categoryId }) => categoryId.includes(slug))
        .map(({ type }) => type);
      expect(new Set(types), slug).toEqual(new Set(['addon', 'bonus']));
      expect(defaultBonus).toBe(
        slug === 'desarrollo-web' ? 'bonus-hosting-dominio-esencial' : null,
      );
    }
  });

  test('§10.7 Machines: every page but the not-found pages has a social card of its own, aliases their page’s', () => {
    const without = table.filter(
      (page) => socialImage(content, page).address === `${site.domain}/social.png`,
    );
    expect(without.map(({ kind }) => kind)).toEqual(['unknown-category', 'not-found', 'not-found']);
  });
});
