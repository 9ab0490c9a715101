import { Scene } from 'three';
import type { Shot, Textures } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { laptop, phone } from '../../studio/devices.ts';
import { satin } from '../../studio/paint.ts';
import { at, camera, flat } from '../../studio/placing.ts';
import { printed } from '../../studio/printed.ts';
import { ball, box, drum } from '../../studio/solids.ts';
import { palette } from './brand.ts';
import { inRoom, onTable } from './light.ts';
import { hoop } from './props.ts';
import { bag, cups, fan, gridOfCards, rings } from './things.ts';

const { cobalt, lime, coral, paper, ink } = palette;

const satinBall = (radius: number, colour: string) => ball(radius, satin(colour, 0.38));

function website(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      floor(cobalt),
      wall(cobalt, -3),
      at(laptop(textures('web'), '#f2efe6', ink, 1.95), 0, 0, 0, 0, -0.42),
      at(drum(0.4, 0.2, lime, 0.03), -1.62, 0, 1.55),
      at(satinBall(0.24, coral), -1.62, 0.44, 1.55),
    ),
    camera: camera(30.6, [0.5, 2.9, 7.6], [-0.06, 0.86, 0.1]),
    light: inRoom,
  };
}

function welcome(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      floor(coral),
      at(phone(textures('welcome'), ink, 0.88), 0, 0.06, 0, flat, 0, 0.32),
      at(hoop(lime, 0.42, 0.14), -1.25, 0.14, 1, flat),
      at(drum(0.34, 0.2, cobalt, 0.03), 1.3, 0, -1.05),
    ),
    camera: camera(28, [0, 6.3, 0.9], [0, 0, 0.02]),
    light: onTable,
  };
}

function posterWall(textures: Textures): Shot {
  const names = ['posterIntroduce', 'posterSeen', 'posterCoffee'] as const;
  const stage = new Scene().add(
    floor('#cfc9ba'),
    wall('#ece7da', 0),
    at(box(40, 0.3, 0.1, cobalt, 0.01), 0, 0.15, 0.05),
    at(drum(0.36, 0.42, coral), 1.75, 0, 1),
    at(satinBall(0.25, lime), 1.75, 0.67, 1),
  );
  for (let row = 0; row < 3; row++) {
    for (let column = -2; column <= 2; column++) {
      const name = names[(column + row * 2 + 4) % 3] as (typeof names)[number];
      const poster = printed(1.6, 2.24, textures(name), 0.004);
      stage.add(at(poster, column * 1.66, 1.62 + row * 2.3, 0.012));
    }
  }
  return {
    stage,
    camera: camera(32, [-1.2, 2.2, 8.8], [-0.12, 2.36, 0]),
    light: inRoom,
  };
}

function twoPhones(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      floor(lime),
      wall(cobalt, -1.8),
      at(drum(0.75, 0.3, paper, 0.03), -0.72, 0, -0.1),
      at(drum(0.75, 0.62, coral, 0.03), 0.72, 0, -0.35),
      at(phone(textures('directory'), ink, 0.88), -0.72, 1.33, 0, -0.05, 0.24),
      at(phone(textures('event'), ink, 0.88), 0.72, 1.65, -0.25, -0.05, -0.24),
    ),
    camera: camera(27, [0, 1.9, 7.4], [0, 1.35, 0]),
    light: inRoom,
  };
}

/** The nine pictures of GYB Connect, in the order of the page. */
export const connect = [
  website,
  welcome,
  fan,
  posterWall,
  twoPhones,
  rings,
  gridOfCards,
  cups,
  bag,
];
