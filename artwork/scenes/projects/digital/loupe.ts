import { Mesh, MeshPhysicalMaterial, Path, SphereGeometry, type Texture } from 'three';
import { gloss } from '../../studio/paint.ts';
import { at, flat, group, shadowless } from '../../studio/placing.ts';
import { box, cylinder, extruded, lathe, polygon } from '../../studio/solids.ts';
import { rounded } from '../../studio/turned.ts';
import { palette } from './prints.ts';

const { yellow, black, paper } = palette;
const lacquer = gloss(black, 0.35, 0.5);
const side = 1.5;
const height = 1.35;

/** A square plate with a hole. */
function plate(hole: Path, depth: number) {
  const half = side / 2;
  const outline = polygon([
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ]);
  outline.holes.push(hole);
  return extruded(outline, depth, lacquer, 0.015);
}

const opening = 1.2;
const curve = 1.25;

/** A lens that shows the dots of the print under it. */
function lens(dots: Texture) {
  const geometry = new SphereGeometry(curve, 64, 24, 0, 2 * Math.PI, 0, 0.5);
  const { position, uv } = geometry.attributes;
  for (let point = 0; position && uv && point < position.count; point++) {
    uv.setXY(point, position.getX(point) / opening + 0.5, 0.5 - position.getZ(point) / opening);
  }
  const glass = new MeshPhysicalMaterial({
    map: dots,
    roughness: 0.08,
    envMapIntensity: 0.35,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
  });
  return shadowless(new Mesh(geometry, glass));
}

/** A printer's folding loupe, open, standing on the ground. */
export function loupe(dots: Texture) {
  const window = new Path().moveTo(-0.5, -0.5).lineTo(-0.5, 0.5).lineTo(0.5, 0.5).lineTo(0.5, -0.5);
  const round = new Path().absarc(0, 0, opening / 2, 0, 2 * Math.PI);
  const hinges = [-0.6, 0, 0.6].flatMap((x) =>
    [0.05, 1.38].map((y) =>
      at(cylinder(0.07, 0.3, gloss(yellow, 0.3, 0.5), 0.07, 24), x, y, -0.76, 0, 0, Math.PI / 2),
    ),
  );
  return group(
    at(plate(window as Path, 0.05), 0, 0.045, 0, flat),
    at(plate(round as Path, 0.07), 0, height + 0.035, 0, flat),
    at(box(side, height + 0.01, 0.07, lacquer, 0.02), 0, 0.71, -0.74),
    at(lens(dots), 0, height + 0.04 - curve * Math.cos(0.5), 0),
    ...hinges,
  );
}

export function inkTin(colour: string) {
  const tin = rounded([
    [0, 0],
    [0.5, 0, 0.03],
    [0.5, 0.7, 0.03],
    [0.46, 0.72],
    [0.46, 0.66],
    [0, 0.66],
  ]);
  return group(
    lathe(tin, gloss(paper, 0.35, 0.5)),
    at(cylinder(0.455, 0.02, gloss(colour, 0.34, 0.3), 0.455, 64), 0, 0.665, 0),
    at(cylinder(0.504, 0.34, gloss(colour, 0.4, 0.4), 0.504, 64), 0, 0.34, 0),
  );
}
