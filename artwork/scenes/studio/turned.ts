import type { ProfilePoint } from './solids.ts';

/** A corner of a profile, and how far its rounding reaches where it is another than the rest's. */
export type Corner = readonly [radius: number, height: number, rounding?: number];

/** Rounds the corners of a profile for the lathe. */
export function rounded(corners: readonly Corner[], rounding = 0.05): ProfilePoint[] {
  return corners.flatMap(([x, y, own = rounding], index): ProfilePoint[] => {
    const [before, after] = [corners[index - 1], corners[index + 1]];
    if (!before || !after || own === 0) return [[x, y]];
    const towards = ([toX, toY]: Corner) => {
      const length = Math.hypot(toX - x, toY - y);
      return {
        length,
        at: (far: number) =>
          [x + ((toX - x) / length) * far, y + ((toY - y) / length) * far] as const,
      };
    };
    const [back, ahead] = [towards(before), towards(after)];
    const reach = Math.min(own, back.length / 2, ahead.length / 2);
    const [start, end] = [back.at(reach), ahead.at(reach)];
    return Array.from({ length: 7 }, (_, step) => {
      const t = step / 6;
      const mix = (a: number, b: number, c: number) =>
        (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
      return [mix(start[0], x, end[0]), mix(start[1], y, end[1])] as const;
    });
  });
}
