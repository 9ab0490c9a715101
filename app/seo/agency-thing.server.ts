import type { DayOfWeek, ProfessionalService } from 'schema-dts';
import type { SiteInfo, Weekday } from '../../domain/site/site-info.ts';

const dayOf: Record<Weekday, DayOfWeek> = {
  lunes: 'https://schema.org/Monday',
  martes: 'https://schema.org/Tuesday',
  miércoles: 'https://schema.org/Wednesday',
  jueves: 'https://schema.org/Thursday',
  viernes: 'https://schema.org/Friday',
  sábado: 'https://schema.org/Saturday',
  domingo: 'https://schema.org/Sunday',
};

/** By which everything else on the site refers to the agency. */
export function agencyId(domain: string): string {
  return `${domain}/#agency`;
}

/** The agency, from the facts of `content/data/site.yaml` alone. */
export function agencyThing(site: SiteInfo): ProfessionalService {
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
