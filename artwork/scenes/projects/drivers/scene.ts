import { Mesh, PlaneGeometry, Scene, Shape, ShapeGeometry } from 'three';
import { type Artwork, type Shot, type Textures, type Triple, tall, wide } from '../../artwork.ts';
import { floor, wall } from '../../studio/backdrop.ts';
import { phone } from '../../studio/devices.ts';
import { matte, satin } from '../../studio/paint.ts';
import { at, camera, flat, group, shadowless, sized } from '../../studio/placing.ts';
import { box, cylinder, extruded, polygon, ring, roundedRectangle } from '../../studio/solids.ts';
import { palette, prints } from './prints.ts';

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

function yard(textures: Textures, { emptyBelow, leaving, turn, arrowX, coneX }: Yard) {
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

const afternoon = {
  sun: { from: [6, 7.2, -4], strength: 2.95, size: 0.35, colour: '#fff6dc' },
  sky: { strength: 0.95, colour: '#fffbe8' },
  fill: { strength: 0.2 },
  reach: 10,
} as const;

function key(textures: Textures): Shot {
  return {
    stage: yard(textures, {
      emptyBelow: 1,
      leaving: [0.55, 0.01, 0],
      turn: -1.1,
      arrowX: 2.9,
      coneX: 2.05,
    }),
    camera: camera(29, [-2.1, 9.4, 5.3], [0.55, 0, -0.1], [0.2, 1, 0]),
    light: afternoon,
  };
}

function mobile(textures: Textures): Shot {
  return {
    stage: yard(textures, {
      emptyBelow: 1,
      leaving: [0.1, 0.01, -0.1],
      turn: -0.95,
      arrowX: 2.3,
      coneX: 2.1,
    }),
    camera: camera(27, [-1.5, 12.6, 6.2], [0.3, 0, 0.05], [0.2, 1, 0]),
    light: afternoon,
  };
}

const rubber = satin('#1a1b1e', 0.5);

function spoke() {
  const outline = new Shape();
  outline.moveTo(0.6, -0.55);
  outline.quadraticCurveTo(1.7, -0.5, 2.9, -0.32);
  outline.lineTo(2.9, 0.32);
  outline.quadraticCurveTo(1.7, 0.5, 0.6, 0.55);
  return extruded(outline, 0.3, rubber, 0.08);
}

function column() {
  const outline = new Shape();
  outline.moveTo(-0.7, -0.8);
  outline.quadraticCurveTo(-0.5, -1.8, -0.62, -2.9);
  outline.lineTo(0.62, -2.9);
  outline.quadraticCurveTo(0.5, -1.8, 0.7, -0.8);
  return extruded(outline, 0.3, rubber, 0.08);
}

/** A steering wheel with a telephone where the horn would be. */
function second(textures: Textures): Shot {
  const wheel = group(
    ring(3, 0.34, rubber),
    at(spoke(), 0, 0, -0.12, 0, 0, -0.02),
    at(spoke(), 0, 0, -0.12, 0, 0, Math.PI + 0.02),
    at(column(), 0, 0, -0.12),
    extruded(roundedRectangle(2.3, 3, 0.62), 0.5, satin('#1f2024', 0.5), 0.12),
    at(sized(1.25, phone(textures('hub'), '#0b0b0c', 0.88)), 0, 0, 0.34),
    ...[-0.15, -0.05, 0.05].map((turn, index) => {
      const band = ring(3, 0.352, index === 1 ? yellow : rubber, 0.1);
      return at(band, 0, 0, 0, 0, 0, Math.PI / 2 + turn);
    }),
  );
  return {
    stage: new Scene().add(wall(yellow, -1.2), at(wheel, 0.15, -0.35, 0.6, -0.32, 0, -0.16)),
    camera: camera(30, [-0.6, 0.5, 9.6], [0.05, -0.15, 0]),
    light: {
      sun: { from: [-5.5, 7.5, 7], strength: 2.8, size: 0.45, colour: '#fff6dc' },
      sky: { strength: 1.05, up: [0, 0.5, 0.85] },
      fill: { strength: 0.3 },
      reach: 7,
    },
  };
}

export const drivers: Artwork = {
  slug: 'drivers',
  scene: 'car park of telephones',
  palette,
  typefaces: ['Big Shoulders Display', 'Hanken Grotesk'],
  prints,
  views: { key: wide(20, key), mobile: tall(20, mobile), second: wide(20, second) },
};
