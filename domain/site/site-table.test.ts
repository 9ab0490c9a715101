import { describe, expect, test } from 'vitest';
import {
  type PageKind,
  rememberedPath,
  rememberedPaths,
  type SitePage,
  socialCardId,
} from './site-table.ts';

const page = (path: string, kind: PageKind, canonical = path): SitePage => ({
  path,
  kind,
  canonical,
  title: path,
  indexed: true,
});

describe('§1.5 Last path: what is remembered', () => {
  test('paths of the table are remembered, aliases among them; passing pages are not', () => {
    const table = [
      page('/', 'home'),
      page('/soluciones', 'solutions', '/servicios'),
      page('/gracias', 'thanks'),
      page('/404', 'not-found'),
      page('/servicios/404', 'unknown-category'),
    ];
    expect(rememberedPaths(table)).toEqual(['/', '/soluciones']);
  });

  test('a page says which path it is, or that nobody comes back to it', () => {
    expect(rememberedPath(page('/', 'home'))).toBe('/');
    expect(rememberedPath(page('/proyectos/pool', 'project'))).toBe('/proyectos/pool');
    expect(rememberedPath(page('/soluciones', 'solutions', '/servicios'))).toBe('/soluciones');
    expect(rememberedPath(page('/proyectos/404', 'not-found'))).toBeNull();
    expect(rememberedPath(page('/gracias', 'thanks'))).toBeNull();
  });
});

test('a card is known by its words', () => {
  expect(socialCardId('Ollin', 'Publicidad Pagada (PPC) en Google y Meta')).toBe(
    'social/ollin/publicidad-pagada-ppc-en-google-y-meta',
  );
  expect(socialCardId('Faro Norte', '¿Diseño?')).toBe('social/faro-norte/diseno');
});
