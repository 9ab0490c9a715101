import { CylinderGeometry, DoubleSide, Mesh, type Texture, Vector3 } from 'three';
import type { Textures, Triple } from '../../artwork.ts';
import { matte, satin } from '../../studio/paint.ts';
import { at, group, sized } from '../../studio/placing.ts';
import { card, printed } from '../../studio/printed.ts';
import { curveThrough, ribbonAlong } from '../../studio/ribbon.ts';
import { drum, extruded, lathe, ring, roundedRectangle, slab } from '../../studio/solids.ts';
import { palette } from './brand.ts';

const { cobalt, lime, coral, paper, ink } = palette;

export const hoop = (colour: string, radius = 0.85, thickness = 0.28) =>
  ring(radius, thickness, satin(colour, 0.38));

/** Two rings that hold each other. */
export function linkedRings(scale: number, left: string = lime, right: string = coral) {
  return sized(scale, group(at(hoop(left), -0.47, 0, 0, 0.62), at(hoop(right), 0.47, 0, 0, -0.62)));
}

export const callingCard = (print: Texture) =>
  card(1.8, 1.04, print, { depth: 0.03, corner: 0.045 });

/** A name badge with a slot for its ribbon. */
export function badge(print: Texture) {
  return group(
    card(1.3, 1.78, print, { depth: 0.05, corner: 0.08, margin: 0.02 }),
    at(slab(0.36, 0.07, 0.02, 0.03, ink, 0.004), 0, 0.8, 0.03),
  );
}

/** A ribbon that lies on the table. */
export function lanyard(points: readonly Triple[], colour: string) {
  const half = 0.075;
  const up = new Vector3(0, 1, 0);
  const geometry = ribbonAlong(
    curveThrough(points),
    160,
    (_, tangent) => up.clone().cross(tangent).normalize().multiplyScalar(half),
    1,
  );
  return new Mesh(geometry, matte(colour, { side: DoubleSide }));
}

export function paperCup(print: Texture) {
  const body = lathe(
    [
      [0, 0],
      [0.4, 0],
      [0.42, 0.02],
      [0.58, 1.5],
      [0.6, 1.52],
      [0.6, 1.55],
      [0.57, 1.56],
    ],
    satin('#fffdf6', 0.5),
  );
  const sleeve = new CylinderGeometry(0.568, 0.472, 0.86, 96, 1, true);
  return group(
    body,
    at(new Mesh(sleeve, matte('#fff', { map: print })), 0, 0.84, 0, 0, -Math.PI / 2),
    at(drum(0.64, 0.12, satin(coral)), 0, 1.5, 0),
    at(drum(0.54, 0.1, satin(coral)), 0, 1.6, 0),
  );
}

export function toteBag(textures: Textures) {
  const handle = (z: number, colour: string) => {
    const strap = ring(0.46, 0.035, colour, Math.PI);
    strap.scale.set(1, 1.9, 1);
    return at(strap, 0, 1.2, z);
  };
  return group(
    extruded(roundedRectangle(2.2, 2.45, 0.06), 0.16, paper, 0.07),
    at(printed(2.1, 2.333, textures('tote'), 0.02), 0, 0, 0.083),
    handle(0.05, cobalt),
    handle(-0.06, '#1429c9'),
  );
}
