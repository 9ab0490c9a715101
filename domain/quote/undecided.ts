import type { Catalogue, Category, Plan } from '../catalogue/catalogue.ts';

/**
 * The contact form's last category: whoever does not know yet what they need chooses it and gets its
 * one service, free of charge. That is how a plain message is sent although §5 asks for a choice.
 */
export const undecidedCategory: Category = {
  id: 'aun-no-lo-se',
  slug: 'aun-no-lo-se',
  name: 'Aún no lo sé',
  listed: false,
  defaultBonusId: null,
};

export const orientationService: Plan = {
  id: 'orientacion-sin-costo',
  slug: 'orientacion-sin-costo',
  categoryId: undecidedCategory.id,
  name: 'Orientación sin costo',
  type: 'servicio',
  price: 0,
  priceType: 'único',
  duration: '',
  featured: false,
  idealFor: '',
  includes: [],
  includedBonuses: [],
  availableAddons: [],
  sellingPoints: [],
  shortDescription: '',
  longDescription: '',
};

/** The catalogue as the contact form and the server's check see it. */
export function withUndecided(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    categories: [...catalogue.categories, undecidedCategory],
    plans: [...catalogue.plans, orientationService],
  };
}
