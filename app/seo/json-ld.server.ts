import type {
  BreadcrumbList,
  CreativeWork,
  DayOfWeek,
  Graph,
  Offer,
  ProfessionalService,
  Service,
  Thing,
  UnitPriceSpecification,
  WebSite,
} from 'schema-dts';
import type { Plan, WithSlug } from '../../content/load/load-content.ts';
import type { Site } from '../../content/load/site.ts';
import type { CategoryFile } from '../../content/schemas/catalogue.ts';
import type { ProjectFile } from '../../content/schemas/project.ts';
import type { PriceType } from '../../domain/catalogue/catalogue.ts';
import type { SiteInfo, Weekday } from '../../domain/site/site-info.ts';
import { categoryPath, projectPath, type SitePage } from '../../domain/site/site-table.ts';
import type { SocialImage } from './page-head.ts';
import { fillIn } from './placeholders.ts';

/**
 * A page's JSON-LD in the vocabulary of schema.org: the agency, the site, the page's breadcrumbs, and
 * what it offers or shows.
 */
export function jsonLd(site: Site, page: SitePage, image: SocialImage): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agency(site.site),
      webSite(site),
      ...(page.kind === 'home' ? [] : [breadcrumbs(site, page)]),
      ...subjectsOf(site, page, image),
    ],
  };
}

function webSite({ site: { domain, brand } }: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${domain}/#website`,
    url: `${domain}/`,
    name: brand,
    inLanguage: 'es-MX',
    publisher: { '@id': agencyId(domain) },
  };
}

/** What the page is about; `/services` has the categories without a page of their own. */
function subjectsOf(site: Site, page: SitePage, image: SocialImage): Thing[] {
  const { kind, slug } = page;
  if (kind === 'category') {
    return site.categories
      .filter((category) => category.slug === slug)
      .map((category) => service(site, category, categoryPath(category.slug)));
  }
  if (kind === 'services') {
    return site.categories
      .filter(({ listed }) => !listed)
      .map((category) => service(site, category, '/services'));
  }
  if (kind !== 'project') return [];
  return site.projects
    .filter((project) => project.slug === slug)
    .map((project) => creativeWork(site, project, image));
}

function breadcrumbs({ site, pages, categories }: Site, page: SitePage): BreadcrumbList {
  const category = categories.find(({ slug }) => slug === page.slug);
  const trail = [
    { name: 'Inicio', path: '/' },
    ...(page.kind === 'category' ? [{ name: pages.solutions.heading, path: '/servicios' }] : []),
    { name: category?.name ?? page.title, path: page.canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.domain + path,
    })),
  };
}

const dayOf: Record<Weekday, DayOfWeek> = {
  lunes: 'https://schema.org/Monday',
  martes: 'https://schema.org/Tuesday',
  miércoles: 'https://schema.org/Wednesday',
  jueves: 'https://schema.org/Thursday',
  viernes: 'https://schema.org/Friday',
  sábado: 'https://schema.org/Saturday',
  domingo: 'https://schema.org/Sunday',
};

/** By which the other items refer to the agency. */
function agencyId(domain: string): string {
  return `${domain}/#agency`;
}

/** From `content/data/site.yaml` alone. */
function agency(site: SiteInfo): ProfessionalService {
  const { domain, address, hours, phones } = site;
  return {
    '@type': 'ProfessionalService',
    '@id': agencyId(domain),
    name: site.brand,
    legalName: site.legalName,
    url: `${domain}/`,
    logo: `${domain}/icon-512.png`,
    image: `${domain}/social.png`,
    email: site.email,
    telephone: [phones.mobile, phones.office],
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.district}`,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.weekdays.map((day) => dayOf[day]),
      opens: hours.opens,
      closes: hours.closes,
    },
    sameAs: Object.values(site.social).filter((address) => address !== null),
  };
}

/** UN/CEFACT unit codes for prices by month and by hour. */
const unitOf: Record<PriceType, { unitCode: string; unitText: string } | null> = {
  único: null,
  mensual: { unitCode: 'MON', unitText: 'mes' },
  'por hora': { unitCode: 'HUR', unitText: 'hora' },
};

/** A category of the catalogue as a service, its plans as offers. @param path of the page about it */
function service(
  { site, catalogue }: Site,
  category: WithSlug<CategoryFile>,
  path: string,
): Service {
  const address = site.domain + path;
  return {
    '@type': 'Service',
    '@id': `${address}#${category.slug}`,
    name: category.name,
    description: fillIn(category.description, site),
    url: address,
    provider: { '@id': agencyId(site.domain) },
    offers: catalogue.plans
      .filter(({ categoryId }) => categoryId === category.slug)
      .map((plan) => offerOf(plan, address)),
  };
}

/** A plan whose price is a text is offered without one. */
function offerOf({ name, shortDescription, price, priceType }: Plan, url: string): Offer {
  const offer = { '@type': 'Offer', name, description: shortDescription, url } as const;
  if (typeof price === 'string') return offer;
  const cost = { price, priceCurrency: 'USD' };
  const unit = unitOf[priceType];
  if (!unit) return { ...offer, ...cost };
  const priceSpecification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...cost,
    ...unit,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unit.unitCode },
  };
  return { ...offer, ...cost, priceSpecification };
}

/** A project as a work of the agency. */
function creativeWork(
  { site }: Site,
  project: WithSlug<ProjectFile>,
  image: SocialImage,
): CreativeWork {
  const { domain } = site;
  const address = domain + projectPath(project.slug);
  return {
    '@type': 'CreativeWork',
    '@id': `${address}#project`,
    name: project.title,
    headline: project.subtitle,
    url: address,
    image: image.address,
    inLanguage: 'es-MX',
    creator: { '@id': agencyId(domain) },
    dateModified: project.updated,
    ...(project.sample
      ? {}
      : {
          description: fillIn(project.page.metaDescription, site),
          keywords: project.services,
        }),
  };
}
