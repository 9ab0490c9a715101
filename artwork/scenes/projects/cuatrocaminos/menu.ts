import type { Group } from 'three';
import type { Textures } from '../../artwork.ts';
import { at, flat, group } from '../../studio/placing.ts';
import { card } from '../../studio/printed.ts';

const side = 1.72;
/** How far a flap stays from lying flat. */
const spring = 0.2;

/** The menu that opens as a cross, its four flaps not quite down. */
export function menu(textures: Textures): Group {
  const paper = { depth: 0.02, corner: 0.012, edge: '#e9dcc0' };
  const flap = (print: string) => at(card(side, side, textures(print), paper), 0, 0, 0, flat);
  const half = side / 2;
  const away = (flapped: Group, x: number, z: number) =>
    at(group(at(flapped, x, 0, z, flat)), x, 0.03, z);
  const [up, right, left, down] = [
    away(flap('griddle'), 0, -half),
    away(flap('field'), half, 0),
    away(flap('oven'), -half, 0),
    away(flap('agave'), 0, half),
  ];
  up.rotation.x = spring;
  down.rotation.x = -spring;
  right.rotation.z = spring;
  left.rotation.z = -spring;
  return group(
    at(card(side, side, textures('centre'), { ...paper, edge: '#ffffff' }), 0, 0.022, 0, flat),
    up,
    right,
    left,
    down,
  );
}
