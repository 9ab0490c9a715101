import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { floor } from '../../studio/backdrop.ts';
import { phone } from '../../studio/devices.ts';
import { at, camera, flat, group, sized } from '../../studio/placing.ts';
import { random } from '../../studio/random.ts';
import { box } from '../../studio/solids.ts';
import { crates, morning } from './crates.ts';
import { avocado, date, fig } from './fruit.ts';
import { palette, prints } from './prints.ts';
import { palmShadow, preserveJar } from './props.ts';

const { fig: figColour, cream } = palette;

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
