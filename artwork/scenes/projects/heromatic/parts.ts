import { type Group, Path, Shape } from 'three';
import { gloss, metal, satin } from '../../studio/paint.ts';
import { at, flat, group } from '../../studio/placing.ts';
import { ball, drum, extruded, lathe, type ProfilePoint, polygon } from '../../studio/solids.ts';
import { palette } from './prints.ts';

export const red = gloss(palette.signal, 0.36, 0.16, { clearcoat: 0.3 });
export const steel = metal('#d0d3d5', 0.22);
export const dark = satin('#232324', 0.45);

const shell = gloss('#FBF6EA', 0.42, 0.1, { clearcoat: 0.15, clearcoatRoughness: 0.5 });

/** Standing, its middle in the origin, blunt end down. */
export function egg() {
  const outline = Array.from({ length: 49 }, (_, step): ProfilePoint => {
    const angle = (Math.PI * step) / 48;
    return [0.27 * Math.sin(angle) * (1 + 0.16 * Math.cos(angle)), -0.36 * Math.cos(angle)];
  });
  return lathe(outline, shell);
}

export function eggCup() {
  return lathe(
    [
      [0, 0],
      [0.24, 0],
      [0.25, 0.02],
      [0.22, 0.05],
      [0.09, 0.1],
      [0.08, 0.2],
      [0.14, 0.27],
      [0.25, 0.36],
      [0.29, 0.52],
      [0.28, 0.53],
      [0.26, 0.5],
      [0.2, 0.38],
      [0, 0.32],
    ],
    steel,
  );
}

/** A race of a bearing, lying. */
function race(outer: number, inner: number, height: number) {
  const edge = 0.02;
  return lathe(
    [
      [inner, edge],
      [inner + edge, 0],
      [outer - edge, 0],
      [outer, edge],
      [outer, height - edge],
      [outer - edge, height],
      [inner + edge, height],
      [inner, height - edge],
      [inner, edge],
    ],
    steel,
  );
}

export function bearing(): Group {
  const polished = metal('#d5d8da', 0.12);
  const balls = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * 2 * Math.PI;
    return at(ball(0.062, polished), Math.cos(angle) * 0.36, 0.12, Math.sin(angle) * 0.36);
  });
  return group(race(0.5, 0.42, 0.22), race(0.3, 0.2, 0.22), ...balls);
}

const hexagon = (radius: number) =>
  polygon(
    Array.from({ length: 6 }, (_, index) => {
      const angle = (index * Math.PI) / 3;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
    }),
  );

/** Lying, its middle in the origin. */
export function nut(radius: number): Group {
  const outline = hexagon(radius);
  outline.holes.push(new Path().absarc(0, 0, radius * 0.52, 0, 2 * Math.PI) as Path);
  return group(at(extruded(outline, 0.17, steel), 0, 0, 0, flat));
}

/** A joint whose axis is z: a drum with a cap on each side and eight bolts in a ring. */
export function joint(radius: number, depth: number): Group {
  const facing = Math.PI / 2;
  const caps = [1, -1].flatMap((side) => {
    const bolts = Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4;
      return at(
        extruded(hexagon(radius * 0.055), 0.03, steel, 0.008),
        Math.cos(angle) * radius * 0.5,
        Math.sin(angle) * radius * 0.5,
        side * (depth / 2 + 0.045),
      );
    });
    return [
      at(drum(radius * 0.66, 0.05, dark, 0.015), 0, 0, side * (depth / 2 - 0.012), side * facing),
      at(drum(radius * 0.34, 0.05, steel, 0.015), 0, 0, side * (depth / 2 + 0.03), side * facing),
      ...bolts,
    ];
  });
  return group(at(drum(radius, depth, red, 0.05), 0, 0, -depth / 2, facing), ...caps);
}

/** A tapered link along +x, from a round end in the origin to another. */
export function link(length: number, start: number, end: number, depth: number) {
  const lean = Math.asin((start - end) / length);
  const quarter = Math.PI / 2;
  const outline = new Shape()
    .absarc(0, 0, start, quarter - lean, 3 * quarter + lean, false)
    .absarc(length, 0, end, lean - quarter, quarter - lean, false);
  return extruded(outline as Shape, depth, red, 0.06, 32);
}
