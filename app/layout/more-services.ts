import type { NavLink } from './site-data.ts';

/** What the Servicios menu, the drawer and the footer add to the list of categories. */
export const moreServices: NavLink[] = [
  { label: 'Todas las soluciones', to: '/servicios' },
  { label: 'Servicios y proceso', to: '/services' },
];
