import {
  CylinderGeometry,
  Mesh,
  type Object3D,
  PlaneGeometry,
  ShapeGeometry,
  type Texture,
} from 'three';
import { gloss, matte, unseen } from '../../studio/paint.ts';
import { at, group, shadowless } from '../../studio/placing.ts';
import { leafOutline } from '../../studio/plants.ts';
import { random } from '../../studio/random.ts';
import { box, cylinder, lathe } from '../../studio/solids.ts';
import { rounded } from '../../studio/turned.ts';
import { palette } from './prints.ts';

interface Crate {
  readonly size: readonly [width: number, height: number, depth: number];
  readonly boards: string;
  readonly posts: string;
  readonly print: Texture;
}

const boardCount = 3;

/** A crate of three boards a side; the print runs over those in front. */
export function crate({ size, boards, posts, print }: Crate) {
  const [width, height, depth] = size;
  const next = random(8);
  const boardHeight = height / boardCount - 0.035;
  const built = group(at(box(width - 0.1, 0.05, depth - 0.1, posts, 0.01), 0, 0.05, 0));
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const post = box(0.14, height + 0.12, 0.14, posts, 0.01);
      built.add(at(post, x * (width / 2 - 0.1), (height + 0.12) / 2, z * (depth / 2 - 0.1)));
    }
  }
  for (let index = 0; index < boardCount; index++) {
    const y = ((index + 0.5) * height) / boardCount;
    for (const side of [-1, 1]) {
      const long = box(width, boardHeight, 0.05, boards, 0.008);
      const short = box(0.05, boardHeight, depth - 0.06, boards, 0.008);
      built.add(at(long, (next() - 0.5) * 0.02, y, (side * depth) / 2));
      built.add(at(short, side * (width / 2 - 0.02), y, 0));
      for (const up of [-0.25, 0.25]) {
        const nail = cylinder(0.018, 0.012, '#8a8378', 0.018, 12);
        const x = side * (width / 2 - 0.1);
        built.add(at(nail, x, y + up * boardHeight, depth / 2 + 0.03, Math.PI / 2));
      }
    }
    const face = new PlaneGeometry(width - 0.02, boardHeight - 0.012);
    const { uv } = face.attributes;
    for (let point = 0; uv && point < uv.count; point++) {
      uv.setY(point, (y - boardHeight / 2 + uv.getY(point) * boardHeight) / height);
    }
    const paint = matte('#fff', { map: print, transparent: true, depthWrite: false });
    built.add(shadowless(at(new Mesh(face, paint), 0, y, depth / 2 + 0.0275)));
  }
  return built;
}

interface Heap {
  readonly across: number;
  readonly back: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly lift: number;
  readonly seed: number;
}

/** Two layers of fruit, each a little out of its row. */
export function heap(fruit: (index: number) => Object3D, place: Heap, scale = 1) {
  const { across, back, width, depth, height, lift, seed } = place;
  const next = random(seed);
  const heaped = group();
  for (let layer = 0; layer < 2; layer++) {
    for (let column = 0; column < across - layer; column++) {
      for (let row = 0; row < back - layer; row++) {
        const piece = fruit(column * 7 + row * 3 + layer);
        piece.scale.multiplyScalar(scale);
        const x = (column - (across - 1 - layer) / 2) * (width / across) + (next() - 0.5) * 0.08;
        const z = (row - (back - 1 - layer) / 2) * (depth / back) + (next() - 0.5) * 0.08;
        const y = height + layer * lift * 1.6 + (next() - 0.5) * 0.05;
        heaped.add(at(piece, x, y, z, (next() - 0.5) * 1.3, next() * 6, (next() - 0.5) * 1.3));
      }
    }
  }
  return heaped;
}

export function preserveJar(print: Texture) {
  const glass = rounded([
    [0, 0],
    [0.72, 0, 0.08],
    [0.72, 1.05, 0.14],
    [0.6, 1.16],
    [0, 1.16],
  ]);
  const lid = rounded([
    [0, 1.12],
    [0.66, 1.12, 0.02],
    [0.66, 1.38, 0.04],
    [0, 1.39],
  ]);
  const label = new CylinderGeometry(0.724, 0.724, 0.64, 96, 1, true, -1, 2);
  return group(
    lathe(glass, gloss('#6b3415', 0.12, 0.6)),
    lathe(lid, gloss(palette.olive, 0.4, 0.4)),
    at(new Mesh(label, matte('#fff', { map: print })), 0, 0.55, 0),
  );
}

/** The shadow of a palm leaf that is not in the picture. */
export function palmShadow(length: number, seed: number) {
  const next = random(seed);
  const shade = unseen();
  const stem = new Mesh(new CylinderGeometry(0.015, 0.04, length, 8), shade);
  const leaf = group(at(stem, 0, length / 2, 0));
  for (let index = 0; index < 44; index++) {
    const part = 0.12 + (index / 44) * 0.88;
    const blade = (1.25 - 0.75 * part) * (0.9 + next() * 0.2);
    for (const side of [-1, 1]) {
      const finger = new Mesh(new ShapeGeometry(leafOutline(blade, 0.05), 5), shade);
      leaf.add(at(finger, 0, part * length, 0, 0, 0, side * (1 - 0.45 * part)));
    }
  }
  return leaf;
}
