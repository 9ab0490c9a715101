import {
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Mesh,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { asMaterial, type Paint } from './paint.ts';

export function box(width: number, height: number, depth: number, paint: Paint, edge = 0.03) {
  // An edge of half a side would turn the geometry inside out.
  const rounding = Math.min(edge, width / 2.01, height / 2.01, depth / 2.01);
  return new Mesh(new RoundedBoxGeometry(width, height, depth, 4, rounding), asMaterial(paint));
}

/** Upright; `top` is the upper radius where it is another. */
export function cylinder(radius: number, height: number, paint: Paint, top = radius, sides = 96) {
  return new Mesh(new CylinderGeometry(top, radius, height, sides), asMaterial(paint));
}

export function ball(radius: number, paint: Paint) {
  return new Mesh(new SphereGeometry(radius, 64, 48), asMaterial(paint));
}

export function ring(radius: number, thickness: number, paint: Paint, arc = 2 * Math.PI) {
  return new Mesh(new TorusGeometry(radius, thickness, 48, 128, arc), asMaterial(paint));
}

export type ProfilePoint = readonly [radius: number, height: number];

/** Turned on a lathe: the profile goes round the upright axis. */
export function lathe(profile: readonly ProfilePoint[], paint: Paint, sides = 96) {
  const points = profile.map(([radius, height]) => new Vector2(Math.max(radius, 1e-4), height));
  return new Mesh(new LatheGeometry(points, sides), asMaterial(paint));
}

/** Standing on the ground, with rounded edges: a tin, a coin, a plinth. */
export function drum(radius: number, height: number, paint: Paint, edge = 0.04) {
  const quarter = Array.from({ length: 7 }, (_, step) => (step / 6) * (Math.PI / 2));
  const out = radius - edge;
  return lathe(
    [
      [0, 0],
      ...quarter.map((a): ProfilePoint => [out + Math.sin(a) * edge, edge - Math.cos(a) * edge]),
      ...quarter.map(
        (a): ProfilePoint => [out + Math.cos(a) * edge, height - edge + Math.sin(a) * edge],
      ),
      [0, height],
    ],
    paint,
    128,
  );
}

/** A shape drawn upright, `depth` thick about its middle, with bevelled edges. */
export function extruded(shape: Shape, depth: number, paint: Paint, bevel = 0.02, curve = 48) {
  const geometry = new ExtrudeGeometry(shape, {
    depth: Math.max(0.001, depth - 2 * bevel),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 4,
    curveSegments: curve,
  });
  geometry.translate(0, 0, -depth / 2 + bevel);
  return new Mesh(geometry, asMaterial(paint));
}

export function roundedRectangle(width: number, height: number, radius: number): Shape {
  const [x, y, r] = [width / 2, height / 2, Math.max(radius, 0.0005)];
  const quarter = Math.PI / 2;
  return new Shape()
    .moveTo(r - x, -y)
    .lineTo(x - r, -y)
    .absarc(x - r, r - y, r, -quarter, 0)
    .lineTo(x, y - r)
    .absarc(x - r, y - r, r, 0, quarter)
    .lineTo(r - x, y)
    .absarc(r - x, y - r, r, quarter, 2 * quarter)
    .lineTo(-x, r - y)
    .absarc(r - x, r - y, r, 2 * quarter, 3 * quarter) as Shape;
}

/** A shape with straight sides. */
export function polygon(corners: readonly (readonly [x: number, y: number])[]): Shape {
  return new Shape(corners.map(([x, y]) => new Vector2(x, y)));
}

/** A board with rounded corners, facing the viewer. */
export function slab(
  width: number,
  height: number,
  depth: number,
  corner: number,
  paint: Paint,
  bevel = 0.02,
) {
  return extruded(roundedRectangle(width, height, corner), depth, paint, bevel, 24);
}
