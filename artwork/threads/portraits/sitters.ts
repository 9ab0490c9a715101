import { bust, cap, ears, face, neck } from './head.ts';
import type { Part, Portrait } from './portrait.ts';
import {
  blend,
  cut,
  ellipsoid,
  intoPose,
  type Point,
  type Pose,
  posed,
  ring,
  rod,
  sphere,
} from './solid.ts';

const nape: Point = [0, -0.8, -0.3];
const camera = { x: 450, y: 560, unit: 330 };

/** Where a point of a posed solid is seen: the way back from `intoPose`, a transposed rotation. */
function seen(point: Point, pose: Pose): Point {
  const into = intoPose(pose);
  const [ax, ay, az] = pose.around ?? [0, 0, 0];
  const [x, y, z] = [point[0] - ax, point[1] - ay, point[2] - az];
  const origin = into(ax, ay, az);
  const column = (wx: number, wy: number, wz: number) => {
    const [a, b, c] = into(ax + wx, ay + wy, az + wz);
    return (a - origin[0]) * x + (b - origin[1]) * y + (c - origin[2]) * z;
  };
  return [ax + column(1, 0, 0), ay + column(0, 1, 0), az + column(0, 0, 1)];
}

const chinUp: Pose = { lift: 10, around: nape };
const earring = (side: 1 | -1): Part => {
  const centre: Point = [0.85 * side, -0.63, -0.1];
  return { solid: sphere(centre, 0.26), disc: { centre, radius: 0.26 } };
};
const creativeDirection: Portrait = {
  camera,
  parts: [
    {
      solid: posed(face({ width: -0.02, jaw: -0.05, brow: 0.03, lips: 0.04 }), chinUp),
      run: 0,
      bulge: -0.5,
      slope: 1.8,
    },
    {
      solid: posed(cap(0.05), chinUp),
      measure: posed((x, _y, z) => Math.abs(x) - 0.45 * z, chinUp),
    },
    { solid: posed(ears, chinUp), run: 90, bulge: 0 },
    earring(-1),
    earring(1),
    { solid: neck, run: 90, bulge: 0.3 },
    { solid: bust, run: 0, bulge: -0.6 },
  ],
  eye: seen([0, 0.36, 0.84], chinUp),
};

const left: Pose = { yaw: -90, lift: 6, around: nape };
const bun: Point = [0, 0.8, -1.15];
const design: Portrait = {
  camera: { x: 440, y: 570, unit: 310 },
  parts: [
    { solid: posed(face({ nose: -0.05 }), left), run: 90, bulge: 0.55 },
    { solid: posed(cap(0.07), left), run: -40, bulge: -0.55 },
    { solid: posed(sphere(bun, 0.42), left), disc: { centre: seen(bun, left), radius: 0.42 } },
    { solid: posed(ears, left), run: 20, bulge: 0.4 },
    { solid: posed(neck, { yaw: -90 }), run: 0, bulge: 0.5 },
    { solid: posed(bust, { yaw: -62 }), run: 45, bulge: 0.55 },
  ],
  eye: seen([0, -0.02, 0.74], left),
};

const threeQuarter: Pose = { yaw: 38, lift: 4, around: nape };
const lensPoint = (side: 1 | -1): Point => [0.29 * side, -0.02, 0.93];
const lens = (side: 1 | -1): Part => ({
  solid: posed(ellipsoid(lensPoint(side), [0.26, 0.26, 0.04]), threeQuarter),
  disc: { centre: seen(lensPoint(side), threeQuarter), radius: 0.26, narrow: 0.79 },
});
const development: Portrait = {
  camera,
  parts: [
    {
      solid: posed(face({ jaw: 0.05, width: 0.02, chin: 0.03 }), threeQuarter),
      run: 20,
      bulge: -0.42,
    },
    {
      solid: posed(
        blend(0.25, cap(0.07), ellipsoid([-0.1, 1.12, 0.15], [0.46, 0.24, 0.52])),
        threeQuarter,
      ),
      run: 80,
      bulge: -0.3,
    },
    { solid: posed(ears, threeQuarter), run: 90, bulge: 0.4 },
    {
      solid: posed(rod([-0.55, 0.03, 0.9], [-0.84, 0.03, 0.1], 0.055), threeQuarter),
      run: 0,
      bulge: 0,
    },
    lens(1),
    lens(-1),
    { solid: posed(neck, { yaw: 30 }), run: 90, bulge: 0.35 },
    { solid: posed(bust, { yaw: 25 }), run: 0, bulge: -0.6 },
  ],
  eye: seen(lensPoint(-1), threeQuarter),
};

const right: Pose = { yaw: 90, around: nape };
const curls: readonly Point[] = [
  [0.35, 1.05, 0],
  [-0.1, 1.15, 0],
  [-0.55, 1.0, 0],
  [-0.95, 0.7, 0],
  [-1.1, 0.25, 0],
  [-1.0, -0.2, 0],
  [-0.75, -0.6, 0],
  [0.1, 0.72, 0.5],
  [-0.38, 0.62, 0.5],
  [-0.75, 0.28, 0.5],
  [-0.55, -0.15, 0.5],
  [-0.25, 0.2, 0.6],
  [0.5, 0.65, 0.4],
];
const marketing: Portrait = {
  camera: { x: 460, y: 560, unit: 310 },
  parts: [
    { solid: posed(face({ nose: -0.04, lips: 0.03 }), right), run: 90, bulge: -0.55 },
    ...curls.map((centre, index): Part => {
      const radius = 0.32 + (index % 3) * 0.03;
      return { solid: sphere(centre, radius), disc: { centre, radius } };
    }),
    { solid: posed(neck, { yaw: 90 }), run: 0, bulge: 0.5 },
    { solid: posed(bust, { yaw: 62 }), run: -45, bulge: 0.55 },
  ],
  eye: seen([0, -0.71, 0.68], right),
};

const upward: Pose = { yaw: 50, lift: 26, around: nape };
const earcup: Point = [-1.12, -0.1, -0.05];
const production: Portrait = {
  camera: { x: 420, y: 580, unit: 320 },
  parts: [
    { solid: posed(face({ width: 0.01 }), upward), run: -28, bulge: -0.5 },
    { solid: posed(cap(0.07), upward), run: 75, bulge: 0.1 },
    {
      solid: posed(ellipsoid(earcup, [0.14, 0.4, 0.4]), upward),
      disc: { centre: seen(earcup, upward), radius: 0.4, narrow: 0.8 },
    },
    {
      solid: posed(cut(ring([0, 0.22, -0.05], [0, 0, 1], 1.08, 0.13), [0, -1, 0], 0.1), upward),
      measure: posed((x, y) => Math.hypot(x, y - 0.22), upward),
    },
    { solid: posed(neck, { yaw: 30 }), run: 90, bulge: 0.35 },
    { solid: posed(bust, { yaw: 25 }), run: 135, bulge: 0.55 },
  ],
  eye: seen(earcup, upward),
};

/** Which file each portrait becomes below `content/public/media/team/`. */
export const sitters: Readonly<Record<string, Portrait>> = {
  'direccion-creativa': creativeDirection,
  diseno: design,
  desarrollo: development,
  'marketing-contenido': marketing,
  'produccion-audiovisual': production,
};
