import type { Group } from 'three';
import type { Textures } from '../../artwork.ts';
import { satin } from '../../studio/paint.ts';
import { at, group, shadowless } from '../../studio/placing.ts';
import { painted } from '../../studio/printed.ts';
import { ball, cylinder, drum, extruded, polygon } from '../../studio/solids.ts';
import { palette, type prints } from './prints.ts';
import { clay } from './tableware.ts';

/** A board with a pointed end and a notched one. */
function outline(width: number, height: number, towards: 'left' | 'right') {
  const [x, y] = [width / 2, height / 2];
  const point = height * 0.62;
  const corners = [
    [-x, -y],
    [x - point, -y],
    [x, 0],
    [x - point, y],
    [-x, y],
    [0.05 - x, 0],
  ] as const;
  if (towards === 'right') return polygon(corners);
  return polygon(corners.map(([across, up]) => [-across, up] as const).toReversed());
}

export function signpost(textures: Textures): Group {
  const arrow = (
    print: keyof typeof prints,
    width: number,
    towards: 'left' | 'right',
    edge: string,
  ) => {
    const height = width * 0.2308;
    const shape = outline(width, height, towards);
    const words = painted(shape, width, height, textures(print));
    words.scale.set(0.985, 0.96, 1);
    return group(
      extruded(shape, 0.09, satin(edge, 0.55), 0.012),
      at(shadowless(words), 0, 0, 0.0465),
    );
  };
  return group(
    at(drum(0.62, 0.16, clay), 0, 0.04, 0),
    at(cylinder(0.085, 4.3, satin(palette.deepClay, 0.5)), 0, 2.2, 0),
    at(ball(0.15, satin(palette.orange, 0.35)), 0, 4.42, 0),
    at(arrow('mole', 2.5, 'right', palette.dough), 0.62, 3.86, 0.26, 0, -0.12, 0.012),
    at(arrow('corn', 2.5, 'left', palette.blueCorn), -0.55, 3.16, 0.28, 0, 0.16, -0.015),
    at(arrow('mezcal', 2.3, 'right', palette.nopal), 0.5, 2.5, 0.3, 0, 0.2, -0.01),
    at(arrow('talk', 2.3, 'left', palette.orange), -0.48, 1.88, 0.26, 0, -0.1, 0.012),
  );
}
