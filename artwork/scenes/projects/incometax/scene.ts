import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, type Triple, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { phone } from '../../studio/devices.ts';
import { at, camera, flat, sized } from '../../studio/placing.ts';
import { card, lettering } from '../../studio/printed.ts';
import { box, drum, slab } from '../../studio/solids.ts';
import { palette, prints } from './prints.ts';
import { paperPlane, receiptStrip, rubberStamp } from './props.ts';

const { green, lime, paper } = palette;
const coin = (colour: string) => drum(0.42, 0.15, colour, 0.035);
const pile = (count: number, colour: string, x: number, y: number, z: number) =>
  Array.from({ length: count }, (_, index) => at(coin(colour), x, y + index * 0.152, z));

const air = {
  sun: { from: [-4.5, 8.5, 9], at: [0, 1, -1], strength: 3.1, size: 0.5, colour: '#fffbe6' },
  sky: { strength: 1.25, up: [0, 0.6, 0.8] },
  fill: { strength: 0.28 },
  reach: 9.5,
} as const;

function key(textures: Textures): Shot {
  const path: Triple[] = [
    [-7, -1.36, 2],
    [-5.2, -1.34, 1.8],
    [-3.6, -1.1, 1.5],
    [-2.3, -0.2, 1.2],
    [-1.75, 1.15, 0.95],
    [-2.5, 2.35, 0.7],
    [-3.7, 2.4, 0.5],
    [-4.3, 1.4, 0.3],
    [-3.7, 0.35, 0.1],
    [-2.3, -0.1, -0.1],
    [-0.7, 0.25, -0.3],
    [0.3, 0.9, -0.8],
    [1.3, 1.75, -1.35],
  ];
  const form = textures('form');
  const ground = -1.4;
  return {
    stage: new Scene().add(
      wall(green, -2.4),
      floor(green, ground),
      receiptStrip(path, 1.55, textures('receipt')),
      at(sized(1.02, paperPlane(form)), 2.15, 2.2, 0, 0.95, 0.1, 0.48),
      at(sized(0.42, paperPlane(form)), -0.75, 3.1, -1.2, 0.9, 0.1, 0.42),
      ...pile(4, lime, 2.5, ground, 1),
      ...pile(2, paper, 3.5, ground, 1.35),
      at(coin(lime), 3.15, ground + 0.42, 1.9, Math.PI / 2 - 0.12, 0, 0.2),
    ),
    camera: camera(30.5, [-0.2, 1.3, 10.6], [0, 1.02, 0]),
    light: air,
  };
}

function mobile(textures: Textures): Shot {
  const path: Triple[] = [
    [-4.5, -3.2, 1.5],
    [-3, -3.15, 1.3],
    [-1.2, -2.9, 1.1],
    [0.6, -2.1, 0.8],
    [1.5, -0.9, 0.5],
    [1.2, 0.5, 0.2],
    [0.1, 0.9, 0],
    [-0.95, 0.2, -0.15],
    [-0.8, -1, -0.3],
    [0.1, -1.4, -0.5],
    [0.9, -0.7, -0.6],
    [0.9, 0.5, -1],
    [0.5, 1.7, -1.35],
  ];
  const form = textures('form');
  const ground = -3.3;
  return {
    stage: new Scene().add(
      wall(green, -2.4),
      floor(green, ground),
      receiptStrip(path, 1.35, textures('receipt')),
      at(sized(0.98, paperPlane(form)), 0.45, 2.55, -0.1, 0.95, 0.1, 1.05),
      at(sized(0.4, paperPlane(form)), -1.55, 2.4, -1.2, 0.9, 0.1, 0.95),
      ...pile(4, lime, 1.35, ground, 0.9),
      ...pile(2, paper, 0.35, ground, 1.4),
      at(coin(lime), 1.95, ground + 0.42, 1.75, Math.PI / 2 - 0.12, 0, 0.2),
    ),
    camera: camera(29, [-0.4, 0.6, 15.4], [0, 0.12, 0]),
    light: air,
  };
}

/** The file of a taxpayer, stamped, and the message that says so. */
function second(textures: Textures): Shot {
  const stamp = lettering(1.7, 0.793, textures('stamp'));
  return {
    stage: new Scene().add(
      floor(lime),
      at(slab(3, 3.82, 0.06, 0.05, green, 0.01), -1.35, 0.03, 0.1, flat, 0, 0.12),
      at(box(0.9, 0.05, 0.5, green, 0.02), -2.3, 0.03, -1.95, 0, 0.12),
      at(
        card(2.7, 3.49, textures('form'), { corner: 0.005, edge: paper }),
        -1.2,
        0.085,
        0.15,
        flat,
        0,
        0.04,
      ),
      at(stamp, -0.77, 0.099, 1.28, flat, 0, 0.2),
      at(rubberStamp(), 1.05, 0, 1.55, 0, -0.5),
      at(sized(1.22, phone(textures('phone'), '#0a0f0c', 0.86)), 2.35, 0.06, -0.35, flat, 0, -0.22),
      ...[green, paper, green].map((colour, index) =>
        at(drum(0.36, 0.13, colour, 0.03), 3.75, index * 0.132, 1.55),
      ),
      at(sized(0.4, paperPlane(textures('form'))), 3.3, 0.6, -1.75, 0.1, 0.75, 0.12),
    ),
    camera: camera(27, [0.75, 8.4, 4.9], [0.65, 0, 0.05]),
    light: {
      sun: { from: [-6, 7.5, -3.5], strength: 2.75, size: 0.4, colour: '#fffbe6' },
      sky: { strength: 1.05 },
      fill: { strength: 0.22 },
      reach: 6.5,
    },
  };
}

export const incometax: Artwork = {
  slug: 'incometax',
  scene: 'receipt that takes off as a paper plane',
  palette,
  typefaces: ['Archivo', 'JetBrains Mono'],
  prints,
  views: { key: wide(20, key), mobile: tall(20, mobile), second: wide(20, second) },
};
