import { Color, DoubleSide, InstancedMesh, Matrix4, Mesh, PlaneGeometry, Vector3 } from 'three';
import type { Triple } from '../../artwork.ts';
import { matte } from '../../studio/paint.ts';
import { at, group } from '../../studio/placing.ts';
import { random } from '../../studio/random.ts';
import { ball, cylinder } from '../../studio/solids.ts';
import { palette } from './prints.ts';

const { magenta, purple, orange, yellow, paper } = palette;
const green = '#00b08c';
const turn = 2 * Math.PI;

/** Radius and height of a body of revolution at a part of its length. */
type Body = (part: number) => readonly [radius: number, height: number];

/** One strip of crêpe paper, hanging from the origin, its end bent outwards. */
function strip() {
  const geometry = new PlaneGeometry(1, 1, 1, 2).translate(0, -0.5, 0);
  const { position } = geometry.attributes;
  for (let index = 0; position && index < position.count; index++) {
    position.setZ(index, position.getY(index) ** 2 * 0.07);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** Rows of fringe round a body; `crowd` strips for each unit of radius. */
function fringe(body: Body, rows: number, colour: (row: number) => string, crowd: number) {
  const next = random(11);
  const rowsOfFringe = Array.from({ length: rows }, (_, row) => {
    const [above, below] = [body(row / rows), body((row + 1.75) / rows)];
    const radius = Math.max(above[0], below[0]);
    const count = Math.max(6, Math.round(crowd * radius));
    const length = Math.hypot(above[0] - below[0], above[1] - below[1]);
    const paint = matte(colour(row), { side: DoubleSide });
    const strips = new InstancedMesh(strip(), paint, count);
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * turn + row * 0.4;
      const point = ([r, height]: readonly [number, number]) =>
        new Vector3(r * Math.cos(angle), height, r * Math.sin(angle));
      const out = new Vector3(Math.cos(angle), 0, Math.sin(angle));
      const hang = point(above).sub(point(below)).normalize();
      const across = hang.clone().cross(out).normalize();
      const face = across.clone().cross(hang);
      const lift = (next() - 0.2) * -0.28;
      hang.applyAxisAngle(across, lift);
      face.applyAxisAngle(across, lift);
      const place = new Matrix4().makeBasis(
        across.multiplyScalar(((turn * radius) / count) * 1.25),
        hang.multiplyScalar(length * (0.92 + next() * 0.2)),
        face,
      );
      strips.setMatrixAt(index, place.setPosition(point(above).addScaledVector(out, 0.012)));
      strips.setColorAt(index, new Color().setScalar(0.86 + next() * 0.14));
    }
    return strips;
  });
  return group(...rowsOfFringe);
}

const coneHeight = 1.35;
const mixed = [magenta, yellow, purple, orange, green];

function tassel() {
  const ribbons = Array.from({ length: 14 }, (_, index) => {
    const geometry = new PlaneGeometry(0.05, 0.7, 1, 6);
    const { position } = geometry.attributes;
    for (let point = 0; position && point < position.count; point++) {
      position.setZ(point, (0.35 - position.getY(point)) ** 2 * 0.35);
    }
    geometry.computeVertexNormals();
    const ribbon = new Mesh(
      geometry,
      matte(mixed[index % mixed.length] as string, { side: DoubleSide }),
    );
    return at(group(at(ribbon, 0, 0.28, 0)), 0, 0, 0, 0, (index / 14) * turn);
  });
  return group(...ribbons);
}

function cone(colours: readonly [string, string]) {
  return group(
    at(cylinder(0.54, coneHeight, colours[0], 0.02, 64), 0, coneHeight / 2, 0),
    fringe(
      (part) => {
        const down = Math.min(1, part);
        return [0.03 + 0.53 * down, coneHeight * (1 - down)];
      },
      13,
      (row) => colours[row % 2] as string,
      48,
    ),
    at(tassel(), 0, coneHeight, 0),
  );
}

const points: readonly (readonly [direction: Triple, colours: readonly [string, string]])[] = [
  [
    [1, 0.25, 0.25],
    [orange, yellow],
  ],
  [
    [-1, 0.25, 0.3],
    [purple, magenta],
  ],
  [
    [0.55, -0.85, 0.35],
    [yellow, magenta],
  ],
  [
    [-0.6, -0.85, 0.3],
    [green, yellow],
  ],
  [
    [0, 0.15, 1.15],
    [magenta, orange],
  ],
  [
    [0.1, 0.2, -1],
    [purple, yellow],
  ],
];

/** A star of six points on a string. */
export function pinata() {
  const radius = 1.1;
  const star = group(
    ball(radius * 0.985, magenta),
    fringe(
      (part) => {
        const angle = Math.min(1, part) * Math.PI * 0.985 + 0.02;
        return [radius * Math.sin(angle), radius * Math.cos(angle)];
      },
      22,
      (row) => mixed[Math.floor(row / 2) % mixed.length] as string,
      46,
    ),
    at(cylinder(0.02, 6, paper), 0, 4, 0),
  );
  for (const [direction, colours] of points) {
    const point = cone(colours);
    const out = new Vector3(...direction).normalize();
    point.position.copy(out).multiplyScalar(radius * 0.86);
    point.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), out);
    star.add(point);
  }
  return star;
}
