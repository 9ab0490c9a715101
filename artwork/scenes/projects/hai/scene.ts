import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, type Triple, tall, wide } from '../../artwork.ts';
import { floor } from '../../studio/backdrop.ts';
import { at, camera, flat } from '../../studio/placing.ts';
import { bone, bubble, capsule, ink, mint, pillbox } from './pillbox.ts';
import { palette, prints } from './prints.ts';
import { waitingRoom } from './waiting-room.ts';

const consultingHours = {
  sun: { from: [-6.4, 9.5, 4], at: [0, 0.5, 0.4], strength: 3, size: 0.3, colour: '#fff5e6' },
  sky: { strength: 1.1, colour: '#fffdf0' },
  fill: { strength: 0.85, above: '#fbfff8', below: '#cfe6d4' },
  reach: 7,
} as const;

const lying = Math.PI / 2;

/** The week's box, and the answers before it. */
function desk(textures: Textures, turn: number, yes: Triple, time: Triple) {
  return new Scene().add(
    floor(palette.mintShade),
    at(pillbox(textures), 0, 0, 0, 0, turn),
    at(bubble(1, 0.78, textures('yes'), bone, 1), ...yes, flat, 0, -0.12),
    at(bubble(1.35, 0.8, textures('time'), bone, -1), ...time, flat, 0, 0.24),
  );
}

function key(textures: Textures): Shot {
  return {
    stage: desk(textures, 0.32, [1.5, 0.145, 2.1], [-1.55, 0.145, 2.12]).add(
      at(capsule(ink, bone), 2.9, 0.19, 1.5, lying, 0, 0.7),
      at(capsule(mint, ink), -3, 0.19, 1.75, lying, 0, -0.5),
      at(capsule(bone, mint), 0.2, 0.19, 2.75, lying, 0, 1.2),
      at(capsule(ink, mint), 3.4, 0.19, -1.9, lying, 0, 0.2),
    ),
    camera: camera(28.5, [-0.4, 6.9, 7.7], [0.15, 0.5, 0.33]),
    light: consultingHours,
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: desk(textures, 0.62, [1, 0.145, 2], [-0.75, 0.145, 2.5]).add(
      at(capsule(ink, bone), 1.2, 0.19, 3.15, lying, 0, 0.7),
    ),
    camera: camera(30, [-0.3, 8.8, 8.2], [0.15, 0.5, 0.35]),
    light: consultingHours,
  };
}

function second(textures: Textures): Shot {
  return {
    stage: waitingRoom(textures),
    camera: camera(25.5, [1.5, 2.6, 8.6], [0.05, 2.12, -0.3]),
    light: {
      sun: { from: [-5.9, 9.6, 8.4], at: [0, 2, 0], strength: 3.2, size: 0.28, colour: '#fff3e0' },
      sky: { strength: 1.1, colour: '#f4fffa', up: [0, 0.8, 0.6] },
      fill: { strength: 0.9, above: '#fffdf4', below: '#ece4d2' },
      reach: 8,
    },
  };
}

export const hai: Artwork = {
  slug: 'hai',
  scene: 'pillbox of the week that holds messages',
  palette,
  typefaces: ['Familjen Grotesk'],
  prints,
  views: { key: wide(24, key), mobile: tall(24, mobile), second: wide(24, second) },
};
