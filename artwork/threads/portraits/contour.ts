import { columns, type Grid, rows, sheetX, sheetY } from './relief.ts';

export type Spot = readonly [x: number, y: number];
export interface Contour {
  readonly spots: readonly Spot[];
  readonly closed: boolean;
}

/** The lines along which a grid has the value `level`. */
export function contours(grid: Grid, level: number): Contour[] {
  const next = new Map<number, number[]>();
  const spots = new Map<number, Spot>();
  const value = (column: number, row: number) => (grid[row * columns + column] as number) - level;

  /** The edges of the grid are numbered: even ones go right from a sample, odd ones down. */
  const cross = (column: number, row: number, down: 0 | 1) => {
    const id = 2 * (row * columns + column) + down;
    if (!spots.has(id)) {
      const a = value(column, row);
      const b = value(down ? column : column + 1, down ? row + 1 : row);
      const t = a / (a - b);
      spots.set(id, [sheetX(down ? column : column + t), sheetY(down ? row + t : row)]);
    }
    return id;
  };
  const join = (a: number, b: number) => {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  };

  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const inside = [
        value(column, row) > 0,
        value(column + 1, row) > 0,
        value(column + 1, row + 1) > 0,
        value(column, row + 1) > 0,
      ];
      const crossed: number[] = [];
      if (inside[0] !== inside[1]) crossed.push(cross(column, row, 0));
      if (inside[1] !== inside[2]) crossed.push(cross(column + 1, row, 1));
      if (inside[2] !== inside[3]) crossed.push(cross(column, row + 1, 0));
      if (inside[3] !== inside[0]) crossed.push(cross(column, row, 1));
      const [a, b, c, d] = crossed;
      if (a !== undefined && b !== undefined) join(a, b);
      if (c !== undefined && d !== undefined) join(c, d);
    }
  }

  const used = new Set<number>();
  const walk = (start: number): number[] => {
    const path = [start];
    used.add(start);
    for (let at: number | undefined = start; at !== undefined; ) {
      at = next.get(at)?.find((id) => !used.has(id));
      if (at === undefined) break;
      used.add(at);
      path.push(at);
    }
    return path;
  };
  const found: Contour[] = [];
  const ids = [...next.keys()];
  for (const start of ids.filter((id) => next.get(id)?.length === 1)) {
    if (!used.has(start)) found.push({ spots: walk(start).map(spotOf), closed: false });
  }
  for (const start of ids) {
    if (!used.has(start)) found.push({ spots: walk(start).map(spotOf), closed: true });
  }
  return found;

  function spotOf(id: number): Spot {
    return spots.get(id) as Spot;
  }
}

/** The stretches of a line for which `keep` holds. */
export function stretches({ spots, closed }: Contour, keep: (spot: Spot) => boolean): Contour[] {
  const kept = spots.map(keep);
  if (kept.every(Boolean)) return [{ spots, closed }];
  const first = closed ? kept.indexOf(false) : 0;
  const found: Contour[] = [];
  let run: Spot[] = [];
  for (let index = 0; index < spots.length; index++) {
    const at = (first + index) % spots.length;
    if (kept[at]) {
      run.push(spots[at] as Spot);
      continue;
    }
    if (run.length > 1) found.push({ spots: run, closed: false });
    run = [];
  }
  if (run.length > 1) found.push({ spots: run, closed: false });
  return found;
}

export function length({ spots }: Contour): number {
  let sum = 0;
  for (let index = 1; index < spots.length; index++) {
    const [x1, y1] = spots[index - 1] as Spot;
    const [x2, y2] = spots[index] as Spot;
    sum += Math.hypot(x2 - x1, y2 - y1);
  }
  return sum;
}
