import { bust, cap, ears, face, neck } from './head.ts';
import type { Portrait } from './portrait.ts';
import { ellipsoid, type Point, type Pose, posed, ring, rod, sphere, union } from './solid.ts';

const nape: Point = [0, -0.8, -0.3];
const camera = { x: 450, y: 520, unit: 300 };

const chinUp: Pose = { lift: 20, around: nape };
const creativeDirection: Portrait = {
  camera,
  parts: [
    { solid: posed(face({ width: -0.02 }), chinUp), run: 0, bulge: -0.6 },
    { solid: posed(cap(0.06), chinUp), run: 90, bulge: 0.55 },
    { solid: posed(ears, chinUp), run: 60, bulge: 0.4 },
    { solid: neck, run: 90, bulge: 0.6 },
    { solid: bust, run: 0, bulge: -0.6 },
  ],
  eye: { x: 450, y: 300 },
};

const left: Pose = { yaw: -90, lift: 6, around: nape };
const design: Portrait = {
  camera: { ...camera, x: 420 },
  parts: [
    { solid: posed(face({ nose: -0.05 }), left), run: 90, bulge: -0.6 },
    { solid: posed(cap(0.08), left), run: -30, bulge: 0.6 },
    { solid: posed(sphere([0, 0.85, -1.15], 0.4), left), around: [1.05, 0.75, 0] },
    { solid: posed(ears, left), run: 20, bulge: 0.4 },
    { solid: posed(neck, { yaw: -90 }), run: 0, bulge: 0.6 },
    { solid: posed(bust, { yaw: -40 }), run: 45, bulge: 0.6 },
  ],
  eye: { x: 190, y: 500 },
};

const threeQuarter: Pose = { yaw: 38, around: nape };
const development: Portrait = {
  camera,
  parts: [
    { solid: posed(face({ jaw: 0.06, width: 0.02, chin: 0.03 }), threeQuarter), run: 45, bulge: 0.6 },
    { solid: posed(cap(0.1), threeQuarter), run: -45, bulge: 0.6 },
    { solid: posed(ears, threeQuarter), run: 90, bulge: 0.4 },
    {
      solid: posed(
        union(
          ring([0.33, -0.02, 0.98], [0.12, 0, 0.99], 0.25, 0.035),
          ring([-0.33, -0.02, 0.98], [-0.12, 0, 0.99], 0.25, 0.035),
          rod([-0.09, 0.03, 1.02], [0.09, 0.03, 1.02], 0.03),
          rod([-0.58, 0.03, 0.95], [-0.8, 0.02, 0], 0.03),
        ),
        threeQuarter,
      ),
      run: 0,
      bulge: 0,
    },
    { solid: posed(neck, { yaw: 30 }), run: 90, bulge: 0.6 },
    { solid: posed(bust, { yaw: 25 }), run: 0, bulge: -0.6 },
  ],
  eye: { x: 600, y: 540 },
};

const right: Pose = { yaw: 90, around: nape };
const curls: readonly Point[] = [
  [0.35, 1.05, 0], [-0.1, 1.15, 0], [-0.55, 1.0, 0], [-0.95, 0.7, 0], [-1.1, 0.25, 0],
  [-1.0, -0.2, 0], [-0.75, -0.6, 0], [0.1, 0.72, 0.5], [-0.38, 0.62, 0.5], [-0.75, 0.28, 0.5],
  [-0.55, -0.15, 0.5], [-0.25, 0.2, 0.6], [0.5, 0.65, 0.4],
];
const marketing: Portrait = {
  camera: { ...camera, x: 470 },
  parts: [
    { solid: posed(face({ nose: -0.04, lips: 0.03 }), right), run: 90, bulge: 0.6 },
    ...curls.map((at, index) => ({ solid: sphere(at, 0.32 + (index % 3) * 0.03), around: at })),
    { solid: posed(neck, { yaw: 90 }), run: 0, bulge: 0.6 },
    { solid: posed(bust, { yaw: 40 }), run: -45, bulge: 0.6 },
  ],
  eye: { x: 740, y: 720 },
};

const upward: Pose = { yaw: 32, lift: 30, lean: 6, around: nape };
const production: Portrait = {
  camera,
  parts: [
    { solid: posed(face({ width: 0.01 }), upward), run: 0, bulge: -0.6 },
    { solid: posed(cap(0.07), upward), run: 60, bulge: 0.6 },
    {
      solid: posed(
        union(
          rod([-0.74, -0.1, -0.08], [-0.96, -0.1, -0.08], 0.3, 0.26),
          rod([0.74, -0.1, -0.08], [0.96, -0.1, -0.08], 0.3, 0.26),
        ),
        upward,
      ),
      run: 90,
    },
    { solid: posed(ring([0, 0.1, -0.08], [0, 0, 1], 0.98, 0.08), upward), run: 0 },
    { solid: posed(neck, { yaw: 30 }), run: 90, bulge: 0.6 },
    { solid: posed(bust, { yaw: 25 }), run: 135, bulge: 0.6 },
  ],
  eye: { x: 300, y: 520 },
};

/** Which file each portrait becomes below `content/public/media/team/`. */
export const sitters: Readonly<Record<string, Portrait>> = {
  'direccion-creativa': creativeDirection,
  diseno: design,
  desarrollo: development,
  'marketing-contenido': marketing,
  'produccion-audiovisual': production,
};
