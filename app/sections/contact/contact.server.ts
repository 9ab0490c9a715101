import { brandDrawing } from '../../../content/load/brand-drawings.ts';
import type { Site } from '../../../content/load/site.ts';
import { priceListOf } from '../../../domain/catalogue/catalogue.ts';
import { withNotSureYet } from '../../../domain/quote/quote-form.ts';

/** What the contact section shows: the price list to choose from, and where the agency is. */
export function contactContent(site: Site) {
  const { contact } = site.pages;
  return {
    intro: contact.intro,
    afterSending: contact.afterSending,
    drawing: brandDrawing('contact'),
    priceList: withNotSureYet(priceListOf(site.catalogue)),
  };
}

export type ContactContent = ReturnType<typeof contactContent>;
