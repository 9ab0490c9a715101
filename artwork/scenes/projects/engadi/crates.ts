import { Scene, Vector3 } from 'three';
import type { Textures } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { unseen } from '../../studio/paint.ts';
import { at, group } from '../../studio/placing.ts';
import { branch } from '../../studio/plants.ts';
import { fig, figLeaf, lime } from './fruit.ts';
import { palette } from './prints.ts';
import { crate, heap } from './props.ts';

const { olive, fig: figColour } = palette;
const wood = '#e3c78f';
const post = '#d9bd86';

/** The sun is low enough to throw the branches on the wall. */
export const morning = {
  sun: { from: [-5.8, 6.6, 6.8], at: [0, 1.2, 0], strength: 3.5, size: 0.3, colour: '#fff0d2' },
  sky: { strength: 1.05, colour: '#f6f4ff' },
  fill: { strength: 0.42, below: '#d9cfa0' },
  reach: 9,
  exposure: 1.05,
} as const;

const wallDepth = -2.4;

/** A branch in front of the sun: its shadow falls on the wall at this point. */
function branchShadow(x: number, y: number, turn: number, length: number, seed: number) {
  const { from, at: target } = morning.sun;
  const toSun = new Vector3(...from).sub(new Vector3(...target)).normalize();
  const place = new Vector3(x, y, wallDepth).addScaledVector(toSun, 7.2);
  const twig = branch({ leaves: 13, length, leaf: [1.5, 0.17], seed, twist: 0.5 }, unseen());
  return at(twig, place.x, place.y, place.z, 0, 0, turn);
}

const leaves = [
  [-1.15, 2.55, 0.55, 0.9, 0.5, 0.95],
  [-0.4, 2.75, 0.3, 0.35, -0.4, 0.85],
  [1.35, 2.6, 0.5, -0.8, 0.2, 0.95],
  [0.75, 2.75, -0.1, -0.2, 0.9, 0.8],
] as const;

/** Two crates of figs on each other, one of limes beside them. */
export function crates(textures: Textures) {
  const big = [3.2, 1.12, 1.9] as const;
  return new Scene().add(
    floor('#efe0bd'),
    wall(olive, wallDepth),
    at(
      crate({ size: big, boards: wood, posts: post, print: textures('name') }),
      0.15,
      1.28,
      0,
      0,
      0.06,
    ),
    at(
      heap(
        fig,
        { across: 5, back: 3, width: 2.7, depth: 1.4, height: 1.02, lift: 0.2, seed: 4 },
        0.82,
      ),
      0.15,
      1.28,
      0,
      0,
      0.06,
    ),
    at(
      crate({ size: big, boards: figColour, posts: '#5a2c4e', print: textures('today') }),
      0,
      0,
      0.05,
      0,
      -0.05,
    ),
    at(
      group(
        crate({ size: [2.4, 0.82, 1.6], boards: wood, posts: post, print: textures('toTable') }),
        heap(lime, { across: 4, back: 3, width: 2, depth: 1.2, height: 0.72, lift: 0.17, seed: 6 }),
      ),
      3.15,
      0,
      0.5,
      0,
      -0.32,
    ),
    ...leaves.map(([x, y, z, turn, twist, length]) =>
      at(figLeaf(length), x, y, z, 0.5, twist, turn),
    ),
    branchShadow(3.4, 4.6, 2.25, 3.6, 3),
    branchShadow(-1.2, 5.2, 2.75, 3, 9),
  );
}
