import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { phone } from '../../studio/devices.ts';
import { at, camera, sized } from '../../studio/placing.ts';
import { card } from '../../studio/printed.ts';
import { box } from '../../studio/solids.ts';
import { arcadeShadow, bell, bench, nameBlock, portal } from './portal.ts';
import { palette, prints } from './prints.ts';

const { blue, indigo } = palette;

const morning = {
  sun: { from: [-5.2, 7.6, 8.5], at: [0, 1.5, -0.5], strength: 2.95, size: 0.4, colour: '#fff0d6' },
  sky: { strength: 1.15, colour: '#ffeaf2', up: [0, 0.6, 0.8] },
  fill: { strength: 0.3 },
  reach: 8,
} as const;

function key(textures: Textures): Shot {
  return {
    stage: portal().add(
      at(sized(0.95, bench()), 4.15, 0, 0.75, 0, -0.5),
      at(bell(), -4.35, 0, 0.15, 0, 0.42),
      at(nameBlock(textures, 3.8), -0.1, 0, 2, 0, 0.05),
    ),
    camera: camera(28.6, [-0.9, 2.55, 12.2], [-0.05, 2.12, 0]),
    light: morning,
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: portal().add(
      at(sized(0.82, bench()), 2.15, 0, 1.35, 0, -0.35),
      at(nameBlock(textures, 3), -0.55, 0, 2.35, 0, 0.12),
    ),
    camera: camera(31, [-0.75, 2.5, 14.5], [0, 2.15, 0]),
    light: morning,
  };
}

/** Posters in the shadow of the arcade. */
function second(textures: Textures): Shot {
  const poster = (name: string) =>
    card(1.98, 2.772, textures(name), { corner: 0.004, edge: '#fffaf2' });
  return {
    stage: new Scene().add(
      wall('#fff0df', 0),
      floor('#d98a6a'),
      at(box(40, 0.42, 0.1, blue, 0.01), 0, 0.21, 0.05),
      at(poster('welcome'), -2.34, 2.42, 0.04),
      at(poster('sunday'), 0, 2.42, 0.04),
      at(poster('sing'), 2.34, 2.42, 0.04),
      at(sized(0.95, bench()), 1.5, 0, 1, 0, -0.1),
      at(sized(0.42, phone(textures('phone'), indigo, 0.85)), 1.15, 1, 0.93, -0.2, 0.1),
      at(arcadeShadow(), -2.44, 5.42, 4.2),
    ),
    camera: camera(27, [1.3, 2.1, 10.4], [0.05, 1.98, 0]),
    light: {
      sun: { from: [-5.6, 7.8, 9.5], at: [0, 1.8, 0], strength: 3, size: 0.3, colour: '#ffeacb' },
      sky: { strength: 1.15, colour: '#ffe0e4', up: [0, 0.4, 0.9] },
      fill: { strength: 0.42 },
      reach: 9,
    },
  };
}

export const redentor: Artwork = {
  slug: 'redentor',
  scene: 'portal of arches that opens to the light',
  palette,
  typefaces: ['Anybody', 'Hanken Grotesk'],
  prints,
  views: { key: wide(20, key), mobile: tall(20, mobile), second: wide(20, second) },
};
