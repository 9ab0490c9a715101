import { Mesh, PlaneGeometry } from 'three';
import type { Textures } from '../../artwork.ts';
import { matte } from '../../studio/paint.ts';
import { at, group } from '../../studio/placing.ts';
import { lettering } from '../../studio/printed.ts';
import { extruded, roundedRectangle } from '../../studio/solids.ts';
import { palette } from './prints.ts';
import { hole, piece, type ShapeName } from './shapes.ts';

const { lilac } = palette;

/** A place in the board; with a colour, its piece stands so far out of it. */
export type Place = readonly [name: ShapeName, colour?: string, out?: number] | null;

const step = 1.3;
/** Half the size of a place. */
export const half = 0.43;
const depth = 0.5;

/** A board in which every shape has its place; `sign` is where the name begins. */
export function board(
  rows: readonly (readonly Place[])[],
  sign: { readonly column: number; readonly width: number },
  textures: Textures,
) {
  const columns = rows[0]?.length ?? 0;
  const [width, height] = [columns * step + 0.35, rows.length * step + 0.35];
  const x = (column: number) => (column - (columns - 1) / 2) * step;
  const y = (row: number) => ((rows.length - 1) / 2 - row) * step;
  const outline = roundedRectangle(width, height, 0.16);
  const pieces = group();
  for (const [row, places] of rows.entries()) {
    for (const [column, place] of places.entries()) {
      if (!place) continue;
      const [name, colour, out = 0] = place;
      outline.holes.push(hole(name, half, x(column), y(row)));
      if (!colour) continue;
      pieces.add(at(piece(name, half - 0.025, 0.62, colour), x(column), y(row), out - 0.06));
    }
  }
  const back = new Mesh(new PlaneGeometry(width - 0.2, height - 0.2), matte('#8e74e0'));
  const name = lettering(sign.width, (sign.width * 560) / 1200, textures('sign'));
  return at(
    group(
      extruded(outline, depth, lilac, 0.03),
      at(back, 0, 0, 0.02 - depth / 2),
      pieces,
      at(name, x(sign.column) - half + sign.width / 2 - 0.02, y(1), depth / 2 + 0.004),
    ),
    0,
    height / 2,
    -0.8,
  );
}
