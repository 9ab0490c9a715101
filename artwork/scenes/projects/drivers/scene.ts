import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { wall } from '../../studio/backdrop.ts';
import { at, camera } from '../../studio/placing.ts';
import { palette, prints } from './prints.ts';
import { steeringWheel } from './wheel.ts';
import { yard } from './yard.ts';

const afternoon = {
  sun: { from: [6, 7.2, -4], strength: 2.95, size: 0.35, colour: '#fff6dc' },
  sky: { strength: 0.95, colour: '#fffbe8' },
  fill: { strength: 0.2 },
  reach: 10,
} as const;

function key(textures: Textures): Shot {
  return {
    stage: yard(textures, {
      emptyBelow: 1,
      leaving: [0.55, 0.01, 0],
      turn: -1.1,
      arrowX: 2.9,
      coneX: 2.05,
    }),
    camera: camera(29, [-2.1, 9.4, 5.3], [0.55, 0, -0.1], [0.2, 1, 0]),
    light: afternoon,
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: yard(textures, {
      emptyBelow: 1,
      leaving: [0.1, 0.01, -0.1],
      turn: -0.95,
      arrowX: 2.3,
      coneX: 2.1,
    }),
    camera: camera(27, [-1.5, 12.6, 6.2], [0.3, 0, 0.05], [0.2, 1, 0]),
    light: afternoon,
  };
}

function second(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      wall(palette.yellow, -1.2),
      at(steeringWheel(textures('hub')), 0.15, -0.35, 0.6, -0.32, 0, -0.16),
    ),
    camera: camera(30, [-0.6, 0.5, 9.6], [0.05, -0.15, 0]),
    light: {
      sun: { from: [-5.5, 7.5, 7], strength: 2.8, size: 0.45, colour: '#fff6dc' },
      sky: { strength: 1.05, up: [0, 0.5, 0.85] },
      fill: { strength: 0.3 },
      reach: 7,
    },
  };
}

export const drivers: Artwork = {
  slug: 'drivers',
  scene: 'car park of telephones',
  palette,
  typefaces: ['Big Shoulders Display', 'Hanken Grotesk'],
  prints,
  views: { key: wide(20, key), mobile: tall(20, mobile), second: wide(20, second) },
};
