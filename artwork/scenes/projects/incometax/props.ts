import {
  BackSide,
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  RepeatWrapping,
  type Texture,
  Vector3,
} from 'three';
import type { Triple } from '../../artwork.ts';
import { matte, satin } from '../../studio/paint.ts';
import { at, group, shadowless } from '../../studio/placing.ts';
import { curveThrough, ribbonAlong } from '../../studio/ribbon.ts';
import { box, lathe } from '../../studio/solids.ts';
import { palette } from './prints.ts';

type Pair = readonly [number, number];

function triangle(corners: readonly [Triple, Triple, Triple], uv: readonly Pair[]) {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(corners.flat(), 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv.flat(), 2));
  geometry.computeVertexNormals();
  return geometry;
}

/** A paper plane folded from a form; its nose points to +x. */
export function paperPlane(form: Texture) {
  const nose: Triple = [2.2, 0, 0];
  const [left, right]: Triple[] = [
    [-1.6, 0.5, -1.5],
    [-1.6, 0.5, 1.5],
  ];
  const [foldLeft, foldRight]: Triple[] = [
    [-1.55, 0.34, -0.2],
    [-1.55, 0.34, 0.2],
  ];
  const keel: Triple = [-1.55, -0.5, 0];
  const paper = matte('#fff', { map: form, side: DoubleSide });
  const back = matte('#efeee2', { side: DoubleSide });
  const blank = [
    [0, 0],
    [0, 0],
    [0, 0],
  ] as const;
  const wing = (a: Triple, b: Triple, uv: readonly Pair[]) =>
    new Mesh(triangle([nose, a, b], uv), paper);
  return group(
    wing(foldLeft as Triple, left as Triple, [
      [0.5, 0.98],
      [0.46, 0.02],
      [0.02, 0.02],
    ]),
    wing(right as Triple, foldRight as Triple, [
      [0.5, 0.98],
      [0.98, 0.02],
      [0.54, 0.02],
    ]),
    new Mesh(triangle([nose, foldLeft as Triple, keel], blank), back),
    new Mesh(triangle([nose, keel, foldRight as Triple], blank), back),
  );
}

/** A strip of receipts through the points, tilted towards the viewer. */
export function receiptStrip(points: readonly Triple[], width: number, print: Texture) {
  print.wrapT = RepeatWrapping;
  const tilt = 0.62;
  const ahead = new Vector3(0, 0, 1);
  const geometry = ribbonAlong(
    curveThrough(points),
    520,
    (_, tangent) =>
      ahead
        .clone()
        .multiplyScalar(Math.cos(tilt))
        .addScaledVector(tangent.clone().cross(ahead).normalize(), Math.sin(tilt))
        .normalize()
        .multiplyScalar(width / 2),
    // One print is 6.923 times as long as it is wide.
    width * 6.923,
  );
  return group(
    new Mesh(geometry, matte('#fff', { map: print, side: BackSide })),
    shadowless(new Mesh(geometry, matte('#f1efe2'))),
  );
}

export function rubberStamp() {
  const handle = lathe(
    [
      [0, 0.5],
      [0.3, 0.5],
      [0.22, 0.62],
      [0.15, 0.85],
      [0.17, 1.05],
      [0.3, 1.25],
      [0.36, 1.45],
      [0.3, 1.66],
      [0.14, 1.76],
      [0, 1.78],
    ],
    satin(palette.seal, 0.35),
  );
  return group(
    at(box(1.7, 0.16, 0.8, '#1a1a1a', 0.03), 0, 0.08, 0),
    at(box(1.75, 0.34, 0.86, palette.night, 0.08), 0, 0.33, 0),
    handle,
  );
}
