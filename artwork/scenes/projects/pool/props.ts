import { CylinderGeometry, Mesh, RepeatWrapping, type Texture } from 'three';
import { matte, type Paint, satin } from '../../studio/paint.ts';
import { at, group } from '../../studio/placing.ts';
import { box, drum, lathe, ring } from '../../studio/solids.ts';
import { palette } from './prints.ts';

const { buoy, stone, lemon } = palette;
const white = '#fffaf0';

/** Eight fields in turn, lying upright like a wheel. */
export function lifebuoy(radius: number, thickness: number) {
  return group(
    ...Array.from({ length: 8 }, (_, index) => {
      const field = ring(radius, thickness, satin(index % 2 ? '#fffdf8' : buoy), Math.PI / 4);
      return at(field, 0, 0, 0, 0, 0, (index * Math.PI) / 4);
    }),
  );
}

const clays = ['#dd6a3e', '#d65f34', '#e27343', '#d15a33'];

/** The pool's edge of stone and six rows of clay tiles behind it, along z. */
export function deck() {
  const rows = 9;
  const tiles = group();
  for (let row = -rows; row < rows; row++) {
    tiles.add(at(box(0.6, 0.3, 1.485, stone, 0.07), 0.3, -0.06, row * 1.5 + 0.75));
    for (let column = 0; column < 6; column++) {
      const clay = clays[(column * 7 + row * row * 3 + row + 80) % clays.length] as string;
      tiles.add(at(box(0.985, 0.2, 0.985, clay, 0.025), 1.12 + column, -0.1, row + 0.5));
    }
  }
  return tiles;
}

export function towel() {
  return group(
    ...Array.from({ length: 11 }, (_, index) =>
      at(box(0.2, 0.07, 3, index % 2 ? lemon : white, 0.025), index * 0.197, 0, 0),
    ),
  );
}

/** A label round a can: its middle faces the viewer. */
function label(print: Texture, radius: number, height: number) {
  const { width: across, height: down } = print.image as { width: number; height: number };
  const turns = (2 * Math.PI * radius) / height / (across / down);
  print.wrapS = RepeatWrapping;
  print.repeat.x = turns;
  print.offset.x = 0.5 - turns / 2;
  const geometry = new CylinderGeometry(radius, radius, height, 128, 1, true);
  return at(new Mesh(geometry, matte('#fff', { map: print })), 0, 0, 0, 0, Math.PI, 0);
}

export function can(radius: number, height: number, print: Texture, lid: Paint, lidRadius: number) {
  return group(
    drum(radius, height, satin(white, 0.45), 0.05),
    at(label(print, radius + 0.004, height * 0.82), 0, height * 0.47, 0, 0, Math.PI, 0),
    at(drum(lidRadius, 0.26, lid, 0.05), 0, height - 0.02, 0),
  );
}

export function bottle(print: Texture) {
  const body = lathe(
    [
      [0, 0],
      [0.55, 0],
      [0.6, 0.05],
      [0.6, 2],
      [0.56, 2.16],
      [0.44, 2.34],
      [0.26, 2.44],
      [0.24, 2.46],
      [0.24, 2.6],
    ],
    satin(white),
  );
  return group(
    body,
    at(label(print, 0.604, 1.78), 0, 1, 0, 0, Math.PI, 0),
    at(drum(0.3, 0.42, satin(lemon)), 0, 2.5, 0),
  );
}
