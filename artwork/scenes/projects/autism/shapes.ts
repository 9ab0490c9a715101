import { Path, Shape, Vector2 } from 'three';
import { satin } from '../../studio/paint.ts';
import { extruded, polygon, roundedRectangle } from '../../studio/solids.ts';

const turn = 2 * Math.PI;
const quarter = Math.PI / 2;

/** The system of shapes, each about its middle; `r` is half its size. */
export const shapes = {
  circle: (r: number) => new Shape().absarc(0, 0, r, 0, turn) as Shape,
  arch: (r: number) =>
    new Shape().moveTo(-r, -r).lineTo(r, -r).lineTo(r, 0).absarc(0, 0, r, 0, Math.PI) as Shape,
  square: (r: number) => roundedRectangle(r * 1.8, r * 1.8, 0.03),
  quarter: (r: number) =>
    new Shape()
      .moveTo(-r * 0.95, -r * 0.95)
      .lineTo(r * 0.95, -r * 0.95)
      .absarc(-r * 0.95, -r * 0.95, r * 1.9, 0, quarter) as Shape,
  triangle: (r: number) =>
    polygon([
      [-r * 1.06, -r * 0.86],
      [r * 1.06, -r * 0.86],
      [0, r * 0.98],
    ]),
  leaf: (r: number) =>
    new Shape()
      .moveTo(-r, -r)
      .lineTo(0, -r)
      .absarc(0, 0, r, -quarter, 0)
      .lineTo(r, r)
      .lineTo(0, r)
      .absarc(0, 0, r, quarter, Math.PI) as Shape,
  pill: (r: number) => roundedRectangle(r * 2.1, r * 1.15, r * 0.57),
  cross: (r: number) => {
    const a = r * 0.36;
    const arm = [
      [-a, -r],
      [a, -r],
      [a, -a],
    ] as const;
    const quarters = [0, 1, 2, 3].flatMap((turns) =>
      arm.map(([x, y]) => {
        const point = new Vector2(x, y).rotateAround(new Vector2(), turns * quarter);
        return [point.x, point.y] as const;
      }),
    );
    return polygon(quarters);
  },
  flower: (r: number) =>
    polygon(
      Array.from({ length: 160 }, (_, index) => {
        const angle = (index / 160) * turn;
        const reach = r * (0.82 + 0.2 * Math.cos(6 * angle));
        return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
      }),
    ),
  diamond: (r: number) =>
    polygon([
      [0, -r * 1.1],
      [r * 0.9, 0],
      [0, r * 1.1],
      [-r * 0.9, 0],
    ]),
};

export type ShapeName = keyof typeof shapes;

/** The place of a shape in a board. */
export function hole(name: ShapeName, r: number, x: number, y: number): Path {
  const outline = shapes[name](r).getPoints(40);
  return new Path(outline.map((point) => new Vector2(point.x + x, point.y + y)));
}

export function piece(name: ShapeName, r: number, depth: number, colour: string) {
  return extruded(shapes[name](r), depth, satin(colour, 0.55), 0.03);
}
