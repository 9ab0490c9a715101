import { Scene } from 'three';
import {
  type Artwork,
  type Shot,
  square,
  type Textures,
  tall,
  type View,
  wide,
} from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { phone } from '../../studio/devices.ts';
import { satin } from '../../studio/paint.ts';
import { at, camera, flat, sized } from '../../studio/placing.ts';
import { lettering } from '../../studio/printed.ts';
import { ball, box, drum } from '../../studio/solids.ts';
import { palette } from './brand.ts';
import { connect } from './connect.ts';
import { inRoom, onTable } from './light.ts';
import { badge, lanyard, linkedRings } from './props.ts';
import { screens } from './screens.ts';
import { stationery } from './stationery.ts';

const { cobalt, lime, coral, paper, ink } = palette;

const room = () => new Scene().add(floor(cobalt), wall(cobalt, -2.2));

function key(textures: Textures): Shot {
  return {
    stage: room().add(
      at(linkedRings(1.68), 1.5, 1.95, -0.3, 0.12, 0.2, -0.22),
      at(lettering(4.8, 1.92, textures('sign')), -2.2, 2.75, -2.19),
      at(sized(0.92, phone(textures('match'), ink, 0.88)), -1.75, 0.96, 1.2, -0.09, 0.3),
      at(drum(0.6, 0.3, paper), -3.4, 0, 0.7),
      at(ball(0.32, satin(lime, 0.38)), -3.4, 0.62, 0.7),
      at(box(0.7, 0.7, 0.7, coral, 0.04), 4.35, 0.35, 0.75, 0, 0.4),
    ),
    camera: camera(27, [0.5, 2.4, 10.6], [0.05, 1.78, 0]),
    light: inRoom,
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: room().add(
      at(linkedRings(1.42), -0.05, 1.72, -0.1, 0.12, 0.22, -0.2),
      at(lettering(5.4, 2.16, textures('sign')), 0.15, 4.35, -2.19),
      at(sized(0.82, phone(textures('match'), ink, 0.88)), 1.15, 0.86, 1.6, -0.09, -0.28),
      at(drum(0.55, 0.3, paper), -1.35, 0, 1.5),
      at(ball(0.28, satin(lime, 0.38)), -1.3, 0.58, 1.5),
    ),
    camera: camera(27, [0.4, 2.5, 14], [0, 2.55, 0]),
    light: inRoom,
  };
}

/** Badges that say what their bearers do. */
function second(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      floor(lime),
      at(badge(textures('badgeBread')), -2.25, 0.03, 0.5, flat, 0, 0.16),
      at(badge(textures('badgeBikes')), 0.05, 0.03, 0.25, flat, 0, -0.06),
      at(badge(textures('badgeBooks')), 2.3, 0.03, 0.55, flat, 0, -0.2),
      lanyard(
        [
          [-2.37, 0.06, -0.36],
          [-2.65, 0.05, -1.3],
          [-3.9, 0.04, -2.1],
          [-4.6, 0.03, -3.6],
        ],
        cobalt,
      ),
      lanyard(
        [
          [-2.35, 0.07, -0.36],
          [-2.05, 0.06, -1.2],
          [-1.5, 0.05, -1.9],
          [-2.1, 0.04, -3.8],
        ],
        cobalt,
      ),
      lanyard(
        [
          [0.1, 0.06, -0.6],
          [-0.4, 0.05, -1.5],
          [0.35, 0.04, -2.3],
          [-0.4, 0.03, -3.8],
        ],
        coral,
      ),
      lanyard(
        [
          [0.12, 0.07, -0.6],
          [0.75, 0.06, -1.3],
          [0.9, 0.05, -2.2],
          [1.7, 0.04, -3.8],
        ],
        coral,
      ),
      lanyard(
        [
          [2.47, 0.06, -0.3],
          [2.05, 0.05, -1.3],
          [3, 0.04, -2.2],
          [2.6, 0.03, -3.8],
        ],
        ink,
      ),
      lanyard(
        [
          [2.49, 0.07, -0.3],
          [3.15, 0.06, -1],
          [4.1, 0.05, -1.7],
          [4.9, 0.04, -3.6],
        ],
        ink,
      ),
      at(drum(0.34, 0.16, cobalt, 0.03), -1.2, 0, 1.95),
      at(drum(0.34, 0.16, coral, 0.03), 1.35, 0, -1),
      at(drum(0.26, 0.14, paper, 0.03), 4.15, 0, 1.6),
    ),
    camera: camera(25, [0.05, 8.6, 3.2], [0.02, 0, 0]),
    light: onTable,
  };
}

/** `gyb-1` is shown twice as large as the others. */
const ofConnect = Object.fromEntries(
  connect.map((shoot, index): [string, View] => [
    `gyb-${index + 1}`,
    square(index === 0 ? 1600 : 1200, 16, shoot),
  ]),
);

export const gyb: Artwork = {
  slug: 'gyb',
  scene: 'two rings that hold each other',
  palette,
  typefaces: ['Bricolage Grotesque'],
  prints: { ...screens, ...stationery },
  views: { key: wide(20, key), mobile: tall(20, mobile), second: wide(20, second), ...ofConnect },
};
