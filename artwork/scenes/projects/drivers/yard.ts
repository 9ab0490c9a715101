import { Mesh, PlaneGeometry, Scene, ShapeGeometry } from 'three';
import type { Textures, Triple } from '../../artwork.ts';
import { floor } from '../../studio/backdrop.ts';
import { phone } from '../../studio/devices.ts';
import { matte } from '../../studio/paint.ts';
import { at, flat, group, shadowless, sized } from '../../studio/placing.ts';
import { box, cylinder, polygon } from '../../studio/solids.ts';
import { palette } from './prints.ts';

const { yellow, bone, asphalt } = palette;
const paintedBlack = '#17181b';

const stripe = (width: number, length: number) =>
  shadowless(
    group(at(new Mesh(new PlaneGeometry(width, length), matte(paintedBlack)), 0, 0, 0, flat)),
  );

const car = (textures: Textures, screen: string) =>
  sized(
    1.1,
    group(
      at(phone(textures(screen), screen === 'shift' ? bone : '#0d0d0e', 0.86), 0, 0.06, 0, flat),
    ),
  );

const parked = ['trip', 'cover', 'shift', 'trip', 'cover', 'shift', 'trip', 'cover'] as const;
const slant = 0.42;
const bay = 1.62;

/** A row of slanted bays; one is empty. */
function row(textures: Textures, z: number, slope: 1 | -1, empty: number, first: number) {
  const bays = group();
  for (let index = -7; index <= 7; index++) {
    bays.add(at(stripe(0.1, 2.9), index * bay, 0.004, 0, 0, slope * slant));
    if (index === empty) continue;
    const screen = parked[(index + first + 8) % 8] as (typeof parked)[number];
    bays.add(at(car(textures, screen), index * bay + bay / 2, 0, 0, 0, slope * slant));
  }
  return at(bays, 0, 0, z);
}

function arrow() {
  const outline = polygon([
    [-0.14, -0.9],
    [0.14, -0.9],
    [0.14, 0.1],
    [0.5, 0.1],
    [0, 0.9],
    [-0.5, 0.1],
    [-0.14, 0.1],
  ]);
  return shadowless(new Mesh(new ShapeGeometry(outline), matte(paintedBlack)));
}

const cone = () =>
  group(
    at(box(0.5, 0.05, 0.5, asphalt, 0.02), 0, 0.025, 0),
    at(cylinder(0.19, 0.62, '#ff5a1f', 0.03, 64), 0, 0.36, 0),
    at(cylinder(0.135, 0.14, '#ffffff', 0.098, 64), 0, 0.4, 0),
  );

interface Yard {
  readonly emptyBelow: number;
  readonly leaving: Triple;
  readonly turn: number;
  readonly arrowX: number;
  readonly coneX: number;
}

/** A car park whose cars are telephones; one is leaving. */
export function yard(textures: Textures, { emptyBelow, leaving, turn, arrowX, coneX }: Yard) {
  const stage = new Scene().add(
    floor(yellow),
    row(textures, -2.75, -1, 0, 1),
    row(textures, 2.75, -1, emptyBelow, 4),
    row(textures, -6.1, -1, 2, 3),
    row(textures, 6.1, -1, -1, 0),
    at(car(textures, 'route'), ...leaving, 0, turn),
    at(arrow(), arrowX, 0.005, 0.62, flat, 0, flat),
    at(cone(), coneX, 0, 2.3, 0, 0.3),
    at(cone(), 2.5, 0, 3.1, 0, 0.3),
  );
  for (let index = -8; index < 9; index++) {
    stage.add(at(stripe(0.14, 0.9), index * 1.75, 0.004, 0, 0, Math.PI / 2));
  }
  return stage;
}
