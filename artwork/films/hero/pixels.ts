import { eye, lookAt, offCentre } from './lens.ts';
import type { Link } from './link.ts';
import { type Part, tracer } from './materials.ts';
import { brightest, plus, times, type Vector, vector } from './vector.ts';

export const exposure = 1.18;

/** `#050A18` where there is nothing, and a little lighter behind the link. */
function night(direction: Vector): Vector {
  const near = Math.max(0, 1 - offCentre(direction) ** 2);
  const glow = near ** 2 * (0.65 + 0.35 * near);
  return times(
    plus(vector(0.001518, 0.003035, 0.009134), times(vector(0.0012, 0.004, 0.0112), glow)),
    1 / exposure,
  );
}

/** Looks through a pixel that is finely divided in each direction. */
const division = 4;
/** Neighbours that differ by more than this are looked at again, finely. */
const contrast = 0.04;

const shade = (value: number) => Math.sqrt(Math.min(1, value));
const differ = (a: Vector, b: Vector) =>
  Math.max(
    Math.abs(shade(a.x) - shade(b.x)),
    Math.abs(shade(a.y) - shade(b.y)),
    Math.abs(shade(a.z) - shade(b.z)),
  ) > contrast;

/** The light of every pixel of a square, row by row. Edges are smooth, and nothing is random. */
export function exposed(link: Link, size: number): Vector[] {
  const find = tracer(link);
  const look = (x: number, y: number): { part: Part | 'night'; light: Vector } => {
    const direction = lookAt((2 * x) / size - 1, 1 - (2 * y) / size);
    const found = find({ from: eye, direction, weight: 1, bounce: 0, through: false });
    return found ?? { part: 'night', light: night(direction) };
  };

  const first = Array.from({ length: size * size }, (_, pixel) =>
    look((pixel % size) + 0.5, Math.floor(pixel / size) + 0.5),
  );

  const fine = (column: number, row: number): Vector => {
    let sum = vector(0, 0, 0);
    let weights = 0;
    const middle = (division - 1) / 2;
    for (let i = 0; i < division; i++) {
      for (let j = 0; j < division; j++) {
        // Each row of looks is shifted against the last, so that no two stand in line.
        const x = (i + 0.5 + (((j * 2) % division) - middle) / division) / division;
        const y = (j + 0.5 + (((i * 2) % division) - middle) / division) / division;
        const { light } = look(column + x * 1.3 - 0.15, row + y * 1.3 - 0.15);
        // The middle counts more, and a single very bright look less.
        const tent = (1 - 0.6 * Math.abs(2 * x - 1)) * (1 - 0.6 * Math.abs(2 * y - 1));
        const weight = tent / (1 + brightest(light));
        sum = plus(sum, times(light, weight));
        weights += weight;
      }
    }
    return times(sum, 1 / weights);
  };

  return first.map(({ part, light }, pixel) => {
    const [column, row] = [pixel % size, Math.floor(pixel / size)];
    if (column === 0 || row === 0 || column === size - 1 || row === size - 1) return light;
    const at = (x: number, y: number) => first[(row + y) * size + column + x];
    const outline = steps.some((y) => steps.some((x) => at(x, y)?.part !== part));
    const beside = [at(-1, 0), at(1, 0), at(0, -1), at(0, 1)];
    const edge = outline || beside.some((next) => next && differ(light, next.light));
    return edge ? fine(column, row) : light;
  });
}

const steps = [-1, 0, 1];
