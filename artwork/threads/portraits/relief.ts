import type { Solid } from './solid.ts';

/** A drawing is sampled every `step` units of its 900 × 1200 sheet, with a margin around it. */
export const sheet = { width: 900, height: 1200 } as const;
export const step = 3;
const margin = 20;
export const columns = sheet.width / step + 2 * margin + 1;
export const rows = sheet.height / step + 2 * margin + 1;

export type Grid = Float64Array;

export const sheetX = (column: number) => (column - margin) * step;
export const sheetY = (row: number) => (row - margin) * step;

export interface Camera {
  /** Where the point (0, 0) of the solids' space stands on the sheet, and the size of one unit. */
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

const nothing = -6;

/** Height of a solid's visible side in each point, in sheet units; `-Infinity` beside it. */
export function heights(solid: Solid, camera: Camera): Grid {
  const grid: Grid = new Float64Array(columns * rows).fill(Number.NEGATIVE_INFINITY);
  for (let row = 0; row < rows; row++) {
    const y = (camera.y - sheetY(row)) / camera.unit;
    for (let column = 0; column < columns; column++) {
      const x = (sheetX(column) - camera.x) / camera.unit;
      let z = 3;
      while (z > nothing) {
        const distance = solid(x, y, z);
        if (distance < 0.0005) {
          grid[row * columns + column] = z * camera.unit;
          break;
        }
        z -= distance * 0.7;
      }
    }
  }
  return grid;
}

/**
 * The lowest surface above `grid` that is nowhere steeper than `slope`. It runs on beyond the
 * silhouette, so that lines on it reach the silhouette without crowding there.
 */
export function gentle(grid: Grid, slope: number): Grid {
  const result = grid.slice();
  const moves = [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [2, 1],
    [1, 2],
    [-1, 2],
    [-2, 1],
  ].map(([dx = 0, dy = 0]) => ({ dx, dy, fall: Math.hypot(dx, dy) * step * slope }));
  for (let pass = 0; pass < 4; pass++) {
    const sign = pass % 2 ? -1 : 1;
    for (let index = 0; index < result.length; index++) {
      const at = sign > 0 ? index : result.length - 1 - index;
      const column = at % columns;
      const row = (at - column) / columns;
      let best = result[at] as number;
      for (const { dx, dy, fall } of moves) {
        const fromColumn = column - sign * dx;
        const fromRow = row - sign * dy;
        if (fromColumn < 0 || fromColumn >= columns || fromRow < 0 || fromRow >= rows) continue;
        best = Math.max(best, (result[fromRow * columns + fromColumn] as number) - fall);
      }
      result[at] = best;
    }
  }
  return result;
}

/** A Gaussian blur of `radius` sheet units. */
export function softened(grid: Grid, radius: number): Grid {
  const sigma = radius / step;
  const reach = Math.ceil(sigma * 3);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const along = (source: Grid, dx: number, dy: number): Grid => {
    const target = new Float64Array(source.length);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        let sum = 0;
        for (let offset = -reach; offset <= reach; offset++) {
          const x = Math.min(columns - 1, Math.max(0, column + offset * dx));
          const y = Math.min(rows - 1, Math.max(0, row + offset * dy));
          sum += (source[y * columns + x] as number) * (kernel[offset + reach] as number);
        }
        target[row * columns + column] = sum / total;
      }
    }
    return target;
  };
  return along(along(grid, 1, 0), 0, 1);
}
