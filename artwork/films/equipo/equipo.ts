import { type DrawnFilm, wide } from '../film.ts';
import { modulo } from '../motion.ts';
import { box, bundle, circle, fill, type Point, polyline, sampled } from '../shapes.ts';
import { fell, gauge, leftX, loom, rightX, seconds, warpPoints, warps, warpX } from './loom.ts';

/**
 * The team: five bundles come in from five sides and become one cloth, because one thread goes
 * through all of them. The loom never stops: a loop is one thread there and one thread back.
 */

const night = '#050A18';
const white = '#EEF3FA';
const cyan = '#22E0F0';
const marigold = '#FFA51F';

const lines = 5;
const pitch = 14;
const thickness = 6.5;
const bed = (lines - 1) * pitch + thickness + 2 * 10;

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
