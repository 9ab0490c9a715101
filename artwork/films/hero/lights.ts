import { boards, seen } from './boards.ts';
import { ahead, right, up } from './lens.ts';
import { along, blend, dot, plus, times, type Vector, vector } from './vector.ts';

/** A ring of cyan light behind the link, brighter above and to the left: every outline has a rim. */
function backLight(direction: Vector): number {
  const angle = Math.acos(Math.min(1, Math.max(-1, dot(direction, ahead))));
  const off = (angle - 0.62) / 0.2;
  if (Math.abs(off) >= 3) return 0;
  const lean = dot(direction, up) * 0.75 - dot(direction, right) * 0.66;
  return Math.exp(-off * off) * (0.55 + (0.45 * lean) / (Math.sin(angle) + 1e-4)) * 1.7;
}

/** The light that comes from a direction, with so much of the light behind the link. */
export function lightFrom(from: Vector, direction: Vector, rim: number): Vector {
  const height = (0.5 + 0.5 * direction.z) ** 3;
  const behind = (0.5 + 0.5 * direction.y) ** 2;
  let light = plus(
    blend(vector(0.0022, 0.0045, 0.014), vector(0.012, 0.026, 0.068), height),
    times(vector(0.004, 0.016, 0.03), behind),
  );
  light = along(light, vector(0.012, 0.5, 0.76), rim * backLight(direction));
  for (const shown of boards) {
    light = along(light, shown.colour, seen(shown, from, direction));
  }
  return light;
}
