import type { Artwork } from './artwork.ts';
import { apolo } from './projects/apolo/scene.ts';
import { autism } from './projects/autism/scene.ts';
import { cuatrocaminos } from './projects/cuatrocaminos/scene.ts';
import { dew } from './projects/dew/scene.ts';
import { digital } from './projects/digital/scene.ts';
import { drivers } from './projects/drivers/scene.ts';
import { engadi } from './projects/engadi/scene.ts';
import { evemundo } from './projects/evemundo/scene.ts';
import { gyb } from './projects/gyb/scene.ts';
import { hai } from './projects/hai/scene.ts';
import { heromatic } from './projects/heromatic/scene.ts';
import { incometax } from './projects/incometax/scene.ts';
import { milenio } from './projects/milenio/scene.ts';
import { pool } from './projects/pool/scene.ts';
import { redentor } from './projects/redentor/scene.ts';
import { smart } from './projects/smart/scene.ts';
import { star } from './projects/star/scene.ts';

/** Every project whose pictures can be made from nothing. */
export const catalogue: Readonly<Record<string, Artwork>> = {
  apolo,
  autism,
  cuatrocaminos,
  dew,
  digital,
  drivers,
  engadi,
  evemundo,
  gyb,
  hai,
  heromatic,
  incometax,
  milenio,
  pool,
  redentor,
  smart,
  star,
};
