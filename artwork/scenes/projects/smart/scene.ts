import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { phone } from '../../studio/devices.ts';
import { at, camera, group, sized } from '../../studio/placing.ts';
import { box } from '../../studio/solids.ts';
import { cabin, garden } from './cabin.ts';
import { palette, prints } from './prints.ts';
import { orange, plant, plate } from './switches.ts';

const lateAfternoon = {
  sun: { from: [-7, 7.2, 7.4], strength: 3.3, size: 0.27, colour: '#fff0da' },
  sky: { strength: 1.1, colour: '#f7fff4', up: [0, 0.6, 0.8] },
  fill: { strength: 0.6, above: '#fff7ea', below: '#8fa796' },
  reach: 7,
} as const;

const app = (textures: Textures, size: number) =>
  sized(size, phone(textures('night'), '#16241c', 0.74));

function key(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      wall(palette.forest, -0.02),
      at(plate(textures), -0.35, 0, 0),
      at(box(2.6, 0.14, 1, orange), 3.95, -1.72, 0.5),
      at(app(textures, 1.16), 3.72, -0.43, 0.38, -0.13, -0.1),
    ),
    camera: camera(29, [-3, 1.5, 9.2], [0.55, -0.05, 0.1]),
    light: lateAfternoon,
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      wall(palette.forest, -0.02),
      at(plate(textures), 0, 1, 0),
      at(box(9, 0.16, 1.2, orange), 0, -3.05, 0.5),
      at(app(textures, 1.25), -1.3, -1.66, 0.66, -0.11, 0.14),
      at(plant(), 1, -2.97, 0.55),
    ),
    camera: camera(28.2, [-1.2, 0.3, 13.4], [0.03, -0.42, 0]),
    light: lateAfternoon,
  };
}

function second(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      floor('#F09650'),
      wall('#F6A05A', -4.2),
      at(group(cabin(textures), garden()), -0.1, 0.2, 0, 0, -0.52),
    ),
    camera: camera(23.5, [0.6, 2.9, 10.2], [0, 1.5, 0]),
    light: {
      sun: {
        from: [-5.6, 9.9, 8.4],
        at: [0, 1.5, 0],
        strength: 3.2,
        size: 0.25,
        colour: '#fff0da',
      },
      sky: { strength: 1.1 },
      fill: { strength: 1, above: '#fff6ea', below: '#f4d2ac' },
      reach: 7,
      exposure: 1.05,
    },
  };
}

export const smart: Artwork = {
  slug: 'smart',
  scene: 'light switches that are small houses',
  palette,
  typefaces: ['Gabarito'],
  prints,
  views: { key: wide(24, key), mobile: tall(24, mobile), second: wide(24, second) },
};
