import { type Film, wide } from './film.ts';
export const evemundo: Film = { id: 'projects/evemundo/film-1', ...wide, seconds: 1, frame: () => '' };
