import { Mesh, MeshBasicMaterial, Path, Scene, Shape, ShapeGeometry } from 'three';
import type { Textures } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { satin, unseen } from '../../studio/paint.ts';
import { at, group, shadowless } from '../../studio/placing.ts';
import { lettering } from '../../studio/printed.ts';
import { ball, box, cylinder, extruded, lathe, roundedRectangle } from '../../studio/solids.ts';
import { palette } from './prints.ts';

const { blue, red, pink, lime, honey, indigo } = palette;
/** Height of the springing of every arch. */
const spring = 1.55;

function arch(radius: number, depth: number, colour: string) {
  const inner = radius - 0.54;
  const outline = new Shape();
  outline.moveTo(-radius, 0);
  outline.lineTo(-inner, 0);
  outline.lineTo(-inner, spring);
  outline.absarc(0, spring, inner, Math.PI, 0, true);
  outline.lineTo(inner, 0);
  outline.lineTo(radius, 0);
  outline.lineTo(radius, spring);
  outline.absarc(0, spring, radius, 0, Math.PI);
  return extruded(outline, depth, colour, 0.025, 64);
}

/** The light at the end of the arches. */
function opening() {
  const outline = new Shape();
  outline.moveTo(-0.84, 0);
  outline.lineTo(0.84, 0);
  outline.lineTo(0.84, spring);
  outline.absarc(0, spring, 0.84, 0, Math.PI);
  const shine = new MeshBasicMaterial({ color: '#fff6e2' });
  return shadowless(new Mesh(new ShapeGeometry(outline, 48), shine));
}

export function bench() {
  const wood = '#b5622f';
  return group(
    at(box(2.5, 0.1, 0.6, wood, 0.02), 0, 0.55, 0),
    at(box(2.5, 0.5, 0.09, wood, 0.02), 0, 0.98, -0.3, -0.12),
    at(box(0.12, 0.55, 0.56, wood, 0.02), -1.1, 0.27, 0),
    at(box(0.12, 0.55, 0.56, wood, 0.02), 1.1, 0.27, 0),
  );
}

export function bell() {
  const bronze = lathe(
    [
      [0.55, 0.1],
      [0.66, 0],
      [0.74, 0],
      [0.64, 0.1],
      [0.5, 0.35],
      [0.42, 0.72],
      [0.36, 1],
      [0.22, 1.13],
      [0, 1.15],
    ],
    satin(honey, 0.35),
  );
  return group(
    at(box(0.24, 3, 0.24, blue), -0.95, 1.5, 0),
    at(box(0.24, 3, 0.24, blue), 0.95, 1.5, 0),
    at(box(2.5, 0.26, 0.3, blue), 0, 3, 0),
    at(cylinder(0.05, 0.5, indigo), 0, 2.7, 0),
    at(bronze, 0, 1.4, 0),
    at(ball(0.13, red), 0, 1.38, 0),
  );
}

/** The name on a red block; so wide is the block. */
export function nameBlock(textures: Textures, width: number) {
  const words = width * 0.868;
  return group(
    at(box(width, 0.72, 0.34, red, 0.04), 0, 0.36, 0),
    at(lettering(words, words * 0.16, textures('sign')), 0, 0.35, 0.176),
  );
}

/** Four arches, one behind the other, on two steps. */
export function portal() {
  return new Scene().add(
    floor(pink),
    wall(pink, -3.6),
    at(arch(2.9, 0.95, blue), 0, 0.36, -0.2),
    at(arch(2.38, 0.85, red), 0, 0.36, -0.75),
    at(arch(1.86, 0.85, lime), 0, 0.36, -1.3),
    at(arch(1.34, 0.85, honey), 0, 0.36, -1.85),
    at(opening(), 0, 0.36, -2.3),
    at(box(7.2, 0.18, 3.2, lime), 0, 0.09, -0.6),
    at(box(6.4, 0.18, 2.6, lime), 0, 0.27, -0.75),
  );
}

/** What stands between the sun and the wall: an arcade that is not in the picture. */
export function arcadeShadow() {
  const wallOfArches = roundedRectangle(40, 40, 0.01);
  for (let index = -3; index <= 3; index++) {
    const x = index * 2.34;
    const gap = new Path();
    gap.moveTo(x - 1.04, -14);
    gap.lineTo(x - 1.04, 0.2);
    gap.absarc(x, 0.2, 1.04, Math.PI, 0, true);
    gap.lineTo(x + 1.04, -14);
    wallOfArches.holes.push(gap);
  }
  return new Mesh(new ShapeGeometry(wallOfArches, 64), unseen());
}
