import type { Artwork } from './artwork.ts';
import { autism } from './projects/autism/scene.ts';
import { drivers } from './projects/drivers/scene.ts';
import { incometax } from './projects/incometax/scene.ts';
import { pool } from './projects/pool/scene.ts';
import { redentor } from './projects/redentor/scene.ts';

/** Every project whose pictures can be made from nothing. */
export const catalogue: Readonly<Record<string, Artwork>> = {
  autism,
  drivers,
  incometax,
  pool,
  redentor,
};
