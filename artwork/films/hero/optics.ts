import type { Hit } from './link.ts';
import { along, dot, plus, times, unit, type Vector, vector } from './vector.ts';

export const white = vector(1, 1, 1);

/** Mirrors more the flatter the look: Schlick's approximation. */
export const mirroring = (straight: Vector, cosine: number) =>
  plus(straight, times(plus(white, times(straight, -1)), (1 - cosine) ** 5));

/** At an outline the round surface's normal may point away from the look: it is turned back. */
export function turnedToLook(hit: Hit, direction: Vector): Hit {
  const away = dot(hit.normal, direction);
  if (away <= -0.01) return hit;
  return { ...hit, normal: unit(along(hit.normal, direction, -(away + 0.01))) };
}

/** Share of light that is mirrored where two media meet. */
export function fresnel(before: number, after: number, cosine: number, bent: number): number {
  const across = (before * cosine - after * bent) / (before * cosine + after * bent);
  const within = (before * bent - after * cosine) / (before * bent + after * cosine);
  return (across ** 2 + within ** 2) / 2;
}
