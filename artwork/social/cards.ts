import type { Site } from '../../content/load/site.ts';
import type { PageKind } from '../../domain/site/site-table.ts';
import { socialCardId } from '../../domain/site/social-card.ts';

/** What one card says and shows. */
export interface Card {
  /** Of the picture: its file is `artwork/originals/<id>.png`. */
  readonly id: string;
  readonly title: string;
  /** A drawing below `content/public/media`, with extension. */
  readonly drawing: string;
}

/** Each kind's thread drawing; a category brings its own, a project its key picture. */
const drawings: Partial<Record<PageKind, string>> = {
  home: 'valor-diseno',
  about: 'valor-equipo',
  contact: 'servicio-7',
  services: 'valor-calidad',
  solutions: 'proceso-ejecucion',
  privacy: 'formulario-avanzado',
  thanks: 'proceso-evolucion',
};

/** A card for every page that is not a project; the not-found pages have none. */
export function cards({ site, table, categories, media }: Site): Card[] {
  return table.flatMap(({ path, canonical, kind, slug, title }) => {
    const picture = categories.find((category) => category.slug === slug)?.image.id ?? '';
    const own = kind === 'category' && media[picture] && 'svg' in media[picture] ? picture : null;
    const drawing = own ?? (drawings[kind] && `threads/${drawings[kind]}`);
    if (path !== canonical || !drawing) return [];
    return [{ id: socialCardId(site.brand, title), title, drawing: `${drawing}.svg` }];
  });
}
