import { expect, test } from 'vitest';
import { socialCardId } from './social-card.ts';

test('a card is known by its words', () => {
  expect(socialCardId('Ollin', 'Publicidad Pagada (PPC) en Google y Meta')).toBe(
    'social/ollin/publicidad-pagada-ppc-en-google-y-meta',
  );
  expect(socialCardId('Faro Norte', '¿Diseño?')).toBe('social/faro-norte/diseno');
});
