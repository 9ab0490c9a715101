import {
  CatmullRomCurve3,
  DoubleSide,
  Mesh,
  PlaneGeometry,
  Shape,
  type Texture,
  TubeGeometry,
  Vector3,
} from 'three';
import { gloss, matte } from '../../studio/paint.ts';
import { at, flat, group } from '../../studio/placing.ts';
import { varnished } from '../../studio/printed.ts';
import { box, cylinder, extruded, lathe, type ProfilePoint, ring } from '../../studio/solids.ts';
import { rounded } from '../../studio/turned.ts';
import { palette } from './prints.ts';

const { sun, graphite } = palette;

export function panel(cells: Texture, width = 1.2, height = 2) {
  const glass = { roughness: 0.16, envMapIntensity: 0.42 };
  return group(
    box(width, height, 0.08, gloss('#c9ccd0', 0.35, 0.5), 0.01),
    at(varnished(width - 0.07, height - 0.07, cells, glass, 0.004), 0, 0, 0.0415),
  );
}

/** Four panels on their stand, tilted towards the viewer. */
export function panelRow(cells: Texture) {
  const [count, tilt, pitch] = [4, 0.42, 1.25];
  const panels = Array.from({ length: count }, (_, index) =>
    at(panel(cells), (index - (count - 1) / 2) * pitch, 0, 0),
  );
  const legs = Array.from({ length: count + 1 }, (_, index) => {
    const x = (index - count / 2) * pitch;
    const height = Math.sin(tilt) * 2 + 0.06;
    return group(
      at(box(0.07, height, 0.07, graphite, 0.01), x, height / 2, -Math.cos(tilt) * 0.95),
      at(box(0.07, 0.2, 0.07, graphite, 0.01), x, 0.1, Math.cos(tilt) * 0.95),
    );
  });
  return group(at(group(...panels), 0, 0.22 + Math.sin(tilt), 0, flat + tilt), ...legs);
}

export function waterTank() {
  const profile = rounded([
    [0, 0],
    [0.82, 0, 0.08],
    [0.82, 0.45, 0.03],
    [0.79, 0.5, 0.03],
    [0.82, 0.55, 0.03],
    [0.82, 1, 0.03],
    [0.79, 1.05, 0.03],
    [0.82, 1.1, 0.03],
    [0.82, 1.55, 0.2],
    [0.4, 1.95, 0.1],
    [0.34, 1.98],
    [0.34, 2.1, 0.03],
    [0, 2.12],
  ]);
  return lathe(profile, gloss(graphite, 0.5, 0.3));
}

/** Washing on a line, moved by the wind. */
export function cloth(width: number, height: number, colour: string, wind: number) {
  const geometry = new PlaneGeometry(width, height, 40, 20);
  const { position } = geometry.attributes;
  for (let point = 0; position && point < position.count; point++) {
    const down = (height / 2 - position.getY(point)) / height;
    const x = position.getX(point);
    position.setZ(point, (Math.sin(x * 4 + wind) * 0.07 + Math.sin(x * 1.6 + wind) * 0.16) * down);
  }
  geometry.computeVertexNormals();
  return new Mesh(geometry, matte(colour, { side: DoubleSide }));
}

export function clothesLine(from: number, to: number, height: number) {
  const points = Array.from({ length: 21 }, (_, index) => {
    const part = index / 20;
    return new Vector3(from + (to - from) * part, height - Math.sin(part * Math.PI) * 0.16, 0);
  });
  const line = new TubeGeometry(new CatmullRomCurve3(points), 40, 0.014, 6);
  const pole = () => cylinder(0.05, height + 0.1, graphite, 0.05, 16);
  return group(
    new Mesh(line, matte(graphite)),
    at(pole(), from, height / 2 + 0.05, 0),
    at(pole(), to, height / 2 + 0.05, 0),
  );
}

export function helmet() {
  const shell = gloss(sun, 0.3, 0.6);
  const dome = Array.from({ length: 21 }, (_, index): ProfilePoint => {
    const angle = (index / 20) * (Math.PI / 2);
    return [Math.cos(angle) * 0.62, Math.sin(angle) * 0.56 + 0.06];
  });
  const crown = lathe([[0.62, 0], ...dome, [0, 0.62]], shell);
  crown.scale.x = 0.86;
  const brim = new Shape().absellipse(0, 0.1, 0.62, 0.82, 0, 2 * Math.PI) as Shape;
  const ribs = [-0.17, 0, 0.17].map((x) => {
    const rib = ring(0.585 - Math.abs(x) * 0.35, 0.045, shell, Math.PI * 0.86);
    rib.rotation.order = 'YXZ';
    return at(rib, x, 0.05, 0, 0, Math.PI / 2, 0.22);
  });
  return group(crown, at(extruded(brim, 0.03, shell, 0.012), 0, 0.025, 0, Math.PI / 2), ...ribs);
}
