import { digitalTira } from './digital/tira.ts';
import { digitalTrama } from './digital/trama.ts';
import { drivers } from './drivers/drivers.ts';
import { equipo } from './equipo/equipo.ts';
import { evemundo } from './evemundo/evemundo.ts';
import type { Film } from './film.ts';
import { hero } from './hero/hero.ts';
import { ollinLoop } from './ollin-loop.ts';
import { pool } from './pool/pool.ts';
import { starDisciplinas } from './star/disciplinas.ts';
import { starTrazo } from './star/trazo.ts';

/** Every film, by the name that `build.ts` takes. */
export const catalogue: Readonly<Record<string, Film>> = {
  'digital-tira': digitalTira,
  'digital-trama': digitalTrama,
  drivers,
  equipo,
  evemundo,
  hero,
  'ollin-loop': ollinLoop,
  pool,
  'star-disciplinas': starDisciplinas,
  'star-trazo': starTrazo,
};
