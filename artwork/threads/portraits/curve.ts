import type { Contour, Spot } from './contour.ts';

type Cubic = readonly [Spot, Spot, Spot, Spot];

const minus = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [ax - bx, ay - by];
const dot = ([ax, ay]: Spot, [bx, by]: Spot) => ax * bx + ay * by;
const ahead = ([x, y]: Spot, [dx, dy]: Spot, by: number): Spot => [x + dx * by, y + dy * by];
function unit(vector: Spot): Spot {
  const size = Math.hypot(...vector) || 1;
  return [vector[0] / size, vector[1] / size];
}

function at([a, b, c, d]: Cubic, t: number): Spot {
  const s = 1 - t;
  const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [
    k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0],
    k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1],
  ];
}

/** Least squares for the two free lengths of a cubic whose ends and tangents are given. */
function cubic(spots: readonly Spot[], times: readonly number[], from: Spot, to: Spot): Cubic {
  const start = spots[0] as Spot;
  const end = spots.at(-1) as Spot;
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (let index = 0; index < spots.length; index++) {
    const t = times[index] as number;
    const s = 1 - t;
    const a = ahead([0, 0], from, 3 * s * s * t);
    const b = ahead([0, 0], to, 3 * s * t * t);
    c00 += dot(a, a);
    c01 += dot(a, b);
    c11 += dot(b, b);
    const rest = minus(spots[index] as Spot, at([start, start, end, end], t));
    x0 += dot(a, rest);
    x1 += dot(b, rest);
  }
  const determinant = c00 * c11 - c01 * c01;
  const chord = Math.hypot(...minus(end, start));
  let left = (x0 * c11 - x1 * c01) / determinant;
  let right = (c00 * x1 - c01 * x0) / determinant;
  if (!(left > chord * 0.05 && right > chord * 0.05 && left < chord * 3 && right < chord * 3)) {
    left = chord / 3;
    right = chord / 3;
  }
  return [start, ahead(start, from, left), ahead(end, to, right), end];
}

/** Cubic curves that stay within `tolerance` of a line (Schneider's method). */
function cubics(spots: readonly Spot[], from: Spot, to: Spot, tolerance: number): Cubic[] {
  const lengths = [0];
  for (let index = 1; index < spots.length; index++) {
    const gap = Math.hypot(...minus(spots[index] as Spot, spots[index - 1] as Spot));
    lengths.push((lengths[index - 1] as number) + gap);
  }
  const total = lengths.at(-1) || 1;
  let times = lengths.map((part) => part / total);
  let curve = cubic(spots, times, from, to);
  for (let round = 0; ; round++) {
    let worst = 0;
    let split = spots.length >> 1;
    for (let index = 1; index < spots.length - 1; index++) {
      const off = Math.hypot(...minus(at(curve, times[index] as number), spots[index] as Spot));
      if (off > worst) [worst, split] = [off, index];
    }
    if (worst <= tolerance || spots.length < 4) return [curve];
    if (round === 4 || worst > 8 * tolerance) {
      const middle = unit(
        minus(
          spots[Math.max(0, split - 2)] as Spot,
          spots[Math.min(spots.length - 1, split + 2)] as Spot,
        ),
      );
      const back: Spot = [-middle[0], -middle[1]];
      return [
        ...cubics(spots.slice(0, split + 1), from, middle, tolerance),
        ...cubics(spots.slice(split), back, to, tolerance),
      ];
    }
    times = times.map((t, index) => nearer(curve, spots[index] as Spot, t));
    curve = cubic(spots, times, from, to);
  }
}

/** One step of Newton's method towards the time at which a curve is nearest to a spot. */
function nearer(curve: Cubic, spot: Spot, t: number): number {
  const h = 1e-3;
  const here = minus(at(curve, t), spot);
  const before = at(curve, t - h);
  const after = at(curve, t + h);
  const speed = ahead([0, 0], minus(after, before), 1 / (2 * h));
  const [x, y] = at(curve, t);
  const bend: Spot = [
    (after[0] - 2 * x + before[0]) / (h * h),
    (after[1] - 2 * y + before[1]) / (h * h),
  ];
  const slope = dot(speed, speed) + dot(here, bend);
  return slope === 0 ? t : Math.min(1, Math.max(0, t - dot(here, speed) / slope));
}

/** Relative path data in tenths at most: what remains of rounding never adds up. */
export function pathData({ spots, closed }: Contour, tolerance: number, digits = 0): string {
  const line = closed ? [...spots, spots[0] as Spot] : spots;
  const span = Math.min(3, line.length - 1);
  const first = line[0] as Spot;
  const last = line.at(-1) as Spot;
  let from = unit(minus(line[span] as Spot, first));
  let to = unit(minus(line.at(-1 - span) as Spot, last));
  if (closed) {
    from = unit(minus(line[span] as Spot, line.at(-1 - span) as Spot));
    to = [-from[0], -from[1]];
  }
  const scale = 10 ** digits;
  const round = ([x, y]: Spot): Spot => [Math.round(x * scale), Math.round(y * scale)];
  let [atX, atY] = round(first);
  let data = `M${atX / scale} ${atY / scale}c`;
  let needsGap = false;
  const put = (value: number) => {
    const text = String(value / scale).replace(/^(-?)0\./, '$1.');
    data += needsGap && !text.startsWith('-') ? ` ${text}` : text;
    needsGap = true;
  };
  for (const [, b, c, d] of cubics(line, from, to, tolerance)) {
    for (const [x, y] of [b, c, d].map(round)) {
      put((x as number) - atX);
      put((y as number) - atY);
    }
    [atX, atY] = round(d);
  }
  return closed ? `${data}z` : data;
}
