import { Mesh, Scene } from 'three';
import type { Textures } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { metal } from '../../studio/paint.ts';
import { at, group, vector } from '../../studio/placing.ts';
import { card } from '../../studio/printed.ts';
import { curveThrough, ribbonAlong } from '../../studio/ribbon.ts';
import { ball, box, cylinder, drum } from '../../studio/solids.ts';
import { palette } from './prints.ts';
import { cloth } from './traced-star.ts';

const { darkWine } = palette;
const brass = metal(palette.gold, 0.32);
const paper = '#F3CFCB';

/** The bar along the wall, on its brackets. */
function bar() {
  const lying = Math.PI / 2;
  const brackets = [-3.75, 1.63, 6].map((x) =>
    group(
      at(cylinder(0.045, 0.95, brass), x, 1.42, 0.48, lying),
      at(ball(0.085, brass), x, 1.42, 0.95),
      at(drum(0.13, 0.04, brass, 0.01), x, 1.42, 0, lying),
    ),
  );
  return group(at(cylinder(0.065, 30, brass), 0, 1.42, 0.95, 0, 0, lying), ...brackets);
}

/** A ribbon that somebody threw over the bar, twice. */
function thrownRibbon() {
  const curve = curveThrough([
    [-3.2, -0.6, 1.35],
    [-2.5, 0.1, 1.5],
    [-1.75, 0.35, 1.45],
    [-1.35, 0.9, 1.2],
    [-1.22, 1.3, 1.08],
    [-1.15, 1.535, 0.985],
    [-1.1, 1.535, 0.905],
    [-1.05, 1.3, 0.8],
    [-1, 0.95, 0.72],
    [-0.8, 0.75, 0.8],
    [-0.6, 1, 0.84],
    [-0.5, 1.35, 0.84],
    [-0.45, 1.535, 0.92],
    [-0.4, 1.52, 1],
    [-0.35, 1.2, 1.1],
    [-0.2, 0.7, 1.25],
    [0.3, 0.35, 1.4],
    [1.2, 0.3, 1.3],
    [2.1, 0.75, 1.3],
    [3, 0.55, 1.4],
    [4.2, 0.1, 1.5],
  ]);
  const geometry = ribbonAlong(
    curve,
    900,
    (_, tangent, part) => {
      const across = vector(0.9, 0.15, 0.35 * Math.sin(part * 9));
      return across.addScaledVector(tangent, -across.dot(tangent)).setLength(0.17);
    },
    1,
  );
  return new Mesh(geometry, cloth('#F0BDB9'));
}

export function studioWall(textures: Textures): Scene {
  const poster = (name: 'academy' | 'gala', x: number, lean: number) => {
    const edge = name === 'academy' ? paper : darkWine;
    const made = card(2.5, 3.5, textures(name), { depth: 0.012, corner: 0.004, edge });
    return at(made, x, 3.1, 0.02, 0, 0, lean);
  };
  return new Scene().add(
    wall('#54102A', 0),
    floor('#C99B8F'),
    at(box(40, 0.26, 0.08, '#470c22', 0.01), 0, 0.13, 0.04),
    poster('academy', 0.25, -0.008),
    poster('gala', 2.98, 0.006),
    poster('gala', -2.48, 0.01),
    bar(),
    thrownRibbon(),
  );
}
