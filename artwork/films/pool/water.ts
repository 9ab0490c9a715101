import { modulo, scatter } from '../motion.ts';
import { type Point, short } from '../shapes.ts';

/** Flat water: the net of light that the sun draws, and how far water bends what lies below it. */

/** Pixels from one cell of light to the next. */
const cell = 190;

/** The points around which the cells of light form; each one goes round once a loop. */
function sources(time: number, seconds: number, width: number, height: number): Point[][] {
  const columns = Math.ceil(width / cell) + 3;
  const rows = Math.ceil(height / cell) + 3;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): Point => {
      const seed = row * 57 + column;
      const turn = 2 * Math.PI * (scatter(seed) + (seed % 2 ? 1 : -1) * (time / seconds));
      const swing = cell * (0.17 + 0.12 * scatter(seed + 0.3));
      return [
        (column - 1 + (row % 2 ? 0.25 : 0.75) + 0.5 * (scatter(seed + 0.7) - 0.5)) * cell +
          swing * Math.cos(turn),
        (row - 1 + 0.5 + 0.5 * (scatter(seed + 0.9) - 0.5)) * cell + swing * Math.sin(turn) * 0.8,
      ];
    }),
  );
}

/**
 * The net as one filled path: where the two nearest sources are about equally far. `thick` is the
 * width of its threads, in pixels, at one point of the water.
 */
export function caustics(
  time: number,
  seconds: number,
  width: number,
  height: number,
  thick: (x: number, y: number) => number,
): string {
  const points = sources(time, seconds, width, height);
  const step = 9;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const field = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * step, row * step];
      const [homeRow, homeColumn] = [Math.floor(y / cell) + 1, Math.floor(x / cell) + 1];
      let [first, second] = [1e9, 1e9];
      for (let r = homeRow - 2; r <= homeRow + 2; r++) {
        for (let c = homeColumn - 2; c <= homeColumn + 2; c++) {
          const point = points[r]?.[c];
          if (!point) continue;
          const distance = Math.hypot(point[0] - x, point[1] - y);
          if (distance < first) [first, second] = [distance, first];
          else if (distance < second) second = distance;
        }
      }
      field[row * columns + column] = thick(x, y) - (second - first);
    }
  }
  return filled(field, columns, rows, step);
}

/** Everything above zero, as polygons one grid square at a time. */
function filled(field: Float64Array, columns: number, rows: number, step: number): string {
  let path = '';
  for (let row = 0; row + 1 < rows; row++) {
    let run = -1;
    const flush = (column: number) => {
      if (run >= 0) path += `M${run * step} ${row * step}H${column * step}v${step}H${run * step}Z`;
      run = -1;
    };
    for (let column = 0; column + 1 < columns; column++) {
      const at = row * columns + column;
      const corners = [
        [column, row, field[at] ?? 0],
        [column + 1, row, field[at + 1] ?? 0],
        [column + 1, row + 1, field[at + columns + 1] ?? 0],
        [column, row + 1, field[at + columns] ?? 0],
      ] as const;
      const inside = corners.filter(([, , value]) => value > 0).length;
      if (inside === 4) {
        if (run < 0) run = column;
        continue;
      }
      flush(column);
      if (inside === 0) continue;
      const outline: string[] = [];
      corners.forEach(([x, y, value], index) => {
        const [nextX, nextY, next] = corners[(index + 1) % 4] ?? corners[0];
        if (value > 0) outline.push(`${x * step} ${y * step}`);
        if (value > 0 === next > 0) return;
        const part = value / (value - next);
        outline.push(
          `${short((x + (nextX - x) * part) * step)} ${short((y + (nextY - y) * part) * step)}`,
        );
      });
      path += `M${outline.join('L')}Z`;
    }
    flush(columns - 1);
  }
  return path;
}

/** What lies on the bottom, seen through the water. */
export function bent([x, y]: Point, time: number, seconds: number, much = 7): Point {
  const phase = (turns: number, rest: number) =>
    2 * Math.PI * modulo((turns * time) / seconds + rest, 1);
  return [
    x + much * Math.sin(phase(1, y / 170)) + much * 0.4 * Math.sin(phase(-1, x / 120 + y / 210)),
    y + much * 0.7 * Math.sin(phase(-1, x / 190)) + much * 0.3 * Math.sin(phase(2, y / 110)),
  ];
}
