import type * as Schema from 'schema-dts';
import type { Plan } from '../../content/load/load-content.ts';
import { renderMarkdown } from '../../content/load/render-markdown.ts';
import type { Site } from '../../content/load/site.ts';
import type { PriceType } from '../../domain/catalogue/catalogue.ts';
import type { SiteInfo, Weekday } from '../../domain/site/site-info.ts';
import { projectPath, type SitePage } from '../../domain/site/site-table.ts';
import type { SocialImage } from './page-head.ts';

/**
 * §10.7 The compiler holds kinds, properties and values to the published types of schema.org. Search engines
 * want the whole agency once, not on each page: home and contact describe it, the others name it.
 */
export function jsonLd(site: Site, page: SitePage, image: SocialImage): Schema.Graph {
  const whole = page.kind === 'home' || page.kind === 'contact';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      whole ? agency(site.site) : agencyName(site.site),
      ...(page.kind === 'home' ? [website(site.site)] : [breadcrumbs(site, page)]),
      ...subjectsOf(site, page, image),
    ],
  };
}

/** What the page is about. */
function subjectsOf(site: Site, page: SitePage, image: SocialImage): Schema.Thing[] {
  const { kind, slug, canonical } = page;
  if (kind === 'project') {
    const projects = site.projects.filter((project) => project.slug === slug);
    return projects.map((project) => creativeWork(site, project, image));
  }
  const categories = site.categories.filter(
    (category) => kind === 'category' && category.slug === slug,
  );
  return categories.flatMap((category) => [
    service(site, category, canonical),
    ...questionsOf(site, category, canonical),
  ]);
}

function breadcrumbs({ site, pages, categories }: Site, page: SitePage): Schema.BreadcrumbList {
  const category = categories.find(({ slug }) => slug === page.slug);
  const trail = [
    { name: 'Inicio', path: '/' },
    ...(page.kind === 'category' ? [{ name: pages.solutions.heading, path: '/servicios' }] : []),
    ...(page.kind === 'project' ? [{ name: pages.projects.heading, path: '/proyectos' }] : []),
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

const dayOf: Record<Weekday, Schema.DayOfWeek> = {
  lunes: 'Monday',
  martes: 'Tuesday',
  miércoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sábado: 'Saturday',
  domingo: 'Sunday',
};

/** By which the other items refer to the agency. */
function agencyId(domain: string): string {
  return `${domain}/#agency`;
}

function website({ domain, brand }: SiteInfo): Schema.WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${domain}/#website`,
    url: `${domain}/`,
    name: brand,
    inLanguage: 'es-MX',
    publisher: { '@id': agencyId(domain) },
  };
}

function agencyName({ domain, brand }: SiteInfo) {
  return {
    '@type': 'ProfessionalService',
    '@id': agencyId(domain),
    name: brand,
    url: `${domain}/`,
  } as const satisfies Schema.ProfessionalService;
}

/** From `content/data/site.yaml` alone. */
function agency(site: SiteInfo): Schema.ProfessionalService {
  const { domain, address, hours, phones } = site;
  return {
    ...agencyName(site),
    legalName: site.legalName,
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
    sameAs: Object.values(site.social).filter((address) => typeof address === 'string'),
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
  category: Site['categories'][number],
  path: string,
): Schema.Service {
  const address = site.domain + path;
  return {
    '@type': 'Service',
    '@id': `${address}#${category.slug}`,
    name: category.name,
    description: category.description,
    url: address,
    provider: { '@id': agencyId(site.domain) },
    offers: catalogue.plans
      .filter(({ categoryId }) => categoryId === category.slug)
      .map((plan) => offerOf(plan, address)),
  };
}

/** The category's frequent questions, with their answers as HTML. */
function questionsOf(
  { site }: Site,
  { faq }: Site['categories'][number],
  path: string,
): Schema.FAQPage[] {
  if (faq.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${site.domain}${path}#preguntas`,
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: renderMarkdown(answer) },
      })),
    },
  ];
}

/** A plan whose price is a text is offered without one. */
function offerOf({ name, shortDescription, price, priceType }: Plan, url: string): Schema.Offer {
  const offer = {
    '@type': 'Offer',
    name,
    description: shortDescription,
    url,
  } as const satisfies Schema.Offer;
  if (typeof price === 'string') return offer;
  const cost = { price, priceCurrency: 'USD' };
  const unit = unitOf[priceType];
  if (!unit) return { ...offer, ...cost };
  const priceSpecification: Schema.UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...cost,
    ...unit,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unit.unitCode },
  };
  return { ...offer, ...cost, priceSpecification };
}

function creativeWork(
  { site }: Site,
  project: Site['projects'][number],
  image: SocialImage,
): Schema.CreativeWork {
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
    ...(!project.sample && {
      description: project.page.metaDescription,
      keywords: project.services,
    }),
  };
}
