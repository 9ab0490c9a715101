import { type DrawnFilm, wide } from './film.ts';
import { easeInOut, modulo, ringing, span } from './motion.ts';
import { box, bundle, circle, fill, type Point, polyline, sampled } from './shapes.ts';

/**
 * The team: five bundles come in from five sides and become one cloth, because one thread goes
 * through all of them. The loom never stops: a loop is one thread there and one thread back.
 */

const seconds = 6;
const night = '#050A18';
const white = '#EEF3FA';
const cyan = '#22E0F0';
const marigold = '#FFA51F';

const lines = 5;
const pitch = 14;
const thickness = 6.5;
/** From the centre of a bundle to the next: in the warp, and from one row to the next. */
const gauge = 104;
const warps = [0, 1, 2, 3, 4];
const warpX = (warp: number) => 640 + (warp - 2) * gauge;
const [leftX, rightX] = [warpX(0) - 78, warpX(4) + 78];
/** Where the thread is laid. */
const fell = 400;
const rowSeconds = seconds / 2;
/** Part of a row's time in which the thread crosses; then the cloth moves on by one row. */
const crossing = 0.74;
const bed = (lines - 1) * pitch + thickness + 2 * 10;

/** The way each bundle comes, from its side of the picture down to the cloth. */
const ways: readonly (readonly (readonly [x: number, y: number, radius: number])[])[] = [
  [
    [-60, 236, 0],
    [warpX(0), 236, 84],
    [warpX(0), 860, 0],
  ],
  [
    [176, -60, 0],
    [176, 96, 84],
    [warpX(1), 96, 84],
    [warpX(1), 860, 0],
  ],
  [
    [warpX(2), -60, 0],
    [warpX(2), 860, 0],
  ],
  [
    [1104, -60, 0],
    [1104, 96, 84],
    [warpX(3), 96, 84],
    [warpX(3), 860, 0],
  ],
  [
    [1340, 236, 0],
    [warpX(4), 236, 84],
    [warpX(4), 860, 0],
  ],
];

/** Corners turned into points, close together where the bundle may be plucked. */
function rounded(corners: (typeof ways)[number]): Point[] {
  const points: Point[] = [];
  corners.forEach(([x, y, radius], index) => {
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (!before || !after) {
      if (!before) points.push([x, y]);
      else {
        const from = points.at(-1) as Point;
        points.push(
          ...sampled(
            60,
            (part): Point => [from[0] + (x - from[0]) * part, from[1] + (y - from[1]) * part],
          ).slice(1),
        );
      }
      return;
    }
    const into = [Math.sign(x - before[0]), Math.sign(y - before[1])] as const;
    const out = [Math.sign(after[0] - x), Math.sign(after[1] - y)] as const;
    const hub: Point = [x + (out[0] - into[0]) * radius, y + (out[1] - into[1]) * radius];
    points.push(
      ...sampled(16, (part): Point => {
        const angle = (part * Math.PI) / 2;
        return [
          hub[0] - out[0] * radius * Math.cos(angle) + into[0] * radius * Math.sin(angle),
          hub[1] - out[1] * radius * Math.cos(angle) + into[1] * radius * Math.sin(angle),
        ];
      }),
    );
  });
  return points;
}

const rest = ways.map(rounded);

/** Progress of the thread in the row now being laid, 0 to 1, and how far the cloth has moved. */
function loom(time: number) {
  const row = Math.floor(time / rowSeconds + 1e-9);
  const part = time / rowSeconds - row;
  return {
    row,
    laid: easeInOut(span(part, 0, crossing)) * 0.5 + span(part, 0, crossing) * 0.5,
    turned: easeInOut(span(part, crossing - 0.03, 1)),
  };
}

/** When, counted from the row's start, the thread passes a warp. */
function passing(warp: number, rightwards: boolean): number {
  const goal = (warpX(warp) - leftX) / (rightX - leftX);
  let [low, high] = [0, crossing];
  for (let halving = 0; halving < 16; halving++) {
    const middle = (low + high) / 2;
    const part = middle / crossing;
    if (easeInOut(part) * 0.5 + part * 0.5 < (rightwards ? goal : 1 - goal)) low = middle;
    else high = middle;
  }
  return low * rowSeconds;
}

/** How far a warp is pushed aside by the threads that went by. */
function pluck(warp: number, time: number): number {
  let sum = 0;
  for (let back = 0; back < 2; back++) {
    const row = Math.floor(time / rowSeconds + 1e-9) - back;
    const rightwards = modulo(row, 2) === 0;
    const since = time - row * rowSeconds - passing(warp, rightwards) + 0.16;
    sum += (rightwards ? 1 : -1) * 15 * ringing(since, 1.35, 2.5);
  }
  return sum;
}

function warpPoints(warp: number, time: number): Point[] {
  const push = pluck(warp, time);
  return (rest[warp] as Point[]).map(([x, y]): Point => {
    const near = Math.exp(-(((y - fell) / 78) ** 2));
    return [x + push * near, y];
  });
}

const strokes = (color: string, width: number, path: string, more = '') =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" d="${path}" ${more}/>`;

/** A row with the turn that leads up to the next; `reach` is how much of row and turn is laid. */
function thread(y: number, rightwards: boolean, laid: number, turned: number): Point[] {
  const [from, to] = rightwards ? [leftX, rightX] : [rightX, leftX];
  // It begins a little early, so that it joins the turn before without a seam.
  const early = rightwards ? -4 : 4;
  const points: Point[] = [
    [from + early, y],
    ...sampled(40, (part): Point => [from + (to - from) * part * laid, y]),
  ];
  if (turned > 0) {
    const way = rightwards ? 1 : -1;
    const half = gauge / 2;
    points.push(
      ...sampled(24, (part): Point => {
        const angle = part * turned * Math.PI;
        return [to + way * half * Math.sin(angle), y - half + half * Math.cos(angle)];
      }).slice(1),
    );
  }
  return points;
}

function frame(time: number): string {
  const { row, laid, turned } = loom(time);
  const shift = turned * gauge;
  const paths = warps.map((warp) => warpPoints(warp, time));
  let picture = fill(night, 'M0 0H1280V800H0Z');
  for (const points of paths) picture += strokes(white, thickness, bundle(points, lines, pitch));

  let dot: Point = [0, 0];
  for (let back = 5; back >= 0; back--) {
    const index = row - back;
    const rightwards = modulo(index, 2) === 0;
    const y = fell + back * gauge + shift;
    const points = back === 0 ? thread(y, rightwards, laid, turned) : thread(y, rightwards, 1, 1);
    const clip = `row${back}`;
    picture += strokes(night, bed, polyline(points), 'stroke-linejoin="round"');
    picture += strokes(cyan, thickness, bundle(points, lines, pitch), 'stroke-linejoin="round"');
    if (back === 0) {
      dot = points.at(-1) as Point;
      picture +=
        fill(night, circle(dot[0], dot[1], 46)) + fill(marigold, circle(dot[0], dot[1], 33));
    }
    // Every second bundle comes up over the thread, in the next row the others do.
    const over = warps.filter((warp) => modulo(warp + index, 2) === 0);
    // On whole pixels: a window that ends within one leaves a hairline across the bundle.
    const top = Math.round(y - gauge / 2);
    const window = over.map((warp) => box(warpX(warp) - gauge / 2, top, gauge, gauge));
    picture += `<clipPath id="${clip}"><path d="${window.join('')}"/></clipPath><g clip-path="url(#${clip})">`;
    for (const warp of over) {
      const points = paths[warp] as Point[];
      picture += strokes(night, bed, polyline(points));
      picture += strokes(white, thickness, bundle(points, lines, pitch));
    }
    picture += '</g>';
  }
  return picture;
}

export const equipo: DrawnFilm = { id: 'about/equipo', ...wide, seconds, frame };
