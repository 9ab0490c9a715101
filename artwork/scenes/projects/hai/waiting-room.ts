import { Scene } from 'three';
import type { Textures } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { phone } from '../../studio/devices.ts';
import { at, flat, group } from '../../studio/placing.ts';
import { lettering } from '../../studio/printed.ts';
import { box, cylinder, slab } from '../../studio/solids.ts';
import { bone, ink, mint } from './pillbox.ts';
import { palette } from './prints.ts';

function chair(shell: typeof bone) {
  const legs = [-0.55, 0.55].flatMap((x) =>
    [-0.48, 0.45].map((z) =>
      at(
        cylinder(0.055, 1.02, ink, 0.045, 32),
        x,
        0.51,
        z,
        z > 0 ? -0.06 : 0.1,
        0,
        x > 0 ? 0.05 : -0.05,
      ),
    ),
  );
  return group(
    at(slab(1.42, 1.3, 0.14, 0.3, shell, 0.05), 0, 1.05, 0, flat),
    at(slab(1.42, 1.35, 0.14, 0.34, shell, 0.05), 0, 2, -0.66, -0.16),
    at(box(0.5, 0.5, 0.1, shell, 0.04), 0, 1.28, -0.6, -0.1),
    ...legs,
  );
}

/** Nobody waits: the conversation has the only taken chair. */
export function waitingRoom(textures: Textures): Scene {
  const chairs = [-3, -2, -1, 0, 1, 2, 3].map((place) =>
    at(chair(place === 0 ? mint : bone), place * 1.78, 0, 0),
  );
  return new Scene().add(
    floor('#EDE7D8'),
    wall(palette.mint, -1.75),
    at(box(60, 0.22, 0.08, bone, 0.01), 0, 0.11, -1.7),
    at(lettering(3.1, 0.731, textures('sign')), -2.2, 3.6, -1.74),
    ...chairs,
    at(phone(textures('conversation'), '#22307A'), 0, 2.16, -0.18, -0.15),
  );
}
