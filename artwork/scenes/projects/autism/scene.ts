import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { tablet } from '../../studio/devices.ts';
import { at, camera, flat } from '../../studio/placing.ts';
import { card } from '../../studio/printed.ts';
import { ball } from '../../studio/solids.ts';
import { board, half, type Place } from './board.ts';
import { palette, prints } from './prints.ts';
import { piece } from './shapes.ts';

const { lilac, coral, yellow, cream, aubergine } = palette;

const morning = {
  sun: {
    from: [-6.5, 8.5, 6.5],
    at: [0, 1.8, 0],
    strength: 3.3,
    size: 0.45,
    colour: '#fff3e2',
  },
  sky: { strength: 1.5, colour: '#fff0fb', up: [0, 0.8, 0.6] },
  fill: { strength: 0.25 },
  reach: 8,
} as const;

function key(textures: Textures): Shot {
  const rows: Place[][] = [
    [
      ['circle', coral, 0.4],
      ['arch'],
      ['cross', yellow, 0.12],
      ['leaf', cream, 0.55],
      ['diamond', aubergine, 0.08],
    ],
    [null, null, null, ['flower', aubergine, 0.3], ['triangle']],
    [
      ['square', yellow, 0.18],
      ['pill', aubergine, 0.5],
      ['quarter'],
      ['arch', coral, 0.1],
      ['circle', yellow, 0.62],
    ],
  ];
  return {
    stage: new Scene().add(
      floor(lilac),
      wall(lilac, -2.6),
      board(rows, { column: 0, width: 3.6 }, textures),
      at(piece('arch', half - 0.02, 0.62, coral), -2.1, 0.405, 0.75, 0, 0.4),
      at(piece('triangle', half - 0.02, 0.62, cream), 2.75, 0.36, 0.85, 0, -0.45),
      at(piece('quarter', half - 0.02, 0.62, aubergine), 0.35, 0.4, 0.8, 0, -0.2),
      at(ball(0.24, yellow), -0.75, 0.24, 1.35),
    ),
    camera: camera(25.4, [2.3, 3.5, 10.6], [0.02, 1.76, -0.6]),
    light: morning,
  };
}

function mobile(textures: Textures): Shot {
  const rows: Place[][] = [
    [
      ['circle', coral, 0.34],
      ['cross', yellow, 0.12],
      ['arch', aubergine, 0.05],
    ],
    [['leaf', yellow, 0.5], null, null],
    [['flower', cream, 0.28], ['triangle'], ['pill', coral, 0.1]],
    [['square', cream, 0.62], ['quarter', coral, 0.2], ['diamond']],
  ];
  return {
    stage: new Scene().add(
      floor(lilac),
      wall(lilac, -2.6),
      board(rows, { column: 1, width: 2.5 }, textures),
      at(piece('arch', half - 0.02, 0.6, coral), -1.5, 0.405, 0.85, 0, 0.35),
      at(piece('triangle', half - 0.02, 0.6, yellow), 1.45, 0.36, 0.9, 0, -0.4),
      at(ball(0.26, aubergine), 0.35, 0.26, 1.35),
    ),
    camera: camera(26.5, [1.5, 3.6, 14.6], [0, 2.42, -0.5]),
    light: morning,
  };
}

/** The tablet of the centre among the printed cards, on a table. */
function second(textures: Textures): Shot {
  const routine = (name: string) =>
    card(1.06, 1.28, textures(name), {
      depth: 0.05,
      corner: 0.07,
      margin: 0.025,
      edge: '#fffaf0',
    });
  return {
    stage: new Scene().add(
      floor(coral),
      at(tablet(textures('day'), aubergine, 3.3), -0.75, 0.05, 0.1, flat, 0, 0.2),
      at(routine('play'), 1.95, 0.03, -1.15, flat, 0, -0.12),
      at(routine('eat'), 2.3, 0.03, 0.4, flat, 0, 0.1),
      at(routine('rest'), 1.5, 0.085, 1.55, flat, 0, -0.2),
      at(routine('home'), 3.45, 0.03, -0.55, flat, 0, 0.22),
      at(piece('arch', 0.42, 0.55, lilac), -3.1, 0.27, -0.9, flat, 0, 0.5),
      at(piece('cross', 0.42, 0.5, yellow), -2.95, 0.25, 1.5, flat, 0, 0.3),
      at(piece('leaf', 0.4, 0.5, cream), 3.6, 0.25, 1.35, flat, 0, -0.3),
      at(piece('square', 0.36, 0.62, lilac), -1.3, 0.31, -2.35, flat, 0, 0.35),
      at(ball(0.36, aubergine), 0.72, 0.36, -2),
    ),
    camera: camera(27, [0.3, 8.7, 4.6], [0.2, 0, 0.05]),
    light: {
      sun: { from: [-6, 7.5, -3.5], strength: 2.8, size: 0.4, colour: '#fff3e2' },
      sky: { strength: 1.1 },
      fill: { strength: 0.22 },
      reach: 6.5,
    },
  };
}

export const autism: Artwork = {
  slug: 'autism',
  scene: 'board with a place for every shape',
  palette,
  typefaces: ['Bricolage Grotesque', 'Lexend'],
  prints,
  views: { key: wide(20, key), mobile: tall(20, mobile), second: wide(20, second) },
};
