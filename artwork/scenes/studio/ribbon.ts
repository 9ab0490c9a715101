import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, Vector3 } from 'three';
import type { Triple } from '../artwork.ts';

export const curveThrough = (points: readonly Triple[]) =>
  new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    'centripetal',
  );

export interface RibbonStep {
  readonly middle: Vector3;
  /** From the middle to one edge. */
  readonly side: Vector3;
  /** How far along the ribbon, in widths of the print. */
  readonly along: number;
}

/** A strip of two edges through the steps; the print runs along it, `v` downwards. */
export function ribbon(steps: readonly RibbonStep[]): BufferGeometry {
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  steps.forEach(({ middle, side, along }, step) => {
    position.push(...middle.clone().add(side).toArray(), ...middle.clone().sub(side).toArray());
    uv.push(0, along, 1, along);
    if (step === 0) return;
    const first = step * 2 - 2;
    index.push(first, first + 1, first + 2, first + 1, first + 3, first + 2);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Steps along a curve, each edge `side` away from it. */
export function ribbonAlong(
  curve: CatmullRomCurve3,
  count: number,
  side: (middle: Vector3, tangent: Vector3, part: number) => Vector3,
  printLength: number,
): BufferGeometry {
  const length = curve.getLength();
  return ribbon(
    Array.from({ length: count + 1 }, (_, step) => {
      const part = step / count;
      const middle = curve.getPointAt(part);
      const edge = side(middle, curve.getTangentAt(part), part);
      return { middle, side: edge, along: (-part * length) / printLength };
    }),
  );
}
