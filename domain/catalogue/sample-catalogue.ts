import type { PriceList } from './catalogue.ts';

/** The catalogue of unit and server tests: two categories that share an add-on. */
export const catalogue: PriceList = {
  categories: [
    { id: 'desarrollo-web', name: 'Desarrollo Web' },
    { id: 'publicidad', name: 'Publicidad' },
  ],
  plans: [
    {
      id: 'web-esencial',
      name: 'Web Esencial',
      type: 'plan',
      price: 680,
      priceType: 'único',
      categoryId: 'desarrollo-web',
      availableAddons: ['formulario-avanzado'],
      includedBonuses: ['bonus-hosting'],
    },
    {
      id: 'ppc-mensual',
      name: 'Gestión mensual',
      type: 'servicio',
      price: 580,
      priceType: 'mensual',
      categoryId: 'publicidad',
      availableAddons: ['backend'],
      includedBonuses: [],
    },
  ],
  addons: [
    {
      id: 'formulario-avanzado',
      name: 'Formulario avanzado',
      type: 'addon',
      price: 120,
      priceType: 'único',
      categoryId: ['desarrollo-web'],
    },
    {
      id: 'backend',
      name: 'Backend',
      type: 'addon',
      price: 350,
      priceType: 'único',
      categoryId: ['desarrollo-web', 'publicidad'],
    },
    {
      id: 'bonus-hosting',
      name: 'Hosting y dominio',
      type: 'bonus',
      price: 0,
      priceType: 'único',
      categoryId: ['desarrollo-web'],
    },
  ],
};
