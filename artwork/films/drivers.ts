import { type Film, wide } from './film.ts';
export const drivers: Film = { id: 'projects/drivers/film-1', ...wide, seconds: 1, frame: () => '' };
