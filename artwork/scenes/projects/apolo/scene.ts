import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { phone } from '../../studio/devices.ts';
import { at, camera, flat } from '../../studio/placing.ts';
import { lettering } from '../../studio/printed.ts';
import { box, cylinder } from '../../studio/solids.ts';
import { palette, prints } from './prints.ts';
import { cloth, clothesLine, helmet, panel, panelRow, waterTank } from './props.ts';

const { sun, graphite, sand, cream } = palette;
const plaster = '#f4e2c0';

/** The four walls of the roof: the width and the height they add, and their colour. */
function parapet(thick: number, height: number, y: number, colour: string) {
  return [
    at(box(14.5 + thick / 3, height, thick, colour), 0, y, -5.5),
    at(box(14.5 + thick / 3, height, thick, colour), 0, y, 5.5),
    at(box(thick, height, 11.2, colour), -7.1, y, 0),
    at(box(thick, height, 11.2, colour), 7.1, y, 0),
  ];
}

const washing = [
  [1.95, 1.25, 1.2, '#fff6e6'],
  [3.35, 1.25, 1.55, '#ff9540'],
  [4.62, 0.9, 0.95, '#fff6e6'],
  [5.65, 0.85, 1.25, graphite],
] as const;

function roof(textures: Textures) {
  return new Scene().add(
    floor(sun, -5),
    at(box(14, 0.1, 11, sand, 0.01), 0, -0.05, 0),
    ...parapet(0.3, 0.7, 0.35, plaster),
    ...parapet(0.42, 0.08, 0.73, sun),
    ...[-3.4, -0.7, 2].map((z) => at(panelRow(textures('cells')), -2.6, 0, z)),
    at(lettering(4, 4.615, textures('roof')), 3.35, 0.008, 2.3, flat),
    at(box(2.3, 0.9, 2.3, plaster), 4.9, 0.45, -3.7),
    at(waterTank(), 4.9, 0.9, -3.7),
    at(clothesLine(1.05, 6.4, 2.2), 0, 0, -1.15),
    ...washing.map(([x, width, height, colour], index) =>
      at(cloth(width, height, colour, index * 2), x, 2.07 - height / 2, -1.15),
    ),
  );
}

const afternoon = {
  sun: { from: [8.2, 6.6, 4.4], strength: 3.5, size: 0.3, colour: '#ffe9c8' },
  sky: { strength: 0.95, colour: '#e8eeff' },
  fill: { strength: 0.45, below: '#f0c890' },
  reach: 9.5,
  exposure: 1.14,
} as const;

function key(textures: Textures): Shot {
  return {
    stage: roof(textures),
    camera: camera(30, [-0.6, 11.4, 9.6], [0.55, 0, -0.12], [0.1, 1, 0]),
    light: afternoon,
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: roof(textures),
    camera: camera(36, [1.7, 13.6, 11], [2.2, 0, -0.1], [0.02, 1, 0]),
    light: afternoon,
  };
}

/** The app on a wall, with what an installer brings. */
function second(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      floor(sand),
      wall(sun, -3),
      at(cylinder(2.15, 0.24, cream, 2.15, 160), 0.55, 1.35, -2.75, Math.PI / 2),
      at(box(7, 0.5, 2.2, graphite, 0.02), -0.2, 0.25, -0.3),
      at(phone(textures('phone'), graphite, 0.75), 0.35, 1.57, 0.15, -0.1, 0.16),
      at(panel(textures('cells'), 1.45, 2.4), -2.5, 1.62, -0.75, -0.34, 0.32),
      at(helmet(), 2.35, 0.5, 0.05, 0, -0.7),
    ),
    camera: camera(25, [-0.8, 1.75, 9.2], [0.1, 1.4, 0]),
    light: {
      sun: { from: [-6, 6.4, 5.4], at: [0, 1, 0], strength: 3.6, size: 0.4, colour: '#ffe9c8' },
      sky: { strength: 1, colour: '#eef0ff' },
      fill: { strength: 0.42, below: '#ffb070' },
      reach: 6.5,
    },
  };
}

export const apolo: Artwork = {
  slug: 'apolo',
  scene: 'roof with panels and washing',
  palette,
  typefaces: ['Hanken Grotesk', 'League Spartan'],
  prints,
  views: { key: wide(20, key), mobile: tall(20, mobile), second: wide(20, second) },
};
