import type { TracedFilm } from '../film.ts';
import { developed } from './develop.ts';
import { linkAt } from './link.ts';
import { exposed } from './pixels.ts';

/**
 * Two ribbons through each other, one of cyan glass and one of black lacquer with a line of gold,
 * turning around a marigold eye. Every look mirrors and bends as light does; nothing is random, so
 * nothing flickers.
 */
export const hero: TracedFilm = {
  id: 'hero/hero',
  width: 720,
  height: 720,
  seconds: 8,
  trace(time, size) {
    return developed(exposed(linkAt(time / this.seconds), size), size);
  },
};
