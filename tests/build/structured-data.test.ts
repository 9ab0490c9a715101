import { expect, test } from 'vitest';
import { site as loadSite } from '../../content/load/site.ts';
import { builtPages, structuredData } from '../support/built-site.ts';

const { site, catalogue, table, projects } = loadSite();
const pages = builtPages();

type Node = Record<string, unknown> & { '@type': string };

interface Offer {
  name: string;
  price: unknown;
  priceCurrency: string;
  priceSpecification?: { unitCode?: string };
}

function nodes(path: string, type: string): Node[] {
  const found = structuredData(pages.get(path) ?? '');
  expect(found, `${path}: one block of structured data`).toHaveLength(1);
  expect(found[0], path).not.toContain('<');
  const graph: Node[] = JSON.parse(found[0] ?? '')['@graph'];
  return graph.filter((node) => node['@type'] === type);
}

test('§2.11 Contact section: machines read the agency’s address, hours and phones on home and contact, and who the agency is on every page', () => {
  const name = {
    '@type': 'ProfessionalService',
    '@id': `${site.domain}/#agency`,
    name: site.brand,
    url: `${site.domain}/`,
  };
  const whole = {
    ...name,
    email: site.email,
    telephone: [site.phones.mobile, site.phones.office],
    address: expect.objectContaining({ addressLocality: site.address.city }),
    openingHoursSpecification: expect.objectContaining({
      opens: site.hours.opens,
      closes: site.hours.closes,
    }),
  };
  for (const path of pages.keys()) {
    const expected = ['/', '/contact'].includes(path) ? expect.objectContaining(whole) : name;
    expect(nodes(path, 'ProfessionalService'), path).toEqual([expected]);
    expect(nodes(path, 'WebSite'), path).toHaveLength(path === '/' ? 1 : 0);
    expect(nodes(path, 'BreadcrumbList'), path).toHaveLength(path === '/' ? 0 : 1);
  }
});

test('§10.7 Machines: the trail to a project goes by the list of all', () => {
  const { path } = table.find(({ kind }) => kind === 'project') ?? { path: '' };
  const [trail] = nodes(path, 'BreadcrumbList');
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, item: `${site.domain}/` },
    { position: 2, item: `${site.domain}/proyectos` },
    { position: 3, item: site.domain + path },
  ]);
});

test('§9.6 Plan prices: machines read every plan’s price, in dollars, and how it is paid', () => {
  const units = { único: undefined, mensual: 'MON', 'por hora': 'HUR' };
  const paths = table
    .filter(({ kind, indexed }) => kind === 'category' && indexed)
    .map(({ path }) => path);
  const offers = paths
    .flatMap((path) => nodes(path, 'Service'))
    .flatMap((service) => service.offers as Offer[]);
  expect(
    offers
      .map((offer) => [
        offer.name,
        offer.price,
        offer.priceCurrency,
        offer.priceSpecification?.unitCode,
      ])
      .toSorted(),
  ).toEqual(
    catalogue.plans
      .map(({ name, price, priceType }) => [name, price, 'USD', units[priceType]])
      .toSorted(),
  );
});

test('§2.19 Project page: machines read whose work it is', () => {
  for (const { path, slug } of table.filter(({ kind }) => kind === 'project')) {
    expect(nodes(path, 'CreativeWork'), path).toEqual([
      expect.objectContaining({
        name: projects.find((project) => project.slug === slug)?.title,
        url: site.domain + path,
        creator: { '@id': `${site.domain}/#agency` },
      }),
    ]);
  }
});
