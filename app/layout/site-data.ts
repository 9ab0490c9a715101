import { useRouteLoaderData } from 'react-router';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { Holiday } from '../../domain/visit/greeting.ts';

export interface NavLink {
  label: string;
  to: string;
}

/** What the layout of every page needs; the root loader sends it once. */
export interface SiteData {
  site: SiteInfo;
  holidays: Holiday[];
  /** §1.5 On `/` alone: the paths on which a session may go on. */
  rememberedPaths: string[] | null;
  /** As HTML: the brand's drawn name, or its logo and the name in type. */
  logo: string;
  /** The brand's name below the footer as SVG; null sets it in type. */
  word: string | null;
  categories: NavLink[];
  /** At most as many as a menu holds. */
  projects: NavLink[];
}

/** For any component below the root. */
export function useSiteData(): SiteData {
  const data = useRouteLoaderData<SiteData>('root');
  if (!data) throw new Error('The root loader gave no data');
  return data;
}

/** The `lang` of a name that is not in the page's language; the content lists the English ones. */
export function useLanguageOf(): (name: string) => 'en' | undefined {
  const { englishNames } = useSiteData().site;
  return (name) => (englishNames.includes(name) ? 'en' : undefined);
}

export const allProjects: NavLink = { label: 'Todos los proyectos', to: '/proyectos' };

const moreServices: NavLink[] = [
  { label: 'Todas las soluciones', to: '/servicios' },
  { label: 'Servicios y proceso', to: '/services' },
];

/** §2.2 The links of the two menus, which the drawer and the footer list, too. */
export function useMenus(): { services: NavLink[]; portfolio: NavLink[] } {
  const { categories, projects } = useSiteData();
  return { services: [...categories, ...moreServices], portfolio: [...projects, allProjects] };
}
