import { CylinderGeometry, type Material, Mesh, Shape, ShapeGeometry } from 'three';
import { at, group } from './placing.ts';
import { random } from './random.ts';

export function leafOutline(length: number, width: number): Shape {
  const outline = new Shape();
  outline.bezierCurveTo(width, length * 0.25, width * 0.8, length * 0.75, 0, length);
  outline.bezierCurveTo(-width * 0.8, length * 0.75, -width, length * 0.25, 0, 0);
  return outline;
}

interface Branch {
  readonly leaves: number;
  readonly length: number;
  /** Of the longest leaf. */
  readonly leaf: readonly [length: number, width: number];
  readonly seed: number;
  /** How far leaves turn out of the plane. */
  readonly twist?: number;
}

/** A branch that grows upwards, leaves to both sides. Painted `unseen` it is a shadow. */
export function branch({ leaves, length, leaf, seed, twist = 1 }: Branch, material: Material) {
  const next = random(seed);
  const [leafLength, leafWidth] = leaf;
  const blade = (long: number) =>
    new Mesh(new ShapeGeometry(leafOutline(long, (leafWidth * long) / leafLength), 10), material);
  const stem = new Mesh(new CylinderGeometry(0.012 * length, 0.025 * length, length, 8), material);
  const grown = group(at(stem, 0, length / 2, 0), at(blade(leafLength * 0.7), 0, length, 0));
  for (let index = 0; index < leaves; index++) {
    const part = 0.12 + (index / leaves) * 0.88;
    const long = leafLength * (1.05 - part * 0.55) * (0.85 + next() * 0.3);
    const out = (index % 2 ? 1 : -1) * (1.15 - part * 0.5) + (next() - 0.5) * 0.25;
    grown.add(at(blade(long), 0, part * length, 0, 0, (next() - 0.5) * twist, out));
  }
  return grown;
}
