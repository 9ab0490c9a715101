import { type Bundle, circles, lines, parallel } from '../../app/ui/threads/bundle.ts';
import { short } from '../../app/ui/threads/short.ts';

/** The sheet that every drawing is made on, and the measures that keep them one family. */
const sheet = { width: 1200, height: 900 } as const;
export const stroke = 9;
export const pitch = 20;
const night = '#050A18';
const cyan = '#22E0F0';
const marigold = '#FFA51F';

/** A piece of SVG. Later pieces lie over earlier ones. */
export type Piece = string;

/** How far a bundle reaches to each side of its centre, with the empty gap around it. */
const halo = (count: number) => (count - 1) * pitch + stroke + 2 * (pitch - stroke);

/** Lines that hide nothing. */
export const plain = (...paths: string[]): Piece => `<path d="${paths.join('')}"/>`;

/** Night over everything within a closed outline, the gap around it included. */
const blank = (outline: string): Piece =>
  `<path fill="${night}" stroke="${night}" stroke-width="${short(halo(1))}" d="${outline}"/>`;

type Strands = Omit<Bundle, 'pitch'> & { readonly pitch?: number };

/** A bundle that passes over what lies below it. */
export function over(bundle: Strands): Piece {
  const whole = { pitch, ...bundle };
  const middle = whole.from === 'edge' ? ((whole.count - 1) * whole.pitch) / 2 : 0;
  const bed = parallel(whole.corners, middle, whole.closed);
  return (
    `<path stroke="${night}" stroke-width="${short(halo(whole.count))}" d="${bed}"/>` +
    plain(...lines(whole))
  );
}

/** A bundle that hides nothing. */
export const under = (bundle: Strands): Piece => plain(...lines({ pitch, ...bundle }));

/** A closed bundle that hides all it encloses: a window, a sheet of paper. */
export const solid = (bundle: Strands): Piece =>
  blank(parallel(bundle.corners, 0, true)) + under({ from: 'edge', closed: true, ...bundle });

/** Concentric rings that pass over what lies below them, the largest at `radius`. */
export function rings(x: number, y: number, radius: number, count: number): Piece {
  const bed = circles(x, y, radius - ((count - 1) * pitch) / 2, 1, pitch).join('');
  return (
    `<path stroke="${night}" stroke-width="${short(halo(count))}" d="${bed}"/>` +
    plain(...circles(x, y, radius, count, pitch))
  );
}

/** Concentric rings that hide all they enclose. */
export const disc = (x: number, y: number, radius: number, count: number): Piece =>
  blank(circles(x, y, radius, 1, pitch).join('')) + plain(...circles(x, y, radius, count, pitch));

/** A piece seen through a window: how a bundle comes out above another at one crossing only. */
export function through(id: string, window: string, piece: Piece): Piece {
  return `<clipPath id="${id}"><path d="${window}"/></clipPath><g clip-path="url(#${id})">${piece}</g>`;
}

/** Room for the eye where lines would touch it. */
export const apart = (x: number, y: number, radius: number): Piece =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${night}" stroke="none"/>`;

/** The eye: every drawing has exactly one. */
export const eye = (x: number, y: number, radius = 30): Piece =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${marigold}" stroke="none"/>`;

export function svg(pieces: readonly Piece[]): string {
  const { width, height } = sheet;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${night}" d="M0 0H${width}V${height}H0Z"/>` +
    `<g fill="none" stroke="${cyan}" stroke-width="${stroke}" stroke-miterlimit="9">${pieces.join('')}</g></svg>\n`
  );
}
