import {
  along,
  cross,
  dot,
  minus,
  plus,
  smooth,
  times,
  unit,
  type Vector,
  vector,
} from './vector.ts';

/** A board of light that faces the origin; its edges are soft. */
interface Board {
  readonly middle: Vector;
  readonly facing: Vector;
  readonly across: Vector;
  readonly along: Vector;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly softness: number;
  readonly colour: Vector;
  /** How much of the light fades, and towards which edge. */
  readonly fading: number;
  readonly brightEdge: readonly [x: number, y: number];
}

interface BoardShape {
  readonly turn?: number;
  readonly half: readonly [width: number, height: number];
  readonly softness: number;
  readonly fading?: number;
  readonly brightEdge?: readonly [x: number, y: number];
}

function board(middle: Vector, colour: Vector, shape: BoardShape): Board {
  const facing = unit(times(middle, -1));
  const upright = Math.abs(facing.z) > 0.95 ? vector(0, 1, 0) : vector(0, 0, 1);
  const sideways = unit(cross(upright, facing));
  const upwards = cross(facing, sideways);
  const [cos, sin] = [Math.cos(shape.turn ?? 0), Math.sin(shape.turn ?? 0)];
  return {
    middle,
    facing,
    colour,
    across: plus(times(sideways, cos), times(upwards, sin)),
    along: minus(times(upwards, cos), times(sideways, sin)),
    halfWidth: shape.half[0],
    halfHeight: shape.half[1],
    softness: shape.softness,
    fading: shape.fading ?? 0.6,
    brightEdge: shape.brightEdge ?? [0, 1],
  };
}

const colour = (red: number, green: number, blue: number, strength: number) =>
  times(vector(red, green, blue), strength);

/** A cold key light above, cyan at both sides and below, a small warm one, and a faint one. */
export const boards: readonly Board[] = [
  board(vector(0, 5.5, 4.5), colour(0.55, 0.82, 1, 5), {
    half: [3.6, 0.9],
    softness: 0.5,
    fading: 0.75,
  }),
  board(vector(-6.5, 2.2, 1.5), colour(0.02, 0.66, 0.92, 9), {
    half: [0.6, 4],
    softness: 0.35,
    fading: 0.7,
  }),
  board(vector(6.5, 3, 0.2), colour(0.03, 0.6, 0.92, 7), {
    turn: 0.12,
    half: [0.5, 4],
    softness: 0.3,
    fading: 0.8,
    brightEdge: [0, -1],
  }),
  board(vector(0, -1.2, 8), colour(0.34, 0.62, 0.9, 1), {
    turn: 0.5,
    half: [3.2, 1.3],
    softness: 1,
    fading: 0.9,
    brightEdge: [1, 0],
  }),
  board(vector(-3, 4.6, -6), colour(0.02, 0.32, 0.52, 2.7), {
    turn: 0.5,
    half: [3.2, 0.8],
    softness: 1.3,
    brightEdge: [1, 0],
  }),
  board(vector(4.6, -4.6, 2.6), colour(1, 0.48, 0.06, 5), {
    turn: 0.3,
    half: [0.9, 0.3],
    softness: 0.16,
    fading: 0.5,
    brightEdge: [1, 0],
  }),
  board(vector(-5, -5, 0.4), colour(0.1, 0.62, 0.85, 2), {
    turn: -0.2,
    half: [0.16, 2.4],
    softness: 0.12,
  }),
];

/** How much the edges of a board widen with its distance. */
const blur = 0.06;

/** How much of a board a look sees, 0 to a little more than 1. */
export function seen(shown: Board, from: Vector, direction: Vector): number {
  const approach = dot(direction, shown.facing);
  if (approach >= -1e-4) return 0;
  const far = dot(minus(shown.middle, from), shown.facing) / approach;
  if (far <= 0) return 0;
  const point = minus(along(from, direction, far), shown.middle);
  const [x, y] = [dot(point, shown.across), dot(point, shown.along)];
  const edge = shown.softness + blur * far;
  const inside =
    (1 - smooth(shown.halfWidth - edge, shown.halfWidth + edge, Math.abs(x))) *
    (1 - smooth(shown.halfHeight - edge, shown.halfHeight + edge, Math.abs(y)));
  if (inside <= 0) return 0;
  const [toX, toY] = shown.brightEdge;
  const shade =
    0.5 + 0.5 * ((x * toX) / (shown.halfWidth + edge) + (y * toY) / (shown.halfHeight + edge));
  return inside * (1 - shown.fading + shown.fading * shade * shade * 1.6);
}
