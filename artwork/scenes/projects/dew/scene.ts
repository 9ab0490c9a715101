import { Mesh, PlaneGeometry, Scene, type Texture } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { matte, unseen } from '../../studio/paint.ts';
import { at, camera, group, shadowless, sized } from '../../studio/placing.ts';
import { branch } from '../../studio/plants.ts';
import { printed } from '../../studio/printed.ts';
import { random } from '../../studio/random.ts';
import { box } from '../../studio/solids.ts';
import { dew as dewDrops } from './drops.ts';
import { palette, prints } from './prints.ts';
import { dropperBottle, jar, peachFruit } from './props.ts';

const { sage, forest } = palette;

const morning = {
  sun: { from: [-6, 6.2, 6.5], at: [0, 1, 0], strength: 3.4, size: 0.32, colour: '#fff0dc' },
  sky: { strength: 1.15, colour: '#f4f6ff' },
  fill: { strength: 0.42, below: '#c3c9ad' },
  reach: 7.5,
  exposure: 1.07,
} as const;

function shelf(textures: Textures) {
  const carton = group(
    box(1.25, 2.5, 1.25, forest, 0.015),
    at(shadowless(printed(1.23, 2.46, textures('carton'))), 0, 0, 0.6265),
  );
  const shade = unseen();
  return new Scene().add(
    floor(sage, -0.62),
    wall(sage, -2.6),
    at(box(5.2, 0.62, 3.1, '#f8f3ea', 0.06), 0.35, -0.31, 0.15),
    at(dropperBottle(textures('label')), -0.55, 0, 0.1, 0, -0.12),
    at(carton, 1.08, 1.25, -0.62, 0, -0.34),
    at(peachFruit(0.66), 0.72, 0.585, 0.98, 0.12, 0.35, -0.06),
    at(jar(textures('jar')), 2.62, 0, -0.2, 0, 0.1),
    dewDrops({
      count: 210,
      from: [-2.02, -0.3],
      to: [2.72, 1.58],
      sun: morning.sun.from,
      seed: 11,
      dry: [
        [-0.55, 0.1, 0.6],
        [0.72, 0.98, 0.72],
        [2.62, -0.2, 0.84],
        [1.08, -0.62, 0.98],
      ],
    }),
    at(
      branch({ leaves: 9, length: 4.2, leaf: [1.5, 0.36], seed: 3, twist: 0.6 }, shade),
      0.6,
      8.1,
      2.1,
      0,
      0,
      2,
    ),
    at(
      branch({ leaves: 9, length: 3.4, leaf: [1.5, 0.36], seed: 9, twist: 0.6 }, shade),
      -1.6,
      8.3,
      2.3,
      0,
      0,
      2.35,
    ),
  );
}

function key(textures: Textures): Shot {
  return {
    stage: shelf(textures),
    camera: camera(25, [-0.9, 1.9, 8.6], [0.62, 1.05, 0]),
    light: morning,
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: shelf(textures),
    camera: camera(27, [-1.3, 2.15, 8.9], [0.28, 1.2, 0.1]),
    light: morning,
  };
}

const columns = 9;
const rows = 4;
const width = 0.78;
const height = 1.17;

/** A box whose front is one field of the print that all boxes make together. */
function boxOnShelf(print: Texture, column: number, row: number) {
  const front = new PlaneGeometry(width - 0.022, height - 0.102);
  const { uv } = front.attributes;
  for (let point = 0; uv && point < uv.count; point++) {
    uv.setXY(point, (column + uv.getX(point)) / columns, (row + uv.getY(point)) / rows);
  }
  return group(
    box(width - 0.02, height - 0.1, 0.8, '#8d9f7f', 0.008),
    at(shadowless(new Mesh(front, matte('#fff', { map: print }))), 0, 0, 0.4005),
  );
}

/** A wall of boxes; one is missing, and the bottle stands in its place. */
function second(textures: Textures): Shot {
  const next = random(4);
  const stage = new Scene().add(wall(forest, -1.3));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (column === 5 && row === 2) continue;
      const out = column === 3 && row === 1 ? 0.42 : (next() - 0.5) * 0.07;
      const carton = boxOnShelf(textures('shelf'), column, row);
      stage.add(
        at(carton, (column - 4) * width, (row - 1.5) * height, out - 0.4, 0, (next() - 0.5) * 0.03),
      );
    }
  }
  for (let row = -1; row <= rows; row++) {
    stage.add(at(box(12, 0.1, 1.25, '#f1eadf', 0.01), 0, (row - 2) * height, -0.5));
  }
  stage.add(at(sized(0.37, dropperBottle(textures('label'))), width, 0.05, -0.28, 0, -0.25));
  return {
    stage,
    camera: camera(25, [2.5, 0.62, 8.6], [0.28, 0, -0.2]),
    light: {
      sun: { from: [-5.5, 5.2, 8], strength: 3.2, size: 0.4, colour: '#fff0dc' },
      sky: { strength: 1.1, up: [0, 0.5, 0.9] },
      fill: { strength: 0.4, below: '#b9c2a6' },
      reach: 6,
    },
  };
}

export const dew: Artwork = {
  slug: 'dew',
  scene: 'dropper bottle and peach on a dewy shelf',
  palette,
  typefaces: ['Instrument Sans', 'Instrument Serif'],
  prints,
  views: { key: wide(20, key), mobile: tall(20, mobile), second: wide(20, second) },
};
