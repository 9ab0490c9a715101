import { fill, type Point, place, polygon } from '../shapes.ts';

/**
 * A flat ribbon drawn as a broad nib would: its width always points the same way, so that it thins,
 * turns over and shows its other face by itself.
 */
export interface Ribbon {
  readonly points: readonly Point[];
  /** Width and direction of the nib at each point, in pixels and radians. */
  readonly nib: (index: number) => { width: number; angle: number };
  /** From the face in full light to the one turned away. */
  readonly tones: readonly string[];
}

interface Strip {
  readonly tone: number;
  readonly outline: Point[];
}

/** The ribbon in the order it was laid: later turns lie over earlier ones. */
export function ribbon({ points, nib, tones }: Ribbon): string {
  return strips(points, nib, tones.length)
    .map(({ tone, outline }) => {
      const color = tones[tone] ?? '';
      return fill(color, polygon(outline), `stroke="${color}" stroke-width=".8"`);
    })
    .join('');
}

/** What the ribbon throws on the wall behind it, `dx`, `dy` away. */
export function ribbonShadow(
  { points, nib, tones }: Ribbon,
  dx: number,
  dy: number,
  color: string,
) {
  // Piece by piece: in one path, faces turned opposite ways would cancel each other out.
  const pieces = strips(points, nib, tones.length).map(({ outline }) =>
    fill(color, polygon(outline), `stroke="${color}"`),
  );
  return place(pieces.join(''), dx, dy);
}

function strips(points: readonly Point[], nib: Ribbon['nib'], tones: number): Strip[] {
  const found: Strip[] = [];
  let left: Point[] = [];
  let right: Point[] = [];
  let tone = -1;
  const close = () => {
    if (left.length > 1) found.push({ tone, outline: [...left, ...right.reverse()] });
  };
  for (let index = 0; index + 1 < points.length; index++) {
    const [x, y] = points[index] as Point;
    const [nextX, nextY] = points[index + 1] as Point;
    const { width, angle } = nib(index);
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    // 1 where the band lies open towards us, 0 on edge, negative where we see its other face.
    const facing = ((nextX - x) * Math.sin(angle) - (nextY - y) * Math.cos(angle)) / length;
    const now = Math.min(tones - 1, Math.floor(((1 - facing) / 2) * tones));
    const edge = (side: number): Point => [
      x + (side * Math.cos(angle) * width) / 2,
      y + (side * Math.sin(angle) * width) / 2,
    ];
    if (now !== tone) {
      left.push(edge(-1));
      right.push(edge(1));
      close();
      left = [];
      right = [];
      tone = now;
    }
    left.push(edge(-1));
    right.push(edge(1));
  }
  close();
  return found;
}
