import { type DrawnFilm, wide } from './film.ts';
import { easeInOut, mix, modulo, overshoot, span } from './motion.ts';
import { box, circle, fill, type Point, place, polyline, sampled, short } from './shapes.ts';

/**
 * Drivers: an arrow drives through yellow streets and draws its route; the phone says each turn
 * before it comes. The city repeats, so that the shift never ends.
 */

const seconds = 7;
const yellow = '#FFD000';
const bone = '#F6F3E9';
const red = '#E8351C';
const asphalt = '#141517';

/** One stretch of city; the route leaves it where the next one begins. */
const tile = { width: 1120, height: 920 } as const;
const street = 150;
/** Corners of the route within a tile, and the tile's other streets follow from them. */
const corners: readonly Point[] = [
  [0, 0],
  [660, 0],
  [660, -380],
  [1120, -380],
  [1120, -920],
];
const radius = 76;
const tilt = -13;

/** The route through three tiles, as points at equal distances. */
const step = 4;
const route = (() => {
  const all: Point[] = [-2, -1, 0, 1].flatMap((turn) =>
    corners.slice(0, -1).map(([x, y]): Point => [x + turn * tile.width, y - turn * tile.height]),
  );
  const points: Point[] = [];
  const lineTo = ([x, y]: Point) => {
    const from = points.at(-1) as Point;
    const count = Math.max(1, Math.round(Math.hypot(x - from[0], y - from[1]) / step));
    points.push(
      ...sampled(count, (part): Point => [mix(from[0], x, part), mix(from[1], y, part)]).slice(1),
    );
  };
  points.push(all[0] as Point);
  for (let index = 1; index + 1 < all.length; index++) {
    const [before, here, after] = [all[index - 1], all[index], all[index + 1]] as [
      Point,
      Point,
      Point,
    ];
    const into = [Math.sign(here[0] - before[0]), Math.sign(here[1] - before[1])] as const;
    const out = [Math.sign(after[0] - here[0]), Math.sign(after[1] - here[1])] as const;
    lineTo([here[0] - into[0] * radius, here[1] - into[1] * radius]);
    const hub: Point = [
      here[0] + (out[0] - into[0]) * radius,
      here[1] + (out[1] - into[1]) * radius,
    ];
    const count = Math.round((radius * Math.PI) / 2 / step);
    points.push(
      ...sampled(count, (part): Point => {
        const a = (part * Math.PI) / 2;
        return [
          hub[0] - out[0] * radius * Math.cos(a) + into[0] * radius * Math.sin(a),
          hub[1] - out[1] * radius * Math.cos(a) + into[1] * radius * Math.sin(a),
        ];
      }).slice(1),
    );
  }
  return points;
})();

const tileStart = route.findIndex(([x, y]) => Math.abs(x - 250) < step && Math.abs(y) < 1);
const tileEnd = route.findIndex(
  ([x, y]) => Math.abs(x - 250 - tile.width) < step && Math.abs(y + tile.height) < 1,
);
/** When the four turns come, in parts of the loop: the same for arrow and phone. */
const turns = [660, 660, 1120, 1120].map((x, index) => {
  const y = [0, -380, -380, -920][index] ?? 0;
  let best = 0;
  let least = 1e9;
  for (let at = tileStart; at <= tileEnd; at++) {
    const [px, py] = route[at] as Point;
    const away = Math.hypot(px - x, py - y);
    if (away < least) [least, best] = [away, at];
  }
  return (best - tileStart) / (tileEnd - tileStart);
});

/** How far the arrow has come, 0 to 1 in a loop: it brakes before each turn and pulls away after. */
function driven(time: number): number {
  const loops = Math.floor(time / seconds);
  const part = time / seconds - loops;
  const brake = turns.reduce((sum, turn) => {
    const near = modulo(part - turn + 0.5, 1) - 0.5;
    return (
      sum -
      0.018 *
        Math.sin(Math.PI * 2 * Math.min(1, Math.max(-1, near / 0.11)) * 0.5) *
        Math.exp(-((near / 0.09) ** 2))
    );
  }, 0);
  return loops + part - brake;
}

function pointAt(progress: number): { point: Point; heading: number } {
  const whole = Math.floor(progress);
  const index = tileStart + (progress - whole) * (tileEnd - tileStart);
  const [low, part] = [Math.floor(index), index - Math.floor(index)];
  const a = route[low] as Point;
  const b = route[low + 1] as Point;
  const ahead = route[low + 5] as Point;
  const behind = route[low - 5] as Point;
  return {
    point: [
      mix(a[0], b[0], part) + whole * tile.width,
      mix(a[1], b[1], part) - whole * tile.height,
    ],
    heading: Math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]),
  };
}

/** Follows the arrow as someone in a helicopter would: late, and without corners. */
function camera(time: number): Point {
  const window = 1.5;
  const count = 30;
  let [x, y] = [0, 0];
  for (let index = 0; index < count; index++) {
    const { point } = pointAt(driven(time + ((index + 0.5) / count - 0.5) * window));
    x += point[0] / count;
    y += point[1] / count;
  }
  return [x, y];
}

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
const city = (() => {
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
function traffic(time: number): string {
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

const bentArrow = (side: 1 | -1) =>
  `<g transform="scale(${side} 1)"><path fill="none" stroke="currentColor" stroke-width="44" d="M-38 128V-8a42 42 0 0 1 42 -42H36"/><path fill="currentColor" d="M26 -132L126 -50L26 32Z"/></g>`;

/** The phone's screen for the turn that comes next. */
function sign(index: number): string {
  const right = modulo(index, 2) === 1;
  const [ground, ink] = right ? [asphalt, yellow] : [yellow, asphalt];
  return (
    fill(ground, box(-152, -318, 304, 636)) +
    `<g color="${ink}"><text x="-122" y="-216" font-family="Hanken" font-weight="700" font-size="27" fill="${ink}">En camino</text>` +
    `<g transform="translate(0 -50) scale(1.12)">${bentArrow(right ? 1 : -1)}</g>` +
    `<text x="-124" y="196" font-family="Big Shoulders" font-weight="900" font-size="${right ? 92 : 78}" textLength="248" lengthAdjust="spacingAndGlyphs" fill="${ink}">${right ? 'DERECHA' : 'IZQUIERDA'}</text>` +
    `<rect x="-126" y="226" width="252" height="64" rx="32" fill="${ink}"/><text y="267" text-anchor="middle" font-family="Hanken" font-weight="800" font-size="27" fill="${ground}">Listo</text></g>`
  );
}

function device(time: number): string {
  const progress = modulo(driven(time), 1);
  const done = turns.filter((turn) => progress > turn + 0.012).length;
  const since = progress - (done > 0 ? (turns[done - 1] ?? 0) + 0.012 : -1);
  const change = easeInOut(span(since, 0, 0.05));
  const kick = done > 0 ? Math.sin(Math.PI * span(since, 0, 0.075)) : 0;
  const roll = overshoot(change, 0.5) * 636;
  return place(
    `<rect x="-164" y="-330" width="328" height="660" rx="52" fill="${asphalt}" opacity=".3" transform="translate(26 30)"/>` +
      `<rect x="-166" y="-332" width="332" height="664" rx="52" fill="${asphalt}"/>` +
      `<clipPath id="screen"><rect x="-152" y="-318" width="304" height="636" rx="40"/></clipPath><g clip-path="url(#screen)">` +
      place(sign(done - 1), 0, -roll) +
      place(sign(done), 0, 636 - roll) +
      `</g><rect x="-46" y="-302" width="92" height="26" rx="13" fill="${asphalt}"/>`,
    962,
    400,
    7 - 2.6 * kick,
    1 + 0.02 * kick,
  );
}

function frame(time: number): string {
  const progress = driven(time);
  const { point, heading } = pointAt(progress);
  const [x, y] = camera(time);
  const loops = Math.floor(progress);
  const here = tileStart + Math.floor((progress - loops) * (tileEnd - tileStart));
  const trail: Point[] = [
    ...route
      .slice(Math.max(0, here - 620), here + 1)
      .map(([px, py]): Point => [px + loops * tile.width, py - loops * tile.height]),
    point,
  ];
  let tiles = '';
  for (let column = -2; column <= 2; column++) {
    for (let row = -2; row <= 2; row++) {
      const [tx, ty] = [
        (Math.floor(x / tile.width) + column) * tile.width,
        (Math.floor(y / tile.height) + row) * tile.height,
      ];
      const away = Math.hypot(tx + tile.width / 2 - x, ty - tile.height / 2 - y);
      if (away < 1750) tiles += place(city + traffic(time), tx, ty);
    }
  }
  const arrow = place(
    `<path fill="${asphalt}" d="M-52 -76L98 0L-52 76L-24 0Z"/>`,
    point[0],
    point[1],
    (heading * 180) / Math.PI,
  );
  return (
    fill(yellow, box(0, 0, 1280, 800)) +
    `<g transform="translate(430 410) rotate(${tilt}) scale(.86) translate(${short(-x)} ${short(-y)})">` +
    tiles +
    `<path fill="none" stroke="${asphalt}" stroke-width="34" stroke-linejoin="round" d="${polyline(trail)}"/>` +
    arrow +
    '</g>' +
    device(time)
  );
}

export const drivers: DrawnFilm = { id: 'projects/drivers/film-1', ...wide, seconds, frame };
