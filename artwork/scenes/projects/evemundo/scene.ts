import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { satin } from '../../studio/paint.ts';
import { at, camera, flat, sized } from '../../studio/placing.ts';
import { card } from '../../studio/printed.ts';
import { ball } from '../../studio/solids.ts';
import { pinata } from './pinata.ts';
import { palette, prints } from './prints.ts';
import { confetti, garland, showerColours, wristband, wristbandRoll } from './props.ts';

const { magenta, purple, orange, yellow, paper } = palette;

const evening = {
  sun: { from: [-5, 8.5, 8.5], at: [0, 1, 0], strength: 3, size: 0.35, colour: '#fff2e0' },
  sky: { strength: 1.1, colour: '#ffe6f4', up: [0, 0.5, 0.85] },
  fill: { strength: 0.3 },
  reach: 8,
} as const;

function key(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      wall(magenta, -2.2),
      garland(textures('stars'), {
        middle: [-0.4, 4.35, -1.1],
        count: 8,
        firstColour: 1,
        scale: 1,
        sag: 0.5,
      }),
      garland(textures('suns'), {
        middle: [0.5, 2.95, -0.45],
        count: 7,
        firstColour: 3,
        scale: 1.3,
        sag: 0.6,
      }),
      at(sized(0.98, pinata()), 1.75, 0.15, 1.5, 0.15, 0.5, 0.12),
      confetti(
        { count: 60, seed: 5, from: [-5.5, -2.6, -1.6], size: [11, 3.6, 2.6], tumble: 3 },
        showerColours,
      ),
    ),
    camera: camera(30, [-0.6, 0.4, 9.6], [0.1, 1.05, 0]),
    light: evening,
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      wall(magenta, -2.2),
      garland(textures('stars'), {
        middle: [-0.3, 5, -0.9],
        count: 5,
        firstColour: 1,
        scale: 1.15,
        sag: 0.4,
      }),
      garland(textures('suns'), {
        middle: [0.25, 3.35, -0.3],
        count: 5,
        firstColour: 3,
        scale: 1.35,
        sag: 0.45,
      }),
      at(sized(1.02, pinata()), 0.1, -0.75, 0.9, 0.15, 0.35, 0.12),
      confetti(
        { count: 46, seed: 5, from: [-3.5, -2.6, -1.6], size: [7, 5, 2.6], tumble: 3 },
        showerColours,
      ),
    ),
    camera: camera(30, [-0.5, 0.6, 13.6], [0, 1, 0]),
    light: evening,
  };
}

/** Invitations, confetti and the wristbands of the entrance. */
function second(textures: Textures): Shot {
  const invitation = (name: string) =>
    card(1.78, 2.484, textures(name), { depth: 0.03, corner: 0.03, edge: paper });
  return {
    stage: new Scene().add(
      floor(purple),
      at(invitation('fiesta'), -2.35, 0.03, 0.2, flat, 0, 0.2),
      at(invitation('wedding'), -0.35, 0.09, -0.25, flat, 0, -0.07),
      at(invitation('fifteen'), 1.6, 0.03, 0.35, flat, 0, -0.22),
      at(wristbandRoll(textures('band')), 3.3, 0, -1),
      at(wristband(textures('band')), 1.55, 0.02, 2.12, flat, 0, 0.12),
      confetti(
        { count: 90, seed: 9, from: [-5, 0.01, -3.5], size: [10, 0.02, 7], tumble: 0.3 },
        showerColours,
      ),
      at(ball(0.3, satin(orange, 0.35)), -3.9, 0.3, -1.9),
      at(ball(0.24, satin(yellow, 0.35)), 0.95, 0.24, -2.1),
      at(ball(0.26, satin(magenta, 0.35)), -3.85, 0.26, 2),
    ),
    camera: camera(26.4, [0, 8.6, 4.4], [0.08, 0, 0.32]),
    light: {
      sun: { from: [-6, 7.5, -3.5], strength: 2.9, size: 0.4, colour: '#fff2e0' },
      sky: { strength: 1.15, colour: '#f4e4ff' },
      fill: { strength: 0.25 },
      reach: 6.5,
    },
  };
}

export const evemundo: Artwork = {
  slug: 'evemundo',
  scene: 'piñata under cut paper',
  palette,
  typefaces: ['Anybody', 'Shrikhand'],
  prints,
  views: { key: wide(20, key), mobile: tall(20, mobile), second: wide(20, second) },
};
