import type { PriceList } from '../../domain/catalogue/catalogue.ts';

/** A catalogue small enough to be read: two categories that share an add-on. */
export const priceList: PriceList = {
  categories: [
    { id: 'web', name: 'Web' },
    { id: 'apps', name: 'Apps' },
  ],
  plans: [
    {
      id: 'web-esencial',
      name: 'Esencial',
      type: 'plan',
      price: 680,
      priceType: 'único',
      categoryId: 'web',
      availableAddons: ['formulario'],
      includedBonuses: ['hosting'],
    },
    {
      id: 'web-profesional',
      name: 'Profesional',
      type: 'plan',
      price: 1980,
      priceType: 'único',
      categoryId: 'web',
      availableAddons: ['formulario', 'backend'],
      includedBonuses: ['hosting'],
    },
    {
      id: 'app-mantenimiento',
      name: 'Mantenimiento',
      type: 'servicio',
      price: 500,
      priceType: 'mensual',
      categoryId: 'apps',
      availableAddons: ['backend'],
      includedBonuses: [],
    },
  ],
  addons: [
    {
      id: 'formulario',
      name: 'Formulario',
      type: 'addon',
      price: 120,
      priceType: 'único',
      categoryId: ['web'],
    },
    {
      id: 'backend',
      name: 'Backend',
      type: 'addon',
      price: 350,
      priceType: 'único',
      categoryId: ['web', 'apps'],
    },
    {
      id: 'hosting',
      name: 'Hosting',
      type: 'bonus',
      price: 0,
      priceType: 'único',
      categoryId: ['web'],
    },
  ],
};
