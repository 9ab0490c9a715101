import type { PriceList } from '../catalogue/catalogue.ts';

/**
 * The contact form's last category: whoever does not know yet what they need chooses it and gets its
 * one service, free of charge. That is how a plain message is sent although §5 asks for a choice.
 */
export const notSureYetCategory: PriceList['categories'][number] = {
  id: 'aun-no-lo-se',
  name: 'Aún no lo sé',
};

export const orientationService: PriceList['plans'][number] = {
  id: 'orientacion-sin-costo',
  categoryId: notSureYetCategory.id,
  name: 'Orientación sin costo',
  type: 'servicio',
  price: 0,
  priceType: 'único',
  availableAddons: [],
  includedBonuses: [],
};

/** The price list as the contact form and the server's check see it. */
export function withNotSureYet(catalogue: PriceList): PriceList {
  return {
    categories: [...catalogue.categories, notSureYetCategory],
    plans: [...catalogue.plans, orientationService],
    addons: catalogue.addons,
  };
}
