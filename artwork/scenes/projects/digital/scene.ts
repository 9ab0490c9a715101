import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { at, camera, flat, group, shadowless } from '../../studio/placing.ts';
import { card, printed } from '../../studio/printed.ts';
import { random } from '../../studio/random.ts';
import { box } from '../../studio/solids.ts';
import { inkTin, loupe } from './loupe.ts';
import { press } from './press.ts';
import { palette, prints } from './prints.ts';

const { magenta, yellow, black, paper } = palette;

const hall = {
  sun: { from: [-5, 8.5, 5.2], at: [1, 0.8, 0], strength: 3.3, size: 0.4, colour: '#fffaf0' },
  sky: { strength: 1.15, colour: '#fff2fa' },
  fill: { strength: 0.42, below: '#ff8fd0' },
  reach: 9,
  exposure: 0.97,
} as const;

const room = () => new Scene().add(floor(magenta), wall(magenta, -4.2));

function key(textures: Textures): Shot {
  return {
    stage: room().add(press(textures)),
    camera: camera(28, [2.7, 6.7, 9.1], [1.55, 0.95, -0.35]),
    light: hall,
  };
}

function mobile(textures: Textures): Shot {
  const poster = (name: string) => card(1.56, 2.16, textures(name), { margin: 0.03, edge: paper });
  return {
    stage: room().add(
      press(textures),
      at(poster('ink'), 1.62, 0.02, 2.35, flat, 0, 0.1),
      at(poster('one'), 3.55, 0.02, 2.5, flat, 0, -0.14),
    ),
    camera: camera(33, [3.9, 8.6, 9.4], [2.3, 0.75, 0.1], [-0.1, 1, 0]),
    light: hall,
  };
}

function stack(textures: Textures) {
  const next = random(5);
  const sheets = Array.from({ length: 16 }, (_, index) => {
    const sheet = box(6.3, 0.016, 4.2, index % 3 === 1 ? '#e9e6dc' : paper, 0.004);
    const [x, z] = [(next() - 0.5) * 0.05, (next() - 0.5) * 0.05];
    return at(sheet, x, 0.01 + index * 0.019, z, 0, (next() - 0.5) * 0.012);
  });
  const top = shadowless(printed(6.3, 4.2, textures('sheet')));
  return group(...sheets, at(top, 0, 0.326, 0, flat));
}

/** A loupe on the printed sheets. */
function second(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      floor(yellow),
      at(stack(textures), -0.25, 0, 0.05, 0, 0.2),
      at(loupe(textures('dots')), 1.5, 0.345, -0.3, 0, -0.3),
      at(inkTin(magenta), 3.7, 0, -1.5),
      at(inkTin(black), 3.15, 0, 1.9),
    ),
    camera: camera(26.5, [0.62, 7.6, 6.4], [0.08, 0.35, 0.05]),
    light: {
      sun: { from: [-6, 7.5, -3.4], strength: 3.3, size: 0.3, colour: '#fffaf0' },
      sky: { strength: 1.15 },
      fill: { strength: 0.42, below: '#fff3a0' },
      reach: 7,
      exposure: 0.97,
    },
  };
}

export const digital: Artwork = {
  slug: 'digital',
  scene: 'paper that runs between printing rollers',
  palette,
  typefaces: ['Anybody'],
  prints,
  views: { key: wide(20, key), mobile: tall(20, mobile), second: wide(20, second) },
};
