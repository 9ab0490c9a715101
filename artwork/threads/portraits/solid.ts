/**
 * Signed distance fields: a solid is a function that tells how far a point is from its surface,
 * negative inside. x goes right, y up, z towards the viewer; a head is 2.3 units high.
 */
export type Point = readonly [x: number, y: number, z: number];
export type Solid = (x: number, y: number, z: number) => number;

export const ellipsoid =
  ([cx, cy, cz]: Point, [rx, ry, rz]: Point): Solid =>
  (x, y, z) => {
    const px = (x - cx) / rx;
    const py = (y - cy) / ry;
    const pz = (z - cz) / rz;
    const near = Math.hypot(px, py, pz);
    const slope = Math.hypot(px / rx, py / ry, pz / rz);
    return slope < 1e-9 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / slope;
  };

export const sphere =
  ([cx, cy, cz]: Point, radius: number): Solid =>
  (x, y, z) =>
    Math.hypot(x - cx, y - cy, z - cz) - radius;

/** A rod with round ends whose radius changes evenly from one end to the other. */
export function rod(from: Point, to: Point, fromRadius: number, toRadius = fromRadius): Solid {
  const [ax, ay, az] = from;
  const bx = to[0] - ax;
  const by = to[1] - ay;
  const bz = to[2] - az;
  const square = bx * bx + by * by + bz * bz;
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / square));
    const radius = fromRadius + (toRadius - fromRadius) * t;
    return Math.hypot(px - bx * t, py - by * t, pz - bz * t) - radius;
  };
}

/** A ring around an axis through its centre that points along `axis` (of length 1). */
export const ring =
  ([cx, cy, cz]: Point, [ux, uy, uz]: Point, radius: number, thickness: number): Solid =>
  (x, y, z) => {
    const px = x - cx;
    const py = y - cy;
    const pz = z - cz;
    const along = px * ux + py * uy + pz * uz;
    const across = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - along * along));
    return Math.hypot(across - radius, along) - thickness;
  };

/** Two solids as if of clay: the seam is rounded over about `softness`. */
export const blend =
  (softness: number, first: Solid, second: Solid): Solid =>
  (x, y, z) => {
    const a = first(x, y, z);
    const b = second(x, y, z);
    const h = Math.max(0, softness - Math.abs(a - b)) / softness;
    return Math.min(a, b) - (h * h * softness) / 4;
  };

export const carve =
  (softness: number, whole: Solid, tool: Solid): Solid =>
  (x, y, z) => {
    const a = whole(x, y, z);
    const b = -tool(x, y, z);
    const h = Math.max(0, softness - Math.abs(a - b)) / softness;
    return Math.max(a, b) + (h * h * softness) / 4;
  };

/** The part of a solid on the far side of a plane: where `direction · point < distance`. */
export const cut =
  (whole: Solid, [ux, uy, uz]: Point, distance: number): Solid =>
  (x, y, z) =>
    Math.max(whole(x, y, z), x * ux + y * uy + z * uz - distance);

/** The same on both sides of the plane x = 0. */
export const mirrored =
  (solid: Solid): Solid =>
  (x, y, z) =>
    solid(Math.abs(x), y, z);

export interface Pose {
  /** Degrees. Positive turns the face to the viewer's right. */
  readonly yaw?: number;
  /** Degrees. Positive lifts the chin. */
  readonly lift?: number;
  /** Degrees. Positive leans the head to the viewer's right. */
  readonly lean?: number;
  /** The point that stays where it is. */
  readonly around?: Point;
}

type Turn = (x: number, y: number, z: number) => Point;

/** From the viewer's space into the space of a solid that was posed. */
export function intoPose({ yaw = 0, lift = 0, lean = 0, around = [0, 0, 0] }: Pose): Turn {
  const [cy, sy] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const [cl, sl] = [Math.cos((lift * Math.PI) / 180), -Math.sin((lift * Math.PI) / 180)];
  const [cr, sr] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  const [ax, ay, az] = around;
  return (wx, wy, wz) => {
    let x = wx - ax;
    let y = wy - ay;
    let z = wz - az;
    [x, y] = [x * cr - y * sr, x * sr + y * cr];
    [x, z] = [x * cy - z * sy, x * sy + z * cy];
    [y, z] = [y * cl + z * sl, z * cl - y * sl];
    return [x + ax, y + ay, z + az];
  };
}

export function posed(solid: Solid, pose: Pose): Solid {
  const into = intoPose(pose);
  return (x, y, z) => solid(...into(x, y, z));
}
