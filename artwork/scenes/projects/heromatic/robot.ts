import { type Group, Mesh, TubeGeometry, type Vector3 } from 'three';
import type { Textures } from '../../artwork.ts';
import { satin } from '../../studio/paint.ts';
import { at, group, vector } from '../../studio/placing.ts';
import { lettering } from '../../studio/printed.ts';
import { curveThrough } from '../../studio/ribbon.ts';
import { box, cylinder, drum, extruded, polygon } from '../../studio/solids.ts';
import { dark, egg, joint, link, red, steel } from './parts.ts';

const shoulder = vector(-3.7, 2.1, 0);
const elbow = vector(-2, 4.75, 0);
const wrist = vector(1.35, 3.72, 0);

const slope = (from: Vector3, to: Vector3) => Math.atan2(to.y - from.y, to.x - from.x);

/** Two fingers that hold an egg; it hangs from the origin. */
function gripper(): Group {
  const rubber = satin('#2d2d2e', 0.9);
  const finger = polygon([
    [0, 0],
    [0.17, 0],
    [0.17, -0.34],
    [0.05, -0.62],
    [-0.05, -0.62],
    [-0.05, -0.5],
    [0, -0.3],
  ]);
  const fingers = [1, -1].flatMap((side) => [
    at(box(0.16, 0.34, 0.26, steel, 0.02), side * 0.4, -0.62, 0),
    at(extruded(finger, 0.22, dark), side * 0.35, -0.72, 0, 0, side > 0 ? 0 : Math.PI),
    at(box(0.07, 0.26, 0.26, rubber), side * 0.285, -1.22, 0, 0, 0, side * 0.1),
  ]);
  return group(
    at(drum(0.34, 0.2, dark, 0.03), 0, -0.2, 0),
    at(drum(0.25, 0.14, steel, 0.03), 0, -0.32, 0),
    at(box(1.05, 0.2, 0.34, red, 0.05), 0, -0.42, 0),
    ...fingers,
  );
}

function hose() {
  const curve = curveThrough([
    [-3.4, 2.4, -0.75],
    [-3.3, 3.9, -0.95],
    [-2.5, 5.35, -0.7],
    [-1.2, 5.05, -0.45],
    [0.1, 4.5, -0.4],
    [1, 4.25, -0.3],
    [1.3, 3.75, -0.25],
  ]);
  return new Mesh(new TubeGeometry(curve, 240, 0.085, 20), dark);
}

/** The arm with the brand's name on it, and an egg between its fingers. */
export function robot(textures: Textures): Group {
  const reach = elbow.distanceTo(wrist);
  const forearm = group(
    link(reach, 0.5, 0.3, 0.56),
    at(lettering(1.9, 0.38, textures('name')), reach * 0.54, 0.02, 0.2812),
  );
  return group(
    at(drum(1.15, 0.5, dark, 0.06), shoulder.x, 0, 0),
    at(cylinder(0.9, 1.2, red, 0.5), shoulder.x, 1.05, 0),
    at(
      link(shoulder.distanceTo(elbow), 0.72, 0.58, 0.62),
      shoulder.x,
      shoulder.y,
      -0.42,
      0,
      0,
      slope(shoulder, elbow),
    ),
    at(joint(0.8, 1.3), shoulder.x, shoulder.y, 0),
    at(joint(0.62, 1.25), elbow.x, elbow.y, 0),
    at(forearm, elbow.x, elbow.y, 0.18, 0, 0, slope(elbow, wrist)),
    at(joint(0.36, 0.95), wrist.x, wrist.y, 0.1),
    at(box(0.46, 0.56, 0.46, red, 0.08), wrist.x, wrist.y - 0.36, 0.1),
    at(gripper(), wrist.x, wrist.y - 0.5, 0.1, 0, -0.12),
    at(egg(), wrist.x, wrist.y - 1.79, 0.1),
    hose(),
  );
}
