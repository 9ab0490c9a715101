import type { Group } from 'three';
import type { Textures } from '../../artwork.ts';
import { phone } from '../../studio/devices.ts';
import { satin } from '../../studio/paint.ts';
import { at, flat, group, sized } from '../../studio/placing.ts';
import { lit } from '../../studio/printed.ts';
import { ball, box, cylinder, extruded, polygon, slab } from '../../studio/solids.ts';
import { frame, green } from './switches.ts';

const wood = satin('#F6EBD8', 0.6);

function tree(size: number) {
  return group(
    at(cylinder(0.05 * size, 0.3 * size, '#7a5232'), 0, 0.15 * size, 0),
    at(cylinder(0.36 * size, 1.15 * size, green, 0.005), 0, 0.85 * size, 0),
  );
}

/** A cabin whose roof is two telephones leaning on each other. */
export function cabin(textures: Textures): Group {
  const [size, lean] = [1.5, 0.47];
  const reach = 2.09 * size * Math.sin(lean);
  const height = 2.09 * size * Math.cos(lean);
  const side = (screen: string) =>
    at(
      sized(size, phone(textures(screen), '#16241c', 0.72)),
      0,
      height / 2 + 0.03,
      reach / 2 + 0.03,
      -lean,
    );
  const gable = polygon([
    [0.16 - reach, 0],
    [reach - 0.16, 0],
    [0, height - 0.3],
  ]);
  const front = size / 2 - 0.1;
  const facing = Math.PI / 2;
  return group(
    side('night'),
    at(group(side('home')), 0, 0, 0, 0, Math.PI),
    at(extruded(gable, 0.09, wood, 0.008), front, 0, 0, 0, facing),
    at(extruded(gable, 0.09, wood, 0.008), -front, 0, 0, 0, facing),
    at(roundWindow(textures), front + 0.048, 1.5, 0, 0, facing),
    at(slab(0.52, 0.92, 0.06, 0.03, green, 0.012), front + 0.055, 0.46, 0, 0, facing),
    at(ball(0.035, satin('#EE9450', 0.3)), front + 0.1, 0.44, 0.17),
    at(box(0.5, 0.07, 0.74, frame, 0.015), front + 0.26, 0.035, 0),
    at(box(0.28, 0.75, 0.28, green), -0.3, height + 0.05, 0),
    at(box(0.36, 0.08, 0.36, wood, 0.02), -0.3, height + 0.42, 0),
  );
}

function roundWindow(textures: Textures) {
  return lit(0.54, 0.54, 0.269, textures('windowOn'), 0.85);
}

/** The ground of the model, its path and its trees. */
export function garden(): Group {
  return group(
    at(slab(5.4, 4.6, 0.2, 0.25, satin('#F4E8D3', 0.6), 0.03), 0.1, -0.1, 0, flat),
    at(slab(2.2, 0.75, 0.02, 0.1, '#E2D2B4', 0.004), 1.75, 0.008, 0, flat),
    at(tree(1.15), 1.75, 0, -1.05),
    at(tree(0.8), 2.25, 0, -0.3),
    at(tree(1), -1.5, 0, 0.75),
    at(tree(1.35), -1.85, 0, -0.4),
    at(tree(0.62), 1.45, 0, 1.75),
  );
}
