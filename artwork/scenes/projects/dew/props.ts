import {
  Color,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshPhysicalMaterial,
  PlaneGeometry,
  SphereGeometry,
  type Texture,
} from 'three';
import { gloss, matte } from '../../studio/paint.ts';
import { at, group, shadowless } from '../../studio/placing.ts';
import { cylinder, lathe } from '../../studio/solids.ts';
import { rounded } from '../../studio/turned.ts';
import { palette } from './prints.ts';

const { forest, peach } = palette;

/** Letters round something upright; `arc` is how far they reach, in radians. */
function label(print: Texture, radius: number, height: number, arc: number) {
  const geometry = new CylinderGeometry(radius, radius, height, 96, 1, true, -arc / 2, arc);
  const ink = matte('#fff', { map: print, transparent: true, depthWrite: false });
  return shadowless(new Mesh(geometry, ink));
}

export function dropperBottle(print: Texture) {
  const body = rounded([
    [0, 0],
    [0.56, 0, 0.07],
    [0.56, 1.35, 0.2],
    [0.24, 1.56, 0.08],
    [0.24, 1.66],
    [0, 1.66],
  ]);
  const collar = rounded([
    [0, 1.62],
    [0.3, 1.62, 0.02],
    [0.3, 1.98, 0.03],
    [0.12, 1.98],
  ]);
  const bulb = rounded([
    [0.235, 1.96],
    [0.235, 2.06, 0.03],
    [0.185, 2.1, 0.03],
    [0.2, 2.5, 0.17],
    [0, 2.52],
  ]);
  return group(
    lathe(body, gloss('#f1e9dc', 0.2, 0.5)),
    at(label(print, 0.563, 0.92, 2.5), 0, 0.66, 0),
    lathe(collar, gloss(forest, 0.35, 0.5)),
    lathe(bulb, gloss(peach, 0.5, 0.3)),
  );
}

export function jar(print: Texture) {
  const body = rounded([
    [0, 0],
    [0.78, 0, 0.09],
    [0.78, 0.56, 0.05],
    [0.7, 0.6],
    [0, 0.6],
  ]);
  const lid = rounded([
    [0, 0.58],
    [0.79, 0.58, 0.03],
    [0.79, 0.9, 0.06],
    [0, 0.91],
  ]);
  return group(
    lathe(body, gloss('#a3b596', 0.25, 0.5)),
    at(label(print, 0.783, 0.42, 1.5), 0, 0.3, 0),
    lathe(lid, gloss('#f3ede2', 0.3, 0.5)),
  );
}

const skin = ['#f7b46a', '#e8643f', '#f9cf8e'].map((colour) => new Color(colour)) as [
  Color,
  Color,
  Color,
];

/** A sphere with the peach's furrow and hollow, red where the sun was. */
function peachBody(radius: number) {
  const geometry = new SphereGeometry(radius, 128, 96);
  const { position } = geometry.attributes;
  const colours: number[] = [];
  for (let point = 0; position && point < position.count; point++) {
    const [x, y, z] = [position.getX(point), position.getY(point), position.getZ(point)].map(
      (value) => value / radius,
    ) as [number, number, number];
    const angle = Math.atan2(x, z);
    const furrow = Math.exp(-(angle ** 2) / 0.012) * (1 - Math.max(0, -y) ** 3);
    const top = Math.max(0, y - 0.55) / 0.45;
    const reach = 1 - 0.085 * furrow * Math.sqrt(Math.max(0, 1 - y * y * 0.6)) - 0.26 * top ** 3;
    position.setXYZ(
      point,
      x * radius * reach * 1.03,
      (y * 0.96 - 0.2 * top ** 4) * radius,
      z * radius * reach,
    );
    const blush = Math.max(0, Math.min(1, 0.5 + 0.5 * Math.sin(angle + 1.9) + 0.35 * y));
    const [ground, red, pale] = skin;
    const colour = ground
      .clone()
      .lerp(red, blush)
      .lerp(pale, Math.max(0, -y) ** 2 * 0.6);
    colours.push(...colour.toArray());
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  geometry.computeVertexNormals();
  const velvet = new MeshPhysicalMaterial({
    vertexColors: true,
    roughness: 0.85,
    sheen: 0.7,
    sheenRoughness: 0.5,
    sheenColor: new Color('#ffd9b0'),
    envMapIntensity: 0,
  });
  return new Mesh(geometry, velvet);
}

function leaf() {
  const geometry = new PlaneGeometry(0.36, 0.95, 12, 24);
  const { position } = geometry.attributes;
  for (let point = 0; position && point < position.count; point++) {
    const side = position.getX(point) / 0.18;
    const along = (position.getY(point) + 0.475) / 0.95;
    const width = Math.sin(Math.PI * along ** 0.8) ** 0.9 * 0.18;
    const z = -0.28 * along ** 2 + Math.abs(side) * width * 0.35;
    position.setXYZ(point, side * width || 0, along * 0.95, z || 0);
  }
  geometry.computeVertexNormals();
  return new Mesh(geometry, matte('#5f7a4c', { side: DoubleSide }));
}

export function peachFruit(radius: number) {
  return group(
    peachBody(radius),
    at(cylinder(0.03, 0.16, '#5b4128', 0.03, 12), 0, radius * 0.72, 0, 0, 0, 0.2),
    at(leaf(), 0.02, radius * 0.72, 0, -0.5, -0.9, -0.75),
  );
}
