import type { Offer, Service, UnitPriceSpecification } from 'schema-dts';
import type { CategoryFile } from '../../content/load/content-files.ts';
import type { WithSlug } from '../../content/load/load-content.ts';
import type { Site } from '../../content/load/site.ts';
import type { Plan, PriceType } from '../../domain/catalogue/catalogue.ts';
import { agencyId } from './agency-thing.server.ts';
import { fillIn } from './texts.ts';

/** What is paid again: the codes of UN/CEFACT for a month and an hour. */
const unitOf: Record<PriceType, { unitCode: string; unitText: string } | null> = {
  único: null,
  mensual: { unitCode: 'MON', unitText: 'mes' },
  'por hora': { unitCode: 'HUR', unitText: 'hora' },
};

/** A category of the catalogue as a service, its plans as offers. @param path of the page about it */
export function serviceThing(
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

/** A price that is text is no price to a machine: such a plan is offered without one. */
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
