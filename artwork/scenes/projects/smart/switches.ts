import type { Group } from 'three';
import type { Textures } from '../../artwork.ts';
import { gloss, satin } from '../../studio/paint.ts';
import { at, group } from '../../studio/placing.ts';
import { lettering, lit, varnished } from '../../studio/printed.ts';
import { box, drum, extruded, lathe, polygon, slab } from '../../studio/solids.ts';
import { palette } from './prints.ts';

export const cream = gloss(palette.cream, 0.42, 0.15, { clearcoat: 0.2 });
export const orange = satin(palette.orange, 0.45);
export const green = satin('#2F5A45', 0.5);
export const frame = satin('#E2D2B4', 0.5);

type Roof = typeof orange;

/** A switch with two slopes for a roof; its window shines when it is on. */
function house(textures: Textures, on: boolean, roof: Roof): Group {
  const [width, height, depth] = [1.02, 1.25, 0.62];
  const [x, y] = [width / 2, height / 2];
  const gable = polygon([
    [-x, -y],
    [x, -y],
    [x, y - 0.36],
    [0, y + 0.12],
    [-x, y - 0.36],
  ]);
  const slope = Math.atan2(0.48, x);
  const slopes = [1, -1].map((side) =>
    at(
      box(Math.hypot(x + 0.1, 0.57), 0.1, depth + 0.14, roof),
      side * (width / 4 + 0.02),
      y - 0.105,
      0.03,
      0,
      0,
      -side * slope,
    ),
  );
  const pane = on
    ? lit(0.4, 0.4, 0.02, textures('windowOn'), 0.85)
    : varnished(0.4, 0.4, textures('windowOff'), { roughness: 0.2, envMapIntensity: 0 }, 0.02);
  return group(
    extruded(gable, depth, cream, 0.03),
    ...slopes,
    at(pane, 0, -0.1, depth / 2 + 0.004),
    at(box(0.52, 0.06, 0.07, cream, 0.015), 0, -0.34, depth / 2 + 0.02),
  );
}

function screw() {
  return group(
    at(drum(0.09, 0.03, satin('#cfc2a6'), 0.01), 0, 0, 0, Math.PI / 2),
    at(box(0.12, 0.02, 0.01, '#8f8468', 0.004), 0, 0, 0.034, 0, 0, 0.6),
  );
}

/** The plate with three houses, of which the one in the middle is on. */
export function plate(textures: Textures): Group {
  const houses = [-1.62, 0, 1.62].map((x) => {
    const on = x === 0;
    return group(
      at(slab(1.42, 2.25, 0.03, 0.12, frame, 0.01), x, 0.1, 0.225),
      at(
        group(at(house(textures, on, on ? orange : green), 0, 0, 0.36)),
        x,
        -0.02,
        0.2,
        on ? 0.13 : -0.13,
      ),
    );
  });
  return group(
    at(slab(5.3, 3.15, 0.22, 0.3, cream, 0.05), 0, 0, 0.11),
    ...houses,
    at(lettering(0.95, 0.298, textures('name')), 0, -1.37, 0.2215),
    at(screw(), -2.3, 0, 0.215),
    at(screw(), 2.3, 0, 0.215),
  );
}

/** A pot with upright leaves. */
export function plant(): Group {
  const pot = lathe(
    [
      [0, 0],
      [0.26, 0],
      [0.3, 0.02],
      [0.38, 0.5],
      [0.36, 0.52],
      [0.33, 0.5],
      [0, 0.44],
    ],
    cream,
  );
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const leaf = lathe(
      Array.from({ length: 17 }, (_, step) => {
        const angle = (step / 16) * Math.PI;
        return [0.09 * Math.sin(angle), 0.42 - 0.34 * Math.cos(angle)] as const;
      }),
      green,
      24,
    );
    leaf.scale.z = 0.33;
    return at(
      leaf,
      0,
      0.47,
      0,
      Math.sin(index * 2.4) * 0.5,
      index * 0.7,
      Math.cos(index * 2.4) * 0.55,
    );
  });
  return group(pot, ...leaves);
}
