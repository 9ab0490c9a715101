/** Points, directions and colours of light, all of three numbers. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const vector = (x: number, y: number, z: number): Vector => ({ x, y, z });

export const plus = (a: Vector, b: Vector) => vector(a.x + b.x, a.y + b.y, a.z + b.z);
export const minus = (a: Vector, b: Vector) => vector(a.x - b.x, a.y - b.y, a.z - b.z);
export const times = (a: Vector, by: number) => vector(a.x * by, a.y * by, a.z * by);
/** Light of a colour that falls on a colour. */
export const filter = (a: Vector, b: Vector) => vector(a.x * b.x, a.y * b.y, a.z * b.z);
/** `a` moved along `direction`. */
export const along = (a: Vector, direction: Vector, far: number) =>
  vector(a.x + direction.x * far, a.y + direction.y * far, a.z + direction.z * far);

export const dot = (a: Vector, b: Vector) => a.x * b.x + a.y * b.y + a.z * b.z;
export const cross = (a: Vector, b: Vector) =>
  vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
export const unit = (a: Vector) => times(a, 1 / Math.hypot(a.x, a.y, a.z));
export const mirrored = (direction: Vector, normal: Vector) =>
  along(direction, normal, -2 * dot(direction, normal));

export const blend = (a: Vector, b: Vector, part: number) =>
  plus(times(a, 1 - part), times(b, part));
export const brightest = (a: Vector) => Math.max(a.x, a.y, a.z);

/** 0 below `from`, 1 above `to`, and no corner between. */
export function smooth(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
