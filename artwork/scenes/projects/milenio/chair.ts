import {
  CylinderGeometry,
  LatheGeometry,
  type Material,
  Mesh,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { Triple } from '../../artwork.ts';
import { gloss, matte, unseen } from '../../studio/paint.ts';
import { at, flat, group } from '../../studio/placing.ts';
import { leafOutline } from '../../studio/plants.ts';
import { random } from '../../studio/random.ts';
import { box, extruded } from '../../studio/solids.ts';
import { walnut, wovenSeat } from './wood.ts';

/** Waxed walnut, its grain upright; so much of the board's picture goes over one unit. */
export function upright(share = 1): Material {
  const grain = walnut(512, 1024, 5);
  grain.repeat.set(share, share);
  grain.rotation = Math.PI / 2;
  grain.center.set(0.5, 0.5);
  return waxed(grain);
}

/** Waxed walnut, its grain across. */
export function across(): Material {
  return waxed(walnut(1024, 512, 9));
}

function waxed(grain: ReturnType<typeof walnut>): Material {
  return gloss('#ffffff', 0.5, 0.22, { map: grain, clearcoat: 0 });
}

/** A turned bar from one point to another, thicker in its middle. */
function bar(wood: Material, from: Triple, to: Triple, start: number, end: number) {
  const way = new Vector3(...to).sub(new Vector3(...from));
  const length = way.length();
  const profile = Array.from({ length: 25 }, (_, index) => {
    const part = index / 24;
    const radius = start + (end - start) * part + Math.sin(part * Math.PI) * 0.022;
    return new Vector2(radius, part * length);
  });
  const closed = [new Vector2(1e-4, 0), ...profile, new Vector2(1e-4, length)];
  const turned = new Mesh(new LatheGeometry(closed, 40), wood);
  turned.position.set(...from);
  turned.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way.normalize());
  return turned;
}

/** Woven cord that gives way in the middle. */
function seat() {
  const top = new PlaneGeometry(1.42, 1.34, 24, 24);
  const { position } = top.attributes;
  for (let point = 0; position && point < position.count; point++) {
    const [x, y] = [position.getX(point) / 0.71, position.getY(point) / 0.67];
    position.setZ(point, 0.014 - 0.03 * (1 - x * x) * (1 - y * y));
  }
  top.computeVertexNormals();
  return group(
    box(1.5, 0.13, 1.42, '#e7d9bf', 0.06),
    at(new Mesh(top, matte('#fff', { map: wovenSeat() })), 0, 0.062, 0, flat),
  );
}

/** The board that the back leans on: part of a ring. */
function backBoard(wood: Material) {
  const [radius, thickness, spread] = [1.05, 0.07, 0.817];
  const middle = -Math.PI / 2;
  const outline = new Shape();
  outline.absarc(0, 0, radius, middle - spread, middle + spread);
  outline.absarc(0, 0, radius - thickness, middle + spread, middle - spread, true);
  return extruded(outline, 0.55, wood, 0.025);
}

/** Faces +z. */
export function chair() {
  const [grainUp, grainAcross] = [upright(), across()];
  const leg = (from: Triple, to: Triple, start: number, end: number) =>
    bar(grainUp, from, to, start, end);
  const sides = [-1, 1].flatMap((side) => [
    leg([side * 0.78, 0, 0.72], [side * 0.7, 1.52, 0.62], 0.055, 0.085),
    leg([side * 0.8, 0, -0.92], [side * 0.7, 1.42, -0.66], 0.055, 0.085),
    leg([side * 0.7, 1.42, -0.66], [side * 0.7, 2.78, -1], 0.085, 0.055),
    leg([side * 0.745, 0.7, 0.66], [side * 0.75, 0.74, -0.78], 0.04, 0.04),
  ]);
  const spindles = [-0.33, 0, 0.33].map((x) =>
    leg([x, 1.45, -0.66], [x * 1.1, 2.42, -0.9 - 0.42 * (1 - Math.abs(x))], 0.035, 0.035),
  );
  return group(
    at(seat(), 0, 1.42, 0),
    ...sides,
    ...spindles,
    leg([-0.76, 0.52, 0.67], [0.76, 0.52, 0.67], 0.04, 0.04),
    at(backBoard(grainAcross), 0, 2.585, -0.36, flat, 0, Math.PI),
  );
}

/** The crown of a tree that only throws its shadow; it grows upwards from the origin. */
export function treeShadow(trunk: number, seed: number) {
  const next = random(seed);
  const shade = unseen();
  const tree = group();
  const grow = (
    x: number,
    y: number,
    lean: number,
    length: number,
    width: number,
    left: number,
  ) => {
    const [endX, endY] = [x - Math.sin(lean) * length, y + Math.cos(lean) * length];
    const wood = new Mesh(new CylinderGeometry(width * 0.62, width, length, 8), shade);
    tree.add(at(wood, (x + endX) / 2, (y + endY) / 2, 0, 0, 0, lean));
    const leaves = left === 0 ? 9 : left === 1 ? 5 : 0;
    for (let index = 0; index < leaves; index++) {
      const part = 0.25 + next() * 0.8;
      const leaf = new Mesh(new ShapeGeometry(leafOutline(0.34 + next() * 0.16, 0.12), 6), shade);
      const [leafX, leafY] = [x + (endX - x) * part, y + (endY - y) * part];
      const z = (next() - 0.5) * 0.3;
      tree.add(at(leaf, leafX, leafY, z, 0, 0, lean + (next() - 0.5) * 2.8));
    }
    if (left === 0) return;
    for (const side of [-1, 0, 1]) {
      const turn = lean + side * 0.62 + (next() - 0.5) * 0.3;
      grow(endX, endY, turn, length * (0.68 + next() * 0.14), width * 0.6, left - 1);
    }
  };
  grow(0, 0, 0, trunk, 0.1, 4);
  return tree;
}
