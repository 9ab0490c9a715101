import { Scene } from 'three';
import type { Light, Shot, Textures } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { laptop, phone } from '../../studio/devices.ts';
import { satin } from '../../studio/paint.ts';
import { at, camera, flat } from '../../studio/placing.ts';
import { printed } from '../../studio/printed.ts';
import { ball, box, cylinder, drum } from '../../studio/solids.ts';
import { palette } from './prints.ts';
import { callingCard, hoop, linkedRings, paperCup, toteBag } from './props.ts';

/** The nine pictures of GYB Connect, in the order of the page. */

const { cobalt, lime, coral, paper, ink } = palette;

const sun = { from: [-5, 8, 5.5], strength: 2.9, size: 0.4, colour: '#fff7ea' } as const;

/** For things that lie on a table. */
export const onTable: Light = { sun, sky: { strength: 1.15 }, fill: { strength: 0.25 }, reach: 7 };

/** For things that stand before a wall. */
export const inRoom: Light = {
  ...onTable,
  sun: { ...sun, at: [0, 1, 0] },
  sky: { strength: 1.2, up: [0, 0.6, 0.8] },
  reach: 7.5,
};

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

function fan(textures: Textures): Shot {
  const kinds = ['card', 'cardPattern', 'cardHello'] as const;
  const cards = Array.from({ length: 9 }, (_, index) => {
    const kind = index === 8 ? 'card' : (kinds[index % 3] as (typeof kinds)[number]);
    const [x, z] = [Math.sin(index * 1.3) * 0.1, Math.cos(index) * 0.05];
    const turn = index * 0.115 - 0.75;
    return at(callingCard(textures(kind)), x, 0.03 + index * 0.045, z, flat, 0, turn);
  });
  return {
    stage: new Scene().add(floor(lime), ...cards),
    camera: camera(25, [0, 5.4, 3.2], [0, 0, 0.05]),
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

function rings(): Shot {
  return {
    stage: new Scene().add(
      floor(coral),
      wall(coral, -2.4),
      at(linkedRings(1.06, lime, cobalt), 0, 1.25, 0, 0.12, 0.2, -0.22),
    ),
    camera: camera(28, [0.2, 1.9, 6.6], [0, 1.12, 0]),
    light: inRoom,
  };
}

function gridOfCards(textures: Textures): Shot {
  const stage = new Scene().add(floor(coral));
  for (let column = -3; column <= 3; column++) {
    for (let row = -3; row <= 3; row++) {
      const name = (column + row + 8) % 2 ? 'cardPattern' : 'cardHello';
      const raised = column === 0 && row === 0 ? 0.53 : 0.03;
      stage.add(at(callingCard(textures(name)), column * 1.95, raised, row * 1.19, flat));
    }
  }
  return {
    stage,
    camera: camera(25, [-1.9, 6.2, 3], [0, 0, 0], [0.25, 1, 0]),
    light: onTable,
  };
}

function cups(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      floor(lime),
      wall(lime, -2),
      at(paperCup(textures('cup')), -0.62, 0.1, 0.25, 0, 0.12),
      at(paperCup(textures('cup')), 0.78, 0.1, -0.45, 0, -0.3),
      at(drum(0.8, 0.1, paper, 0.02), -0.62, 0, 0.25),
      at(drum(0.8, 0.1, ink, 0.02), 0.78, 0, -0.45),
      at(hoop(cobalt, 0.3, 0.12), 0.75, 0.12, 1, flat),
    ),
    camera: camera(27, [0, 2.3, 6.6], [0, 0.82, 0]),
    light: inRoom,
  };
}

function bag(textures: Textures): Shot {
  return {
    stage: new Scene().add(
      wall(coral, -0.4),
      at(toteBag(textures), 0, 0.75, 0, 0, 0.1, -0.035),
      at(cylinder(0.07, 0.5, ink), -0.08, 2.78, -0.15, Math.PI / 2),
    ),
    camera: camera(28, [0.5, 1.4, 7.6], [0, 1.2, 0]),
    light: inRoom,
  };
}

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
