import { expect, test } from 'vitest';
import { site } from './site.ts';

const { projects, categories, pages } = site();
const published = projects.filter((project) => !project.sample);

test('§3 Content: sixteen portfolio entries with ids 2 to 17, fifteen of them in the carousel', () => {
  const entries = published.flatMap(({ slug, portfolio }) =>
    portfolio ? [{ slug, ...portfolio }] : [],
  );
  expect(entries.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 16 }, (_, index) => index + 2),
  );
  expect(entries.filter(({ inCarousel }) => !inCarousel).map(({ slug }) => slug)).toEqual(['gyb']);
});

test('§3 Content: nineteen cases, two of them samples; seventeen have a page', () => {
  expect(projects).toHaveLength(19);
  expect(projects.filter(({ sample }) => sample).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['acme-seo-audit', 'startup-ppc-launch']),
  );
  expect(published.map(({ slug }) => slug).toSorted()).toEqual(
    'apolo autism cuatrocaminos dew digital drivers engadi evemundo gyb hai heromatic incometax milenio pool redentor smart star'.split(
      ' ',
    ),
  );
});

test('§3 Content: the seventeen have pictures and stories of their own, and clips in every number', () => {
  for (const distinct of [
    published.map(({ image }) => image.id),
    published.map(({ page }) => page.challenge),
    published.map(({ page }) => page.description),
    published.map(({ palette }) => palette.swatches.join()),
  ]) {
    expect(new Set(distinct).size).toBe(17);
  }
  const clips = published.map(({ page }) => page.extra.length);
  expect(clips.filter((count) => count === 1).length).toBeGreaterThanOrEqual(3);
  expect(clips.filter((count) => count > 1).length).toBeGreaterThanOrEqual(2);
  expect(clips.filter((count) => count === 0).length).toBeGreaterThanOrEqual(4);
});

test('§3 Content: eight categories in the grid, and consulting beside them', () => {
  const listed = categories.filter((category) => category.listed).map(({ slug }) => slug);
  expect(listed).toEqual([
    'desarrollo-web',
    'identidad-de-marca',
    'desarrollo-software-aplicaciones',
    'redes-sociales-marketing',
    'produccion-audiovisual',
    'e-commerce',
    'seo-marketing-contenidos',
    'publicidad-pagada-ppc',
  ]);
  expect(categories.filter((category) => !category.listed).map(({ slug }) => slug)).toContain(
    'consultoria-digital',
  );
  for (const { casesHeading, slug } of categories) {
    expect(casesHeading, slug).toBe(slug !== 'e-commerce');
  }
});

test('§2 Services page: the ten services and the five steps, in the specification’s order', () => {
  expect(
    pages.services.groups.map(({ heading, services }) => [
      heading,
      ...services.map(({ title }) => title),
    ]),
  ).toEqual([
    ['Branding & Web', 'Branding e identidad', 'Diseño y desarrollo web', 'Apps web y móviles'],
    [
      'Marketing Digital',
      'Gestión de redes sociales',
      'Publicidad pagada',
      'SEO y marketing de contenidos',
      'Correo y automatización',
    ],
    [
      'Producción & Soporte',
      'Producción audiovisual',
      'Impresos y material POP',
      'Mantenimiento y soporte web',
    ],
  ]);
  expect(pages.services.process.steps.map(({ title }) => title)).toEqual([
    'Inmersión estratégica',
    'Conceptualización y diseño',
    'Ejecución',
    'Lanzamiento y entrega',
    'Evolución continua',
  ]);
});
