import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { at, camera } from '../../studio/placing.ts';
import { lettering } from '../../studio/printed.ts';
import { box } from '../../studio/solids.ts';
import { menu } from './menu.ts';
import { mezcal } from './mezcal.ts';
import { pottedNopal } from './nopal.ts';
import { palette, prints } from './prints.ts';
import { signpost } from './signpost.ts';
import { coaster, griddle, pot, runner, slice } from './tableware.ts';

const { blueCorn, nopal, orange, dough } = palette;

const endOfAfternoon = {
  sun: { from: [-8, 7.8, 8.2], at: [0, 1.6, 0], strength: 3.7, size: 0.3, colour: '#fff0d8' },
  sky: { strength: 1, colour: '#f4f2ff' },
  fill: { strength: 0.55, above: '#ffe9d6', below: '#d99a76' },
  reach: 8,
} as const;

/** The post where two runners cross. */
function crossroads(textures: Textures) {
  return new Scene().add(
    floor('#B9552F'),
    wall('#C2592F', -2.9),
    at(runner(textures('runner')), 0, 0.012, 0, 0, 0.62),
    at(runner(textures('runner')), 0, 0.032, 0, 0, -0.68),
    signpost(textures),
    at(pottedNopal(), -2.95, 0, -1.3),
    at(griddle(), -2.05, 0.03, 1.75),
    at(mezcal(), 1.75, 0.045, 1.75, 0, 0.2),
    at(mezcal(), 2.5, 0.02, 1.2, 0, 0.5),
    at(slice(0.36, textures('slice')), 1.28, 0.09, 2.35, 0, 0.4),
    at(pot(), 2.75, 0, -0.85, 0, 0.5),
  );
}

function key(textures: Textures): Shot {
  return {
    stage: crossroads(textures).add(
      at(lettering(2.25, 1.26, textures('name')), -3.3, 4.22, -2.885),
    ),
    camera: camera(28.5, [0.9, 2.65, 10.6], [0.05, 2.02, 0]),
    light: endOfAfternoon,
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: crossroads(textures).add(at(lettering(2, 1.12, textures('name')), -1.55, 4.95, -2.885)),
    camera: camera(31, [0.5, 3, 11.2], [-0.05, 2.05, 0]),
    light: endOfAfternoon,
  };
}

function second(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      floor(blueCorn),
      at(menu(textures), -0.35, 0, 0, 0, 0.14),
      at(coaster(textures('pear'), nopal), 3.05, 0, -1.62, 0, -0.2),
      at(coaster(textures('where'), dough), 3, 0, 1.42, 0, 0.2),
      at(coaster(textures('crossing'), orange), -2.75, 0, -1.55, 0, 0.5),
      at(mezcal(), 3.05, 0.052, -1.62),
      // Blue tortillas would be lost on the blue table.
      at(box(2.5, 0.02, 2.5, dough, 0.008), -2.95, 0.01, 1.95, 0, 0.5),
      at(griddle(), -2.95, 0.02, 1.95),
      at(slice(0.34, textures('slice')), 1.72, 0.036, 1.72, 0, 0.4),
    ),
    camera: camera(28.5, [0.1, 11.1, 1.7], [-0.2, 0, 0.05], [0, 0, -1]),
    light: {
      sun: { from: [-6.5, 8.5, -4.4], strength: 3.5, size: 0.25, colour: '#fff0d8' },
      sky: { strength: 1.05, colour: '#f6f2ff' },
      fill: { strength: 0.6, below: '#b8a8c8' },
      reach: 7,
    },
  };
}

export const cuatrocaminos: Artwork = {
  slug: 'cuatrocaminos',
  scene: 'signpost where two woven runners cross',
  palette,
  typefaces: ['Caprasimo', 'Familjen Grotesk'],
  prints,
  views: { key: wide(24, key), mobile: tall(24, mobile), second: wide(24, second) },
};
