import { expect, test } from 'vitest';
import {
  type PageKind,
  projectPath,
  projectPathForm,
  rememberedPaths,
  socialCardId,
} from './site-table.ts';

const page = (path: string, kind: PageKind, canonical = path) => ({
  path,
  kind,
  canonical,
  title: path,
  indexed: true,
});

test('§1.5 Last path: paths of the table are remembered, aliases among them; passing pages are not, and projects follow from their form', () => {
  const table = [
    page('/', 'home'),
    page('/proyectos/pool', 'project'),
    page('/soluciones', 'solutions', '/servicios'),
    page('/gracias', 'thanks'),
    page('/404', 'not-found'),
    page('/servicios/404', 'unknown-category'),
  ];
  expect(rememberedPaths(table)).toEqual(['/', '/soluciones']);
  expect(projectPath('pool-2')).toMatch(projectPathForm);
  for (const path of ['/proyectos', '/proyectos/a/b', '/proyectos/pool?x=1', '//proyectos/pool']) {
    expect(path).not.toMatch(projectPathForm);
  }
});

test('a card is known by its words', () => {
  expect(socialCardId('Ollin', 'Publicidad Pagada (PPC) en Google y Meta')).toBe(
    'social/ollin/publicidad-pagada-ppc-en-google-y-meta',
  );
  expect(socialCardId('Faro Norte', '¿Diseño?')).toBe('social/faro-norte/diseno');
});
