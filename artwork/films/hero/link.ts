import { BufferGeometry, DoubleSide, Float32BufferAttribute, Ray, Vector3 } from 'three';
import { MeshBVH, SAH } from 'three-mesh-bvh';
import { cross, dot, minus, plus, times, unit, type Vector, vector } from './vector.ts';

/** Points along a ribbon and around its edge. */
const [lengthwise, around] = [960, 72];
/** From the middle of the ring to the middle of a ribbon, and how far a ribbon swings from there. */
const [radius, swingOut, swingUp] = [1, 0.36, 0.34];
const [halfWidth, halfHeight] = [0.29, 0.056];
/** 2 is an ellipse, more is nearer to a rectangle. */
const squareness = 3.2;

export interface Hit {
  readonly distance: number;
  readonly point: Vector;
  /** Outwards, of the triangle and of the round surface that it stands for. */
  readonly face: Vector;
  readonly normal: Vector;
  readonly ribbon: 0 | 1;
  /** Where across the ribbon, -1 to 1. */
  readonly across: number;
}

export interface Link {
  readonly hit: (from: Vector, direction: Vector) => Hit | undefined;
}

const signedPower = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;

/** Writes the points of one of the two ribbons; `twist` turns it about its own length. */
function writeRibbon(
  which: 0 | 1,
  turn: number,
  twist: number,
  write: (point: Vector, across: number) => void,
): void {
  const swing = (t: number) => 2 * t + which * Math.PI;
  const middle = (t: number) => {
    const reach = radius + swingOut * Math.cos(swing(t));
    return vector(
      reach * Math.cos(t + turn),
      reach * Math.sin(t + turn),
      swingUp * Math.sin(swing(t)),
    );
  };
  for (let step = 0; step < lengthwise; step++) {
    const t = (step / lengthwise) * 2 * Math.PI;
    const q = swing(t);
    const tangent = unit(minus(middle(t + 1e-3), middle(t - 1e-3)));
    const outward = vector(
      Math.cos(q) * Math.cos(t + turn),
      Math.cos(q) * Math.sin(t + turn),
      Math.sin(q),
    );
    const above = unit(minus(outward, times(tangent, dot(outward, tangent))));
    const aside = cross(tangent, above);
    const [cos, sin] = [Math.cos(twist - q / 2), Math.sin(twist - q / 2)];
    for (let corner = 0; corner < around; corner++) {
      const angle = ((corner + 0.5) / around) * 2 * Math.PI;
      const across = signedPower(Math.cos(angle), 2 / squareness);
      const x = halfWidth * across;
      const y = halfHeight * signedPower(Math.sin(angle), 2 / squareness);
      const inPlane = plus(times(aside, x * cos - y * sin), times(above, x * sin + y * cos));
      write(plus(middle(t), inPlane), across);
    }
  }
}

function surface(turn: number, twist: number): BufferGeometry {
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (const which of [0, 1] as const) {
    const first = which * lengthwise * around;
    writeRibbon(which, turn, twist, (point, across) => {
      position.push(point.x, point.y, point.z);
      uv.push(across, which);
    });
    for (let i = 0; i < lengthwise; i++) {
      for (let j = 0; j < around; j++) {
        const [nextI, nextJ] = [(i + 1) % lengthwise, (j + 1) % around];
        const [a, b, c, d] = [
          [i, j],
          [nextI, j],
          [nextI, nextJ],
          [i, nextJ],
        ].map(([row = 0, column = 0]) => first + row * around + column) as [
          number,
          number,
          number,
          number,
        ];
        index.push(a, b, c, a, c, d);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/**
 * Two ribbons through each other, as they stand after so much of a loop. Half a turn brings each
 * to where the other was, and both to where they were; the whole sways a little.
 */
export function linkAt(part: number): Link {
  const moment = part + 0.25;
  const sway = (3 * Math.PI) / 180;
  const geometry = surface(moment * Math.PI, moment * Math.PI)
    .rotateX(sway * Math.sin(2 * Math.PI * moment))
    .rotateY(sway * Math.cos(2 * Math.PI * moment));
  const tree = new MeshBVH(geometry, { strategy: SAH, targetLeafSize: 4 });
  const ray = new Ray(new Vector3(), new Vector3());
  return {
    hit: (from, direction) => {
      ray.origin.set(from.x, from.y, from.z);
      ray.direction.set(direction.x, direction.y, direction.z);
      const found = tree.raycastFirst(ray, DoubleSide);
      if (!found?.face || !found.normal || !found.uv) return undefined;
      const face = vector(found.face.normal.x, found.face.normal.y, found.face.normal.z);
      const normal = unit(vector(found.normal.x, found.normal.y, found.normal.z));
      return {
        distance: found.distance,
        point: vector(found.point.x, found.point.y, found.point.z),
        face,
        // The library turns normals towards the look.
        normal: dot(face, normal) < 0 ? times(normal, -1) : normal,
        ribbon: found.uv.y < 0.5 ? 0 : 1,
        across: found.uv.x,
      };
    },
  };
}
