import {
  Color,
  DoubleSide,
  Float32BufferAttribute,
  LatheGeometry,
  Mesh,
  PlaneGeometry,
  SphereGeometry,
  SplineCurve,
  Vector2,
} from 'three';
import { gloss, matte } from '../../studio/paint.ts';
import { at, group } from '../../studio/placing.ts';
import { ball, cylinder, lathe } from '../../studio/solids.ts';
import { palette } from './prints.ts';

const outline = [
  [0, -0.36],
  [0.12, -0.352],
  [0.26, -0.3],
  [0.355, -0.16],
  [0.375, 0],
  [0.31, 0.16],
  [0.19, 0.3],
  [0.1, 0.4],
  [0.06, 0.5],
  [0.05, 0.55],
] as const;

const skin = [palette.fig, '#7d8a3a', '#6d3a62'].map((colour) => new Color(colour)) as [
  Color,
  Color,
  Color,
];

/** Nine ribs, green towards the stem. */
function figGeometry() {
  const curve = new SplineCurve(outline.map(([x, y]) => new Vector2(Math.max(x, 1e-4), y)));
  const geometry = new LatheGeometry([...curve.getPoints(44), new Vector2(1e-4, 0.565)], 90);
  const { position } = geometry.attributes;
  const colours: number[] = [];
  for (let point = 0; position && point < position.count; point++) {
    const y = position.getY(point);
    const rib = Math.cos(Math.atan2(position.getX(point), position.getZ(point)) * 9);
    position.setX(point, position.getX(point) * (1 + 0.02 * rib));
    position.setZ(point, position.getZ(point) * (1 + 0.02 * rib));
    const [ground, green, light] = skin;
    const colour = ground
      .clone()
      .lerp(green, Math.min(1, Math.max(0, (y - 0.2) / 0.33)))
      .lerp(light, 0.35 * Math.max(0, rib));
    colours.push(...colour.toArray());
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  geometry.computeVertexNormals();
  return geometry;
}

const figShape = figGeometry();
const figSkin = gloss('#ffffff', 0.5, 0.3, {
  vertexColors: true,
  clearcoat: 0.25,
  clearcoatRoughness: 0.4,
});

export const fig = () => new Mesh(figShape, figSkin);

/** Wrinkled along its length. */
function dateGeometry() {
  const geometry = new SphereGeometry(1, 80, 40);
  const { position } = geometry.attributes;
  for (let point = 0; position && point < position.count; point++) {
    const angle = Math.atan2(position.getX(point), position.getZ(point));
    const y = position.getY(point);
    const wrinkle =
      0.028 * Math.sin(angle * 7 + 2.2 * Math.sin(y * 3.1)) +
      0.022 * Math.sin(angle * 13 - y * 5 + 1.3) +
      0.015 * Math.sin(angle * 19 + y * 4);
    const width = 0.165 * (1 + wrinkle * Math.sqrt(Math.max(0, 1 - y * y)));
    position.setXYZ(point, position.getX(point) * width, y * 0.35, position.getZ(point) * width);
  }
  geometry.computeVertexNormals();
  return geometry;
}

const dateShape = dateGeometry();
const dateSkins = [palette.date, '#653214', '#431d0c'].map((colour) => gloss(colour, 0.42, 0.35));

export function date(index: number) {
  return group(
    new Mesh(dateShape, dateSkins[index % dateSkins.length]),
    at(cylinder(0.05, 0.03, '#c99f60', 0.075, 20), 0, 0.345, 0),
  );
}

const limeSkins = [palette.lemon, '#dfb52e'].map((colour) => gloss(colour, 0.45, 0.3));

export function lime(index: number) {
  const fruit = ball(0.27, limeSkins[index % 4 === 1 ? 1 : 0] as (typeof limeSkins)[number]);
  fruit.scale.y = 1.06;
  return fruit;
}

export function avocado() {
  return lathe(
    [
      [0, -0.4],
      [0.16, -0.38],
      [0.29, -0.28],
      [0.33, -0.1],
      [0.28, 0.1],
      [0.18, 0.28],
      [0.11, 0.38],
      [0, 0.42],
    ],
    gloss('#39431d', 0.55, 0.25),
    48,
  );
}

export function figLeaf(length: number) {
  const geometry = new PlaneGeometry(1, 1, 10, 20);
  const { position } = geometry.attributes;
  for (let point = 0; position && point < position.count; point++) {
    const side = position.getX(point) * 2;
    const along = position.getY(point) + 0.5;
    const width = Math.max(0, Math.sin(Math.PI * along ** 0.75)) ** 0.9 * 0.26;
    const z = -0.35 * length * along ** 2 + Math.abs(side) * width * 0.4;
    position.setXYZ(point, side * width, along * length, z);
  }
  geometry.computeVertexNormals();
  return new Mesh(geometry, matte('#76823a', { side: DoubleSide }));
}
