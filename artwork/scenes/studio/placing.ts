import { Group, type Object3D, PerspectiveCamera, Vector3 } from 'three';
import type { Triple } from '../artwork.ts';

/** A quarter turn about x that lays something drawn upright on its back. */
export const flat = -Math.PI / 2;

export const vector = (x: number, y: number, z: number) => new Vector3(x, y, z);

/** Puts a thing in its place, turned about its axes by so many radians. */
export function at<Thing extends Object3D>(
  thing: Thing,
  x: number,
  y: number,
  z: number,
  turnX = 0,
  turnY = 0,
  turnZ = 0,
): Thing {
  thing.position.set(x, y, z);
  thing.rotation.set(turnX, turnY, turnZ);
  return thing;
}

export function sized<Thing extends Object3D>(scale: number, thing: Thing): Thing {
  thing.scale.setScalar(scale);
  return thing;
}

export function group(...things: Object3D[]): Group {
  const together = new Group();
  if (things.length > 0) together.add(...things);
  return together;
}

/** Marks what lies so close to a surface that its shadow would only be noise. */
export function shadowless<Thing extends Object3D>(thing: Thing): Thing {
  thing.traverse((part) => {
    part.userData.shadowless = true;
  });
  return thing;
}

/** `angle` is the height of the picture, in degrees. */
export function camera(angle: number, from: Triple, to: Triple, up?: Triple): PerspectiveCamera {
  const lens = new PerspectiveCamera(angle, 1.6, 0.1, 120);
  lens.position.set(...from);
  if (up) lens.up.set(...up);
  lens.lookAt(...to);
  return lens;
}
