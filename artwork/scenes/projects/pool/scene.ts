import { Mesh, PlaneGeometry, Scene } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { wall } from '../../studio/backdrop.ts';
import { phone } from '../../studio/devices.ts';
import { matte, satin } from '../../studio/paint.ts';
import { at, camera, flat, sized } from '../../studio/placing.ts';
import { ball, box, cylinder, drum } from '../../studio/solids.ts';
import { palette, prints } from './prints.ts';
import { bottle, can, deck, lifebuoy, towel } from './props.ts';
import { poolBottom, poolSize } from './water.ts';

const { clay, buoy, lemon } = palette;

/** The word lies on the bottom and its two oes float; `z` moves it along the pool. */
function swimmingWord(textures: Textures, z: number) {
  const water = new Mesh(
    new PlaneGeometry(poolSize, poolSize),
    matte('#fff', { map: poolBottom(textures('bottom')) }),
  );
  return [
    at(water, 0, -0.5, z, flat),
    at(lifebuoy(0.66, 0.27), -1.38, -0.3, 0.43 + z, flat + 0.02, 0, 0.3),
    at(lifebuoy(0.66, 0.27), 0.4, -0.3, 0.43 + z, flat - 0.02, 0.02, 0.75),
  ];
}

const noon = {
  sky: { strength: 0.85, colour: '#d8f3ff' },
  fill: { strength: 0.25 },
  reach: 8.5,
};
const sun = { strength: 3, size: 0.4, colour: '#fff3dc' };
const poolSide = () => box(30, 1, 0.1, '#0f98a8');
const rope = (radius: number) => cylinder(radius, 12, '#fffdf8');

function key(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      ...swimmingWord(textures, 0),
      at(deck(), 2.12, 0, 0),
      at(poolSide(), 2.13, -0.55, 0, 0, Math.PI / 2),
      at(sized(1.12, phone(textures('phone'), '#fdfdfb')), 3.62, 0.07, 0.55, flat, 0, -0.16),
      at(towel(), 3.7, 0.05, -2.75, 0, 0.3),
      at(rope(0.05), -0.6, 0.4, -2.2, 0, 0.34, Math.PI / 2 - 0.02),
    ),
    camera: camera(33.4, [0.2, 9.75, 0.45], [0.2, 0, 0.02]),
    light: { ...noon, sun: { ...sun, from: [7, 9, -5.5] } },
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      ...swimmingWord(textures, -1.15),
      at(deck(), 0.25, 0, 1.5, 0, flat),
      at(poolSide(), 0, -0.55, 1.52),
      at(sized(1.32, phone(textures('phone'), '#fdfdfb')), -1.95, 0.07, 3.62, flat, 0, 0.26),
      at(towel(), 0.7, 0.05, 4.7, 0, -0.34),
      at(ball(0.3, satin(lemon, 0.5)), 0.05, 0.3, 2.95),
      at(rope(0.055), 0, 0.5, -3.1, 0, 0.16, Math.PI / 2 - 0.02),
    ),
    camera: camera(32.5, [-1.1, 15.4, 1.3], [-1.1, 0, 1.05]),
    light: { ...noon, sun: { ...sun, from: [8, 10, -5] } },
  };
}

const waterTiles = ['#17b3c4', '#12a2b4', '#2fc3d0', '#17b3c4'];

/** The products on the edge of the pool. */
function second(textures: Textures): Shot {
  const stage = new Scene().add(
    wall('#e0623a', -1.9),
    at(box(30, 0.5, 4.2, '#fbf1df', 0.06), 0, -0.25, 0),
    at(can(1.12, 1.75, textures('chlorine'), satin('#fffaf0'), 1.17), -1.5, 0, 0.1, 0, 0.12),
    at(can(0.72, 1.75, textures('algae'), satin(buoy), 0.6), 0.72, 0, 0.55, 0, -0.05),
    at(bottle(textures('clear')), 2.35, 0, -0.1, 0, -0.2),
    at(lifebuoy(1, 0.38), 3.95, 1.3, -1.05, -0.2, -0.25, 0.4),
    at(drum(0.27, 0.16, '#fffdf6', 0.05), -3.2, 0, 1.1),
    at(drum(0.27, 0.16, '#fffdf6', 0.05), -3.75, 0, 0.55),
    at(drum(0.27, 0.16, '#fffdf6', 0.05), -3.42, 0.16, 0.8),
  );
  for (let column = -22; column < 23; column++) {
    for (let row = 0; row < 5; row++) {
      const tile = waterTiles[(column * 3 + row * 5 + column * row + 90) % 4] as string;
      stage.add(at(box(0.42, 0.42, 0.05, tile, 0.02), column * 0.44, -0.74 - row * 0.44, 2.1));
    }
  }
  return {
    stage,
    camera: camera(27, [0.4, 1.9, 10.1], [0.3, 1, 0]),
    light: {
      sun: { from: [-6, 7.6, 6.2], strength: 3.5, size: 0.35, colour: '#fff1d8' },
      sky: { strength: 1.1, colour: '#ffe6d6', up: [0, 0.8, 0.6] },
      fill: { strength: 0.22, below: clay },
      reach: 7,
    },
  };
}

export const pool: Artwork = {
  slug: 'pool',
  scene: 'swimming pool seen from above',
  palette,
  typefaces: ['Rubik'],
  prints,
  views: { key: wide(24, key), mobile: tall(20, mobile), second: wide(20, second) },
};
