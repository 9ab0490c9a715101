import { modulo } from '../motion.ts';
import { box, circle, fill, place } from '../shapes.ts';
import { asphalt, bone, red, yellow } from './colours.ts';
import { seconds, street, tile } from './route.ts';

/** Streets that every tile has, as the middle lines. */
const across = [0, -380];
const down = [0, 660];

const phone = (x: number, y: number, turn: number, ground: string, ink: string) =>
  place(
    `<rect x="-31" y="-58" width="62" height="122" rx="14" fill="${asphalt}" opacity=".28" transform="translate(9 11)"/>` +
      `<rect x="-31" y="-61" width="62" height="122" rx="14" fill="${asphalt}"/><rect x="-26" y="-56" width="52" height="112" rx="9" fill="${ground}"/>` +
      `<path fill="${ink}" d="M-15 -30H0A15 15 0 0 1 0 0H-15Z"/><path fill="${ground}" d="M-7 -22H-1A7 7 0 0 1 -1 -8H-7Z"/>` +
      `<path fill="${ink}" d="M-16 12h32v6h-32zM-16 26h22v6h-22z"/>`,
    x,
    y,
    turn,
  );

const cone = (x: number, y: number) =>
  place(
    `<rect x="-19" y="-19" width="38" height="38" fill="${asphalt}"/><circle r="14" fill="${red}"/><circle r="9" fill="${bone}"/><circle r="5" fill="${red}"/>`,
    x,
    y,
  );

/** Blocks, lanes and what is parked, for the tile whose route starts at 0, 0. */
export const city = (() => {
  const half = street / 2;
  const columns: readonly (readonly [from: number, to: number])[] = [
    [0, 660],
    [660, 1120],
  ];
  const rows: readonly (readonly [from: number, to: number])[] = [
    [-380, 0],
    [-920, -380],
  ];
  const blocks = columns.flatMap(([left, right]) =>
    rows.map(([high, low]) => ({
      x: left + half,
      y: high + half,
      width: right - left - street,
      height: low - high - street,
    })),
  );
  const kerb = blocks.map(({ x, y, width, height }) => box(x + 12, y + 14, width, height));
  const tops = blocks.map(({ x, y, width, height }) => box(x, y, width, height));
  const dashes = [
    ...across.flatMap((y) => columns.map(([left, right]) => `M${left + 108} ${y}H${right - 96}`)),
    ...down.flatMap((x) => rows.map(([high, low]) => `M${x} ${high + 108}V${low - 96}`)),
  ];
  const crossings = across.flatMap((y) =>
    down.flatMap((x) =>
      [-1, 1].flatMap((side) =>
        [-2, -1, 0, 1, 2].map((n) => box(x + side * 91 - 9 * 1, y + n * 26 - 8, 24, 15)),
      ),
    ),
  );
  const bay = (x: number, y: number, height: number, count: number) =>
    Array.from({ length: count + 1 }, (_, n) => box(x + n * 92, y, 7, height)).join('');
  return (
    fill('#C99F00', kerb.join('')) +
    fill(bone, tops.join('')) +
    `<path fill="none" stroke="${asphalt}" stroke-width="8" stroke-dasharray="44 34" d="${dashes.join('')}"/>` +
    fill(asphalt, crossings.join('')) +
    fill(asphalt, bay(100, -305, 146, 5) + bay(756, -640, 146, 3)) +
    phone(149, -228, 0, yellow, asphalt) +
    phone(241, -232, 180, bone, asphalt) +
    phone(425, -228, 0, asphalt, yellow) +
    phone(805, -562, 0, asphalt, yellow) +
    phone(989, -566, 0, yellow, asphalt) +
    `<text x="330" y="-560" text-anchor="middle" font-family="Big Shoulders" font-weight="900" font-size="186" letter-spacing="2" fill="${asphalt}">DRIVERS</text>` +
    place(
      `<path fill="${red}" d="M-42 -101H42L101 -42V42L42 101H-42L-101 42V-42Z"/><path fill="none" stroke="${bone}" stroke-width="8" d="M-37 -88H37L88 -37V37L37 88H-37L-88 37V-37Z"/><text y="30" text-anchor="middle" font-family="Big Shoulders" font-weight="900" font-size="84" fill="${bone}">ALTO</text>`,
      900,
      -190,
    ) +
    fill(asphalt, circle(905, -770, 40) + circle(905, -770, 27), 'fill-rule="evenodd"') +
    cone(716, -500) +
    cone(716, -556) +
    cone(716, -612)
  );
})();

/** Other drivers: each goes one tile in a loop, along a street the route does not take. */
export function traffic(time: number): string {
  const part = time / seconds;
  const [back, up] = [-part * tile.width, part * tile.height];
  const small = (x: number, y: number, turn: number, ground: string, ink: string) =>
    place(phone(0, 0, 0, ground, ink), x, y, turn, 0.8);
  return (
    small(modulo(420 + back, tile.width), -426, -90, bone, asphalt) +
    small(modulo(980 + back, tile.width), -426, -90, asphalt, yellow) +
    small(modulo(700 + back, tile.width), -46, -90, bone, asphalt) +
    small(614, modulo(-100 + up, tile.height) - tile.height, 180, asphalt, yellow) +
    small(-46, modulo(-480 + up, tile.height) - tile.height, 180, bone, asphalt)
  );
}
