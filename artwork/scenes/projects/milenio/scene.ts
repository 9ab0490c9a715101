import { Scene, Vector3 } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { at, camera, flat, sized } from '../../studio/placing.ts';
import { card } from '../../studio/printed.ts';
import { chair, treeShadow } from './chair.ts';
import { openBook, openJoint } from './joint.ts';
import { palette, prints } from './prints.ts';

const { indigo } = palette;

const evening = {
  sun: {
    from: [-5.6, 5.4, 8.6],
    at: [0, 1.6, -2.2],
    strength: 3.5,
    size: 0.22,
    colour: '#fff0d8',
  },
  sky: { strength: 1.05, colour: '#f1f4ff' },
  fill: { strength: 0.42, below: '#c9cfe6' },
  reach: 11,
  exposure: 1.1,
} as const;

/** Between the sun and the point of the wall where the chair's shadow ends. */
function treePlace() {
  const { from, at: target } = evening.sun;
  const toSun = new Vector3(...from).sub(new Vector3(...target)).normalize();
  return new Vector3(1.62, 2.35, -2.2).addScaledVector(toSun, 6.2);
}

/** The chair, whose shadow is still a tree, and the catalogue. */
function room(textures: Textures, catalogue: { x: number; z: number }, crown: number) {
  const { x, y, z } = treePlace();
  return new Scene().add(
    floor('#8c9bcb'),
    wall(indigo, -2.2),
    at(chair(), 0, 0, 0, 0, -0.62),
    at(
      card(0.92, 1.23, textures('catalogue'), { depth: 0.1, corner: 0.008, edge: '#efe4cf' }),
      catalogue.x,
      0.61,
      catalogue.z,
      -0.14,
      0.3,
    ),
    at(sized(crown, treeShadow(0.95, 11)), x, y, z),
  );
}

function key(textures: Textures): Shot {
  return {
    stage: room(textures, { x: -2, z: 0.1 }, 0.8),
    camera: camera(23.5, [-0.5, 2.2, 11.2], [0.3, 2, -0.6]),
    light: evening,
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: room(textures, { x: -1.42, z: 0.75 }, 1),
    camera: camera(29, [-0.6, 2.3, 12.2], [0.42, 2.15, -0.6]),
    light: evening,
  };
}

/** A joint about to be closed, beside the catalogue that explains it. */
function second(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      floor(indigo),
      at(openBook(textures('spread')), -1.75, 0.04, 0.35, flat, 0, 0.12),
      at(openJoint(textures('tag')), 0.95, 0, -0.75, 0, -0.3),
    ),
    camera: camera(26.5, [0.4, 6.4, 7.9], [-0.1, 0.6, -0.05]),
    light: {
      sun: { from: [-7, 7.5, 3.4], at: [0, 0.8, 0], strength: 3.5, size: 0.3, colour: '#fff0d8' },
      sky: { strength: 1.05, colour: '#f1f4ff' },
      fill: { strength: 0.42, below: '#c9cfe6' },
      reach: 8,
      exposure: 1.08,
    },
  };
}

export const milenio: Artwork = {
  slug: 'milenio',
  scene: 'chair whose shadow is a tree',
  palette,
  typefaces: ['Instrument Sans', 'Young Serif'],
  prints,
  views: { key: wide(20, key), mobile: tall(20, mobile), second: wide(20, second) },
};
