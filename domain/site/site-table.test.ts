import { expect, test } from 'vitest';
import { type PageKind, rememberedPaths, socialCardId } from './site-table.ts';

const page = (path: string, kind: PageKind, canonical = path) => ({
  path,
  kind,
  canonical,
  title: path,
  indexed: true,
});

test('§1.5 Last path: paths of the table are remembered, aliases among them; passing pages are not', () => {
  const table = [
    page('/', 'home'),
    page('/proyectos/pool', 'project'),
    page('/soluciones', 'solutions', '/servicios'),
    page('/gracias', 'thanks'),
    page('/404', 'not-found'),
    page('/servicios/404', 'unknown-category'),
  ];
  expect(rememberedPaths(table)).toEqual(['/', '/proyectos/pool', '/soluciones']);
});

test('a card is known by its words', () => {
  expect(socialCardId('Ollin', 'Publicidad Pagada (PPC) en Google y Meta')).toBe(
    'social/ollin/publicidad-pagada-ppc-en-google-y-meta',
  );
  expect(socialCardId('Faro Norte', '¿Diseño?')).toBe('social/faro-norte/diseno');
});
