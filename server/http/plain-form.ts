import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { notSureYetCategory, orientationService } from '../../domain/quote/quote-form.ts';
import type { Fields } from '../submissions/submission-service.ts';

/**
 * §7 The contact form as a browser without scripts sends it, in the shape that our script sends. All
 * selects are open then: a plan or service chosen without a category brings its own.
 */
export function quoteFieldsOf(form: URLSearchParams, catalogue: PriceList): Fields {
  const fields: Fields = Object.fromEntries(form);
  fields.selectedAddonIds = form.getAll('selectedAddonIds').filter((id) => id !== '');
  // Our own total is taken, and a package can only be carried by the script.
  delete fields.total;
  delete fields.selectedList;
  if (!fields.category) {
    const chosen = fields.plan || fields.service;
    fields.category = catalogue.plans.find(({ id }) => id === chosen)?.categoryId ?? '';
  }
  // Whoever does not know yet has nothing more to choose.
  if (fields.category === notSureYetCategory.id && !fields.plan && !fields.service) {
    fields.service = orientationService.id;
  }
  return fields;
}

export function applicationFieldsOf(form: URLSearchParams): Fields {
  return Object.fromEntries(form);
}
