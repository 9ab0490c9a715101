import { type Corner, circles, lines, parallel } from './bundle.ts';
import { short } from './short.ts';

/** Figures drawn by bundles of lines, on a height of 340 units. */

export const figureHeight = 340;
const figurePitch = 17;
export const figureStroke = 8.5;

interface Figure {
  readonly width: number;
  readonly paths: readonly string[];
}

/** Half a stroke and a hair: where the outermost line runs. */
const rim = 4;
const middle = figureHeight / 2;

/** The bundle that a figure is written with, as wide as its lines are many. */
function pen(count: number) {
  const half = ((count - 1) * figurePitch) / 2;
  const thick = 2 * half + 2 * rim;
  const width = 240 + 25 * (count - 5);
  const left = rim + half;
  const right = width - rim - half;
  const top = rim + half;
  const bottom = figureHeight - rim - half;
  const round = (middle - top) / 2;
  const write = (...corners: readonly Corner[]) => lines({ corners, count, pitch: figurePitch });
  return { half, thick, width, left, right, top, bottom, round, write, count };
}

type Pen = ReturnType<typeof pen>;

const halfTurn = (corners: readonly Corner[], width: number): readonly Corner[] =>
  corners.map(([x, y, radius = 0]) => [width - x, figureHeight - y, radius]);

/** Where a line of a bowl that is wider than the bowl's half of the figure meets its mirror image. */
const shoulder = ({ round }: Pen, offset: number) => Math.sqrt((round + offset) ** 2 - round ** 2);

/** The offsets of the lines from the middle of the bundle, outside first. */
const offsets = ({ count, half }: Pen) =>
  Array.from({ length: count }, (_, index) => half - index * figurePitch);

/**
 * Two bowls, one on the other. They share the stroke between them: its upper lines belong to the
 * upper bowl, and the outer lines of both meet in points.
 */
function eight(by: Pen): string[] {
  const { left, right, top, round } = by;
  return offsets(by).flatMap((offset) => {
    const radius = round + offset;
    if (offset <= 0) {
      const bowl: readonly Corner[] = [
        [left, top, round],
        [right, top, round],
        [right, middle, round],
        [left, middle, round],
      ];
      const below = bowl.map(([x, y, r = 0]) => [x, y + middle - top, r] as const);
      return [parallel(bowl, -offset, true), parallel(below, -offset, true)];
    }
    const r = short(radius);
    const reach = shoulder(by, offset);
    const x1 = short(left + round - reach);
    const x2 = short(right - round + reach);
    const [in1, in2] = [short(left + round), short(right - round)];
    return [
      `M${x1} ${middle}A${r} ${r} 0 0 1 ${in1} ${short(top - offset)}H${in2}A${r} ${r} 0 0 1 ${x2} ${middle}` +
        `A${r} ${r} 0 0 1 ${in2} ${short(figureHeight - top + offset)}H${in1}A${r} ${r} 0 0 1 ${x1} ${middle}Z`,
    ];
  });
}

function three(by: Pen): string[] {
  const { right, top, round, half } = by;
  const start = rim;
  return offsets(by).flatMap((offset) => {
    const r = short(round + offset);
    const turn = short(right - round);
    const upper = short(top - offset);
    const lower = short(figureHeight - top + offset);
    if (offset > 0) {
      const x = short(right - round + shoulder(by, offset));
      return [
        `M${start} ${upper}H${turn}A${r} ${r} 0 0 1 ${x} ${middle}A${r} ${r} 0 0 1 ${turn} ${lower}H${start}`,
      ];
    }
    const stop = short(start + half);
    return [
      `M${start} ${upper}H${turn}A${r} ${r} 0 0 1 ${turn} ${short(middle + offset)}H${stop}`,
      `M${start} ${lower}H${turn}A${r} ${r} 0 0 0 ${turn} ${short(middle - offset)}H${stop}`,
    ];
  });
}

function six({ left, right, top, bottom, round, half }: Pen): readonly Corner[] {
  return [
    [right + half, top],
    [left, top, round],
    [left, bottom, round],
    [right, bottom, round],
    [right, middle, round],
    [left + half + figurePitch - rim, middle],
  ];
}

function digit(value: string, count: number): Figure {
  const by = pen(count);
  const { left, right, top, bottom, width, half, round, thick, write } = by;
  switch (value) {
    case '0':
      return {
        width: figureHeight,
        paths: circles(middle, middle, middle - rim, count, figurePitch),
      };
    case '1':
      return {
        width: thick,
        paths: write([left, figureHeight], [left, 0]),
      };
    case '2':
      return {
        width,
        paths: write(
          [rim, top],
          [right, top, round],
          [right, middle, round],
          [left, middle, round],
          [left, bottom],
          [width, bottom],
        ),
      };
    case '3':
      return { width, paths: three(by) };
    case '4':
      return {
        width,
        paths: [
          ...write([left, 0], [left, middle + half / 2], [right - half - 13, middle + half / 2]),
          ...write([right, 0], [right, figureHeight]),
        ],
      };
    case '5':
      return {
        width,
        paths: write(
          [width - rim, top],
          [left, top],
          [left, middle],
          [right, middle, round],
          [right, bottom, round],
          [0, bottom],
        ),
      };
    case '6':
      return { width, paths: write(...six(by)) };
    case '7':
      return { width, paths: write([0, top], [right, top], [right, figureHeight]) };
    case '8':
      return { width, paths: eight(by) };
    case '9':
      return { width, paths: write(...halfTurn(six(by), width)) };
    default:
      throw new RangeError(`no figure for ${value}`);
  }
}

const percentSign: Figure = {
  width: 294,
  paths: [
    ...circles(66, 66, 62, 4, figurePitch),
    ...circles(228, 274, 62, 4, figurePitch),
    ...[0, 1, 2].map((line) => `M${44 + line * figurePitch} 340L${216 + line * figurePitch} 0`),
  ],
};

/**
 * The figures of a whole number from 0 to 100 and the sign for per cent, each with its place.
 *
 * Figures with bowls have room for five lines; a number without them is written with seven.
 */
export function percentFigures(value: number): readonly (Figure & { readonly x: number })[] {
  const digits = [...String(value)];
  const count = digits.every((each) => '0147'.includes(each)) ? 7 : 5;
  let x = 0;
  return [...digits.map((each) => digit(each, count)), percentSign].map((figure) => {
    const placed = { ...figure, x };
    x += figure.width + (figure.width < 150 ? 48 : 32);
    return placed;
  });
}
