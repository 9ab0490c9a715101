import type { Group } from 'three';
import { matte, satin } from '../../studio/paint.ts';
import { at, group } from '../../studio/placing.ts';
import { ball, lathe } from '../../studio/solids.ts';
import { palette } from './prints.ts';
import { clay } from './tableware.ts';

const skin = satin(palette.nopal, 0.65);
const thorn = matte(palette.dough);
const thickness = 0.13;

/** A pad that grows upwards from the origin, with thorns in rows on both faces. */
function pad(width: number, height: number): Group {
  const flesh = ball(1, skin);
  flesh.scale.set(width, height, thickness);
  const grown = group(at(flesh, 0, height * 0.92, 0));
  for (let row = -2; row <= 2; row++) {
    for (let column = -2; column <= 2; column++) {
      const x = (column + (row % 2 ? 0.5 : 0)) * 0.36;
      const y = row * 0.4;
      const inside = 1 - x * x - y * y;
      if (inside < 0.22) continue;
      for (const face of [1, -1]) {
        const z = thickness * Math.sqrt(inside) * face;
        grown.add(at(ball(0.022, thorn), x * width, height * 0.92 + y * height, z));
      }
    }
  }
  return grown;
}

function pear(x: number, y: number, lean: number) {
  const fruit = ball(1, satin('#B23A4C'));
  fruit.scale.set(0.085, 0.13, 0.085);
  return at(fruit, x, y, 0, 0, 0, lean);
}

function flowerpot() {
  return lathe(
    [
      [0, 0],
      [0.36, 0],
      [0.4, 0.03],
      [0.5, 0.62],
      [0.55, 0.63],
      [0.56, 0.66],
      [0.56, 0.78],
      [0.54, 0.8],
      [0.5, 0.8],
      [0.49, 0.76],
      [0.46, 0.7],
      [0, 0.7],
    ],
    clay,
  );
}

/** A prickly pear with its fruit, in a pot. */
export function pottedNopal(): Group {
  const plant = group(
    at(pad(0.42, 0.58), 0, 0, 0, 0, 0.2),
    at(pad(0.34, 0.46), -0.22, 0.92, 0.02, 0, 0.5, 0.5),
    at(pad(0.36, 0.5), 0.2, 0.98, -0.02, 0, -0.3, -0.42),
    at(pad(0.24, 0.32), -0.52, 1.55, 0.05, 0, 0.2, 0.9),
    pear(0.32, 1.94, -0.3),
    pear(0.56, 1.9, -0.55),
    pear(0.74, 1.72, -0.8),
    pear(-0.42, 1.78, 0.2),
  );
  plant.scale.setScalar(1.05);
  return group(flowerpot(), at(plant, 0, 0.68, 0, 0, 0.3));
}
