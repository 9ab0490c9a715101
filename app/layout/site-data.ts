import { useRouteLoaderData } from 'react-router';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { Holiday } from '../../domain/visit/greeting.ts';

export interface NavLink {
  label: string;
  to: string;
}

/** What every page's frame needs; the root loader sends it once. */
export interface SiteData {
  site: SiteInfo;
  holidays: Holiday[];
  /** §1 On `/` alone: the paths on which a session may go on. */
  resumable: string[] | null;
  /** The agency's mark as SVG: content, like the brand itself. */
  logo: string;
  /** The brand's name below the footer as SVG; null sets it in type. */
  word: string | null;
  categories: NavLink[];
  projects: NavLink[];
}

/** The frame's data, for any component below the root. */
export function useSiteData(): SiteData {
  const data = useRouteLoaderData<SiteData>('root');
  if (!data) throw new Error('The root loader gave no data');
  return data;
}
