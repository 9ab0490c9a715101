import {
  CatmullRomCurve3,
  CylinderGeometry,
  DoubleSide,
  Mesh,
  PlaneGeometry,
  RepeatWrapping,
  type Texture,
  TubeGeometry,
  Vector3,
} from 'three';
import { matte } from '../../studio/paint.ts';
import { at, flat, group, shadowless } from '../../studio/placing.ts';
import { random } from '../../studio/random.ts';
import { cylinder, drum, ring } from '../../studio/solids.ts';
import { palette } from './prints.ts';

const { magenta, purple, orange, yellow, paper } = palette;
const green = '#00b08c';
const papers = [orange, paper, yellow, green, paper, purple];

interface Garland {
  readonly middle: readonly [x: number, y: number, z: number];
  readonly count: number;
  readonly firstColour: number;
  readonly scale: number;
  /** How far the string hangs in the middle. */
  readonly sag: number;
}

/** Sheets of cut paper on a string, each moved by the wind in its own way. */
export function garland(print: Texture, { middle, count, firstColour, scale, sag }: Garland) {
  const [x0, y0, z0] = middle;
  const width = 2.1 * scale;
  const height = width * 0.76;
  const pitch = width + 0.09;
  const along = (x: number) => (x / (count * pitch)) * Math.PI;
  const stringY = (x: number) => y0 - Math.cos(along(x)) * sag;
  const sheets = Array.from({ length: count }, (_, index) => {
    const geometry = new PlaneGeometry(width, height, 30, 18);
    const { position } = geometry.attributes;
    for (let point = 0; position && point < position.count; point++) {
      const down = (height / 2 - position.getY(point)) / height;
      const flutter = Math.sin(position.getX(point) * 2.4 + index * 1.7 + down * 2) * 0.13;
      position.setZ(point, (flutter + Math.sin(index * 2.3 + 1) * 0.3) * down);
    }
    geometry.computeVertexNormals();
    const x = (index - (count - 1) / 2) * pitch;
    const colour = papers[(index + firstColour) % papers.length] as string;
    const cut = matte(colour, { map: print, alphaTest: 0.5, side: DoubleSide });
    const slope = (Math.sin(along(x)) * Math.PI * sag) / (count * pitch);
    return at(new Mesh(geometry, cut), x + x0, stringY(x) - height / 2, z0, 0, 0, slope);
  });
  const line = Array.from({ length: 49 }, (_, index) => {
    const x = (((index - 24) / 24) * count * pitch) / 2;
    return new Vector3(x + x0, stringY(x), z0);
  });
  const string = new TubeGeometry(new CatmullRomCurve3(line), 160, 0.02, 8);
  return group(...sheets, new Mesh(string, matte(paper)));
}

interface Shower {
  readonly count: number;
  readonly seed: number;
  /** The lowest corner, and how far the shower reaches from it. */
  readonly from: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  readonly tumble: number;
}

export function confetti({ count, seed, from, size, tumble }: Shower, colours: readonly string[]) {
  const next = random(seed);
  const pieces = Array.from({ length: count }, (_, index) => {
    const piece = cylinder(0.075, 0.012, colours[index % colours.length] as string, 0.075, 24);
    const [x, y, z] = from.map((start, axis) => start + next() * (size[axis] ?? 0)) as [
      number,
      number,
      number,
    ];
    return at(piece, x, y, z, next() * tumble, next() * tumble, next() * tumble);
  });
  return group(...pieces);
}

export const showerColours = [yellow, paper, magenta, orange, green];

/** A roll of paper wristbands, and one that lies unrolled in front of it. */
export function wristbandRoll(print: Texture) {
  const outside = new CylinderGeometry(0.723, 0.723, 0.454, 128, 1, true);
  const turns = Array.from({ length: 7 }, (_, index) =>
    shadowless(at(ring(0.2 + index * 0.075, 0.008, '#d9a800'), 0, 0.463, 0, flat)),
  );
  return group(
    drum(0.72, 0.46, yellow, 0.01),
    at(new Mesh(outside, matte('#fff', { map: print })), 0, 0.23, 0, 0, 2.2),
    ...turns,
    at(cylinder(0.16, 0.48, purple, 0.16, 64), 0, 0.235, 0),
  );
}

export function wristband(print: Texture) {
  print.wrapS = RepeatWrapping;
  const geometry = new PlaneGeometry(4.6, 0.46, 60, 1);
  const { position } = geometry.attributes;
  for (let point = 0; position && point < position.count; point++) {
    position.setZ(point, 0.1 + Math.sin(position.getX(point) * 1.7) * 0.07);
  }
  geometry.computeVertexNormals();
  return new Mesh(geometry, matte('#fff', { map: print, side: DoubleSide }));
}
