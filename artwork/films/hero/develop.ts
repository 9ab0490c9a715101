import { exposure } from './pixels.ts';
import { brightest, smooth, times, type Vector, vector } from './vector.ts';

/** A plane of light, row by row. */
type Plane = readonly Vector[];

function blurred(plane: Plane, size: number, sigma: number): Vector[] {
  const reach = Math.floor(sigma * 3);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-0.5 * ((index - reach) / sigma) ** 2),
  );
  const whole = bell.reduce((sum, part) => sum + part, 0);
  const pass = (from: Plane, stepX: number, stepY: number) =>
    from.map((_, pixel) => {
      let [x, y, z] = [0, 0, 0];
      bell.forEach((part, index) => {
        const away = index - reach;
        const column = Math.min(size - 1, Math.max(0, (pixel % size) + away * stepX));
        const row = Math.min(size - 1, Math.max(0, Math.floor(pixel / size) + away * stepY));
        const light = from[row * size + column] as Vector;
        x += (light.x * part) / whole;
        y += (light.y * part) / whole;
        z += (light.z * part) / whole;
      });
      return vector(x, y, z);
    });
  return pass(pass(plane, 1, 0), 0, 1);
}

/** What is brighter than this spills over in the lens. */
const bright = 0.6;
const most = 4;

function spilling(light: Vector): Vector {
  const brightness = brightest(light);
  const spilt = Math.max(0, brightness - bright);
  return spilt === 0 ? vector(0, 0, 0) : times(light, Math.min(spilt, most) / brightness);
}

const quarter = 4;

/** The mean of each four by four pixels. */
function coarse(plane: Plane, size: number): Vector[] {
  const small = Math.floor(size / quarter);
  return Array.from({ length: small * small }, (_, pixel) => {
    let [x, y, z] = [0, 0, 0];
    for (let inside = 0; inside < quarter ** 2; inside++) {
      const column = (pixel % small) * quarter + (inside % quarter);
      const row = Math.floor(pixel / small) * quarter + Math.floor(inside / quarter);
      const light = plane[row * size + column] as Vector;
      x += light.x;
      y += light.y;
      z += light.z;
    }
    return vector(x / quarter ** 2, y / quarter ** 2, z / quarter ** 2);
  });
}

/** One value of a coarse plane between its pixels. */
function between(plane: Plane, small: number, x: number, y: number): Vector {
  const [column, row] = [x, y].map((value) =>
    Math.max(0, Math.min(small - 2, Math.floor(value))),
  ) as [number, number];
  const [right, down] = [x - column, y - row].map((part) => Math.min(1, Math.max(0, part))) as [
    number,
    number,
  ];
  let [red, green, blue] = [0, 0, 0];
  for (const [stepX, stepY] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const light = plane[(row + stepY) * small + column + stepX] as Vector;
    const part = (stepX ? right : 1 - right) * (stepY ? down : 1 - down);
    red += light.x * part;
    green += light.y * part;
    blue += light.z * part;
  }
  return vector(red, green, blue);
}

/** A film's curve (ACES, as Narkowicz fitted it): bright colours grow pale instead of clipping. */
function curve(light: number): number {
  const x = light * 0.62 * 1.9;
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
}

const standard = (light: number) =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** Light spills a little, then becomes sRGB with 16 bits; the night keeps its exact colour. */
export function developed(plane: Plane, size: number): Uint16Array {
  const small = Math.floor(size / quarter);
  const spilt = coarse(plane.map(spilling), size);
  const [near, far] = [0.01, 0.045].map((share) => blurred(spilt, small, small * share)) as [
    Vector[],
    Vector[],
  ];
  const pixels = new Uint16Array(size * size * 3);
  plane.forEach((light, pixel) => {
    const x = ((pixel % size) + 0.5) / quarter - 0.5;
    const y = (Math.floor(pixel / size) + 0.5) / quarter - 0.5;
    const [close, wide] = [between(near, small, x, y), between(far, small, x, y)];
    const shown = times(
      vector(
        light.x + 0.14 * close.x + 0.196 * wide.x,
        light.y + 0.14 * close.y + 0.196 * wide.y,
        light.z + 0.14 * close.z + 0.196 * wide.z,
      ),
      exposure,
    );
    const lit = smooth(0.0105, 0.065, brightest(shown));
    [shown.x, shown.y, shown.z].forEach((channel, index) => {
      const value = standard(channel * (1 - lit) + curve(channel) * lit);
      pixels[pixel * 3 + index] = Math.round(Math.min(1, Math.max(0, value)) * 65535);
    });
  });
  return pixels;
}
