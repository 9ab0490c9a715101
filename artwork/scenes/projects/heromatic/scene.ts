import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, type Triple, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { metal, satin } from '../../studio/paint.ts';
import { at, camera, flat, group } from '../../studio/placing.ts';
import { card, lettering } from '../../studio/printed.ts';
import { box } from '../../studio/solids.ts';
import { bearing, egg, eggCup, nut } from './parts.ts';
import { palette, prints } from './prints.ts';
import { robot } from './robot.ts';

const { signal, black } = palette;

/** The bench with the cups, of which the second waits for the egg. */
function bench(textures: Textures) {
  const cups = [0.35, 1.35, 2.35, 3.35].map((x, index) =>
    group(at(eggCup(), x, 0.57, 0.1), ...(index === 1 ? [] : [at(egg(), x, 1.23, 0.1)])),
  );
  return group(
    at(box(4.6, 0.14, 2.1, metal('#d8dbdc', 0.42)), 2, 0.5, 0.35),
    at(box(4.2, 0.46, 1.7, satin(signal)), 2, 0.22, 0.35),
    at(lettering(4.1, 0.449, textures('test')), 2, 0.225, 1.2012),
    ...cups,
  );
}

function testCell(from: Triple, to: Triple, angle: number) {
  return (textures: Textures): Shot => ({
    stage: new Scene().add(
      floor('#EDE4D2'),
      wall('#EDE4D2', -3.6),
      robot(textures),
      bench(textures),
    ),
    camera: camera(angle, from, to),
    light: {
      sun: { from: [5.7, 9.7, 8.7], at: [0, 2.3, 0], strength: 3, size: 0.25, colour: '#fff4e0' },
      sky: { strength: 1, colour: '#f4f6ff', up: [-0.3, 0.8, 0.6] },
      fill: { strength: 0.85, above: '#fffaf0', below: '#e6dac4' },
      reach: 8,
      exposure: 1.07,
    },
  });
}

/** The plan of the arm; a real egg lies between its drawn fingers. */
function second(textures: Textures): Shot {
  const labels = group(
    at(
      card(1.62, 0.9, textures('hands'), { depth: 0.03, corner: 0.05, edge: black }),
      2.75,
      0.03,
      -1.5,
      flat,
      0,
      -0.16,
    ),
    at(
      card(0.95, 0.95, textures('mark'), { depth: 0.05, corner: 0.47, edge: '#d9cfba' }),
      2.55,
      0.03,
      0.1,
      flat,
      0,
      0.2,
    ),
    at(
      card(1.5, 0.6, textures('care'), { depth: 0.03, corner: 0.05 }),
      2.72,
      0.03,
      1.42,
      flat,
      0,
      0.12,
    ),
  );
  return {
    stage: new Scene().add(
      floor(signal),
      at(
        card(5, 3.5, textures('plan'), { depth: 0.014, corner: 0.006, edge: '#efe7d6' }),
        -0.35,
        0.015,
        0.05,
        flat,
        0,
        0.11,
      ),
      labels,
      at(group(at(egg(), 0, 0, 0, flat)), 0.703, 0.27, 0.02, 0, 0.11),
      at(bearing(), -3.15, 0.03, 1.5),
      at(nut(0.24), -3.45, 0.085, -1.55, 0, 0.3),
      at(nut(0.17), -2.95, 0.085, -1.9, 0, 0.9),
      at(nut(0.2), 3.75, 0.085, 0.55, 0, 0.2),
      at(nut(0.19), -3.55, 0.085, 0.1, 0, 0.5),
    ),
    camera: camera(27.5, [0.15, 9.3, 1.5], [0.05, 0, 0.02], [0, 0, -1]),
    light: {
      sun: { from: [-6.3, 8.2, -4.5], strength: 3, size: 0.25, colour: '#fff4e0' },
      sky: { strength: 1.05 },
      fill: { strength: 0.6, below: '#e0b0a4' },
      reach: 6,
    },
  };
}

export const heromatic: Artwork = {
  slug: 'heromatic',
  scene: 'robot arm that holds a raw egg',
  palette,
  typefaces: ['Anybody', 'Martian Mono'],
  prints,
  views: {
    key: wide(24, testCell([1.6, 2.7, 10.6], [0.2, 2.3, 0], 28)),
    mobile: tall(24, testCell([2.4, 2.6, 11], [0.72, 2.28, 0], 30.5)),
    second: wide(24, second),
  },
};
