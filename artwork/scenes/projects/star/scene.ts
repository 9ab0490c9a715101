import { Scene } from 'three';
import { type Artwork, type Shot, type Textures, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { at, camera } from '../../studio/placing.ts';
import { palette, prints } from './prints.ts';
import { slipper } from './slipper.ts';
import { studioWall } from './studio-wall.ts';
import { tracedStar } from './traced-star.ts';

const studioWindow = {
  sun: { from: [-6, 8.9, 9.4], at: [0, 2.3, 0], strength: 3.1, size: 0.32, colour: '#fff0e2' },
  sky: { strength: 1.05, colour: '#fff6f4', up: [0, 0.8, 0.6] },
  fill: { strength: 1, above: '#fff4ee', below: '#f6cfc9' },
  reach: 7,
} as const;

function room(star: readonly [number, number], slippers: readonly [number, number]) {
  const [left, right] = slippers;
  return new Scene().add(
    floor('#EDB5B3'),
    wall(palette.rose, -2.4),
    tracedStar(...star),
    at(slipper(), left, 0.125, -0.35, 0, -0.45),
    at(slipper(), right, 0.125, 0.95, 0, 0.1),
  );
}

function key(): Shot {
  return {
    stage: room([0.05, 2.3], [-2.55, -2.3]),
    camera: camera(28, [0.6, 2.35, 10.4], [0.3, 2.25, 0]),
    light: studioWindow,
  };
}

function mobile(): Shot {
  return {
    stage: room([0.1, 2.75], [-1, -0.75]),
    camera: camera(31, [0.3, 2.5, 11.4], [0.1, 2.36, 0]),
    light: studioWindow,
  };
}

function second(textures: Textures): Shot {
  return {
    stage: studioWall(textures),
    camera: camera(30.5, [-2.1, 2.4, 9.2], [0.2, 2.62, 0]),
    light: {
      sun: { from: [-5, 9, 7.8], at: [0, 2.5, 0], strength: 3.3, size: 0.3, colour: '#ffeedd' },
      sky: { strength: 1.05, up: [0, 0.6, 0.8] },
      fill: { strength: 0.6, below: '#e8c4b4' },
      reach: 7,
    },
  };
}

export const star: Artwork = {
  slug: 'star',
  scene: 'ribbon that traces a star in the air',
  palette,
  typefaces: ['Bodoni Moda', 'Instrument Sans'],
  prints,
  views: { key: wide(24, key), mobile: tall(24, mobile), second: wide(24, second) },
};
