import { Scene } from 'three';
import type { Shot, Textures } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { at, camera, flat } from '../../studio/placing.ts';
import { cylinder, drum } from '../../studio/solids.ts';
import { palette } from './brand.ts';
import { inRoom, onTable } from './light.ts';
import { callingCard, hoop, linkedRings, paperCup, toteBag } from './props.ts';

/** Pictures of what a member holds in the hand. */

const { cobalt, lime, coral, paper, ink } = palette;

export function fan(textures: Textures): Shot {
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

export function rings(): Shot {
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

export function gridOfCards(textures: Textures): Shot {
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

export function cups(textures: Textures): Shot {
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

export function bag(textures: Textures): Shot {
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
