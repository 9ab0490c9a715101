import { cross, dot, plus, times, unit, type Vector, vector } from './vector.ts';

/** The camera looks down at the link in the origin. */
const tilt = (28 * Math.PI) / 180;
const distance = 7.75;
/** Half the height of the picture, at a distance of one. */
const opening = Math.tan((27 * Math.PI) / 360);

export const eye = vector(0, -distance * Math.sin(tilt), distance * Math.cos(tilt));
export const ahead = unit(times(eye, -1));
export const right = unit(cross(ahead, vector(0, 0, 1)));
export const up = cross(right, ahead);

/** The direction of a point of the picture, whose edges are at -1 and 1. */
export const lookAt = (x: number, y: number): Vector =>
  unit(plus(ahead, plus(times(right, x * opening), times(up, y * opening))));

/** How far from the middle of the picture a direction is seen; its edges are at 1. */
export function offCentre(direction: Vector): number {
  const depth = dot(direction, ahead) * opening;
  return Math.hypot(dot(direction, right) / depth, dot(direction, up) / depth);
}
