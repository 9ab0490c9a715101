import { Scene, Vector3 } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { phone } from '../../studio/devices.ts';
import { unseen } from '../../studio/paint.ts';
import { at, camera, flat, group, sized } from '../../studio/placing.ts';
import { branch } from '../../studio/plants.ts';
import { random } from '../../studio/random.ts';
import { box } from '../../studio/solids.ts';
import { avocado, date, fig, figLeaf, lime } from './fruit.ts';
import { palette, prints } from './prints.ts';
import { crate, heap, palmShadow, preserveJar } from './props.ts';

const { olive, fig: figColour, cream } = palette;
const wood = '#e3c78f';
const post = '#d9bd86';

const morning = {
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
function crates(textures: Textures) {
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

function key(textures: Textures): Shot {
  return {
    stage: crates(textures).add(
      at(sized(0.92, fig()), -2.05, 0.335, 0.95, -0.1, 0, 0.15),
      at(avocado(), -2.6, 0.32, 1.2, Math.PI / 2, 1.3, 0.4),
      at(sized(0.92, fig()), -1.85, 0.335, 1.75, -0.1, 2.6, 0.15),
    ),
    camera: camera(25, [-0.9, 2.5, 10.2], [0.75, 1.62, 0]),
    light: morning,
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: crates(textures).add(
      at(sized(0.7, fig()), -1, 0.25, 2.5, -0.1, 0, 0.15),
      at(sized(0.7, fig()), -0.3, 0.25, 2.85, -0.1, 2.6, 0.15),
    ),
    camera: camera(27, [-0.9, 3.1, 11], [0.1, 1.45, 0]),
    light: morning,
  };
}

/** Dates on the table, away from the jar and the telephone. */
function scatteredDates() {
  const next = random(12);
  const taken: [x: number, z: number, radius: number][] = [
    [-1.2, -0.1, 1],
    [1.2, -0.75, 0.85],
  ];
  const scattered = group();
  for (let tries = 0; scattered.children.length < 22 && tries < 1500; tries++) {
    const [x, z] = [-3.2 + next() * 6.5, -1.25 + next() * 2.5];
    if (taken.some(([a, b, radius]) => Math.hypot(a - x, b - z) < radius + 0.28)) continue;
    taken.push([x, z, 0.2]);
    const fruit = date(scattered.children.length);
    scattered.add(at(fruit, x, 0.16, z, Math.PI / 2, 0, next() * 6.28));
  }
  return scattered;
}

function second(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      floor(figColour),
      at(box(7.2, 0.1, 3, cream), 0.2, 0.05, 0.2, 0, 0.18),
      at(phone(textures('phone'), cream, 0.75), -1.05, 0.16, 0.15, flat, 0, 0.3),
      at(preserveJar(textures('label')), 1.35, 0.1, -0.45, 0, -0.1),
      at(scatteredDates(), 0.2, 0.1, 0.2, 0, 0.18),
      at(palmShadow(4.4, 3), 3.1, 3, 3.6, flat, 0, 1.12),
      at(palmShadow(3.4, 5), -6.2, 3, 3.9, flat, 0, -1),
    ),
    camera: camera(25, [0.15, 6.6, 5.9], [0.15, 0.25, 0.08]),
    light: {
      sun: { from: [-5, 8, 3], strength: 3.5, size: 0.3, colour: '#fff0d2' },
      sky: { strength: 1.05 },
      fill: { strength: 0.42, below: '#d8b6c6' },
      reach: 8,
      exposure: 1.05,
    },
  };
}

export const engadi: Artwork = {
  slug: 'engadi',
  scene: 'crates of figs in the shade of a palm',
  palette,
  typefaces: ['Fraunces', 'Hanken Grotesk'],
  prints,
  views: { key: wide(20, key), mobile: tall(20, mobile), second: wide(20, second) },
};
