import { type Group, Path, type Texture } from 'three';
import type { Textures } from '../../artwork.ts';
import { gloss } from '../../studio/paint.ts';
import { at, flat, group, sized } from '../../studio/placing.ts';
import { lettering } from '../../studio/printed.ts';
import {
  box,
  extruded,
  lathe,
  type ProfilePoint,
  roundedRectangle,
  slab,
} from '../../studio/solids.ts';
import { palette } from './prints.ts';

const plastic = (colour: string) => gloss(colour, 0.38, 0.2, { clearcoat: 0.25 });
export const bone = plastic(palette.bone);
export const mint = plastic(palette.mint);
export const ink = plastic(palette.ink);

type Plastic = typeof bone;

const week = ['L', 'M', 'M', 'J', 'V', 'S', 'D'] as const;
const thursday = 3;
const pitch = 1.2;
const depth = 1.75;
const length = pitch * week.length + 0.3;

/** A speech bubble with rounded edges, facing the viewer; its tail is to one side. */
export function bubble(
  width: number,
  height: number,
  words: Texture,
  paint: Plastic,
  side: 1 | -1,
): Group {
  const thick = 0.26;
  const [x, y] = [width / 2, height / 2];
  const tail = new Path()
    .moveTo(x - 0.06, 0.4 - y)
    .quadraticCurveTo(x, 0.1 - y, x + 0.13, -y - 0.005)
    .quadraticCurveTo(x + 0.16, -y - 0.08, x + 0.06, -y - 0.09)
    .quadraticCurveTo(x - 0.2, -y - 0.07, x - 0.45, 0.04 - y);
  const outline = roundedRectangle(0, 0, 0).setFromPoints(
    tail.getPoints(16).map((point) => point.set(point.x * side, point.y)),
  );
  return group(
    extruded(roundedRectangle(width, height, height * 0.42), thick, paint, 0.07, 32),
    extruded(outline, thick * 0.86, paint, 0.014, 16),
    at(lettering(width - 0.2, (width - 0.2) * ratio(words), words), 0, 0, thick / 2 + 0.0015),
  );
}

/** Height of a print for a width of one. */
function ratio({ image }: Texture): number {
  const { width, height } = image as { width: number; height: number };
  return height / width;
}

/** A capsule of two colours along the y axis. */
export function capsule(upper: Plastic, lower: Plastic): Group {
  const [radius, long] = [0.19, 0.62];
  const half: ProfilePoint[] = [[radius, 0]];
  for (let step = 0; step <= 16; step++) {
    const angle = (step / 16) * (Math.PI / 2);
    half.push([radius * Math.cos(angle), long / 2 - radius + radius * Math.sin(angle)]);
  }
  return group(lathe(half, upper, 64), at(lathe(half, lower, 64), 0, 0, 0, Math.PI));
}

/** A row of wells, one for each day, cut out of one block. */
function wells() {
  const block = roundedRectangle(length, depth, 0.22);
  week.forEach((_, index) => {
    const middle = (index - thursday) * pitch;
    const well = roundedRectangle(pitch - 0.18, 1.4, 0.12).getPoints(16);
    block.holes.push(new Path(well.map((point) => point.setX(point.x + middle))));
  });
  return group(
    at(slab(length, depth, 0.14, 0.22, bone, 0.04), 0, 0.07, 0, flat),
    at(extruded(block, 0.62, bone, 0.03, 16), 0, 0.38, 0, flat),
  );
}

function lid(letter: Texture, paint: Plastic, open: boolean) {
  const width = 0.62;
  const print = lettering(width, width, letter);
  const face = open ? at(print, 0, 0, -0.0565, Math.PI) : at(print, 0, 0, 0.0565);
  return group(
    at(
      group(
        slab(pitch - 0.1, 1.62, 0.11, 0.14, paint, 0.03),
        at(box(0.4, 0.1, 0.08, paint, 0.03), 0, -0.85, 0),
        face,
      ),
      0,
      -0.81,
      0,
    ),
  );
}

/** A week of wells; Thursday's is open, and a message lies in it where a pill would. */
export function pillbox(textures: Textures): Group {
  const lids = week.map((letter, index) => {
    const open = index === thursday;
    const turn = open ? -Math.PI - 0.28 : flat;
    const paint = index % 2 ? bone : mint;
    return at(lid(textures(letter), paint, open), (index - thursday) * pitch, 0.74, -0.81, turn);
  });
  return group(
    wells(),
    ...lids,
    at(
      sized(0.84, bubble(1.75, 0.86, textures('question'), ink, -1)),
      0.1,
      1,
      0.36,
      -0.42,
      0.05,
      0.09,
    ),
    at(capsule(ink, bone), -0.18, 0.34, 0.4, Math.PI / 2, 0, 0.5),
    at(capsule(mint, bone), 0.22, 0.34, 0.3, Math.PI / 2, 0, -0.8),
  );
}
