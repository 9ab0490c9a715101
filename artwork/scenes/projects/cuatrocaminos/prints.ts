import { type Print, sheet } from '../../artwork.ts';

export const palette = {
  clay: '#B4512F',
  blueCorn: '#5B4A70',
  nopal: '#4F7438',
  orange: '#E08A3C',
  dough: '#F1E3C8',
  deepClay: '#5A2115',
};

const { clay, blueCorn, nopal, orange, dough, deepClay } = palette;
const brown = '#4a1a10';
const title = (size: number, line: number | string = 1) => `font:400 ${size}px/${line} 'Caprasimo'`;

/** A direction on the post; arrows to the left need their words further right. */
const direction = (ground: string, ink: string, words: string, towards: 'left' | 'right') =>
  sheet(
    650,
    150,
    `background:${ground};color:${ink};${title(75, '150px')}`,
    `<div style="left:${towards === 'left' ? 165 : 55}px;white-space:nowrap">${words}</div>`,
  );

/** One arm of the menu that opens as a cross. */
const chapter = (ground: string, ink: string, name: string, dishes: readonly string[]) =>
  sheet(
    450,
    450,
    `background:${ground};color:${ink}`,
    `<div style="left:38px;top:42px;letter-spacing:-.01em;${title(64, 0.92)}">${name}</div><div style="left:38px;right:38px;bottom:38px;font:600 28px/1.15 'Familjen Grotesk'">${dishes.map((dish) => `<div style="padding:8.5px 0;border-top:2px solid">${dish}</div>`).join('')}</div>`,
  );

const round = (ground: string, drawing: string): Print =>
  sheet(
    300,
    300,
    `background:${ground}`,
    `<svg style="inset:0" width="300" height="300" viewBox="-300 -300 600 600">${drawing}</svg>`,
  );

const dots = [
  [-40, -30],
  [40, -30],
  [0, 20],
  [-50, 70],
  [50, 70],
  [0, -90],
  [0, 120],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9"/>`)
  .join('');

const segments = [0, 45, 90, 135, 180, 225, 270, 315]
  .map(
    (turn) =>
      `<path transform="rotate(${turn}) scale(1.5)" d="M0-22 58-150A20 20 0 0 0 40-166 170 170 0 0 0-40-166 20 20 0 0 0-58-150z"/>`,
  )
  .join('');

/** Diamonds along the runner; each field begins where the last one ends. */
const field = (top: number) =>
  `<path transform="translate(250 ${top})" d="M-140 0 0 150 140 0M-140 300 0 150 140 300" fill="none" stroke="${nopal}" stroke-width="14"/><path transform="translate(250 ${top})" d="M0 112l38 38-38 38-38-38z" fill="${clay}"/>`;
const stripe = (x: number, width: number, colour: string) =>
  `<path d="M${x} 0h${width}v1500h-${width}z" fill="${colour}"/>`;

export const prints = {
  mole: direction(dough, deepClay, 'Mole verde', 'right'),
  corn: direction(blueCorn, dough, 'Maíz azul', 'left'),
  mezcal: direction(nopal, dough, 'Mezcal', 'right'),
  talk: direction(orange, brown, 'Sobremesa', 'left'),
  name: sheet(
    500,
    280,
    `color:${dough};letter-spacing:-.015em;${title(118, 0.95)}`,
    '<div style="left:0;top:20px">Cuatro<br>Caminos</div>',
  ),
  runner: sheet(
    250,
    750,
    `background:${dough}`,
    `<svg style="inset:0" width="250" height="750" viewBox="0 0 500 1500"><defs><pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1h6M0 4h6" stroke="#d9c7a2"/><path d="M1 0v6" stroke="#e2d2b2"/></pattern></defs><path d="M0 0h500v1500H0z" fill="url(#weave)"/>${stripe(34, 26, blueCorn)}${stripe(72, 8, clay)}${stripe(440, 26, blueCorn)}${stripe(420, 8, clay)}${[0, 300, 600, 900, 1200].map(field).join('')}</svg>`,
  ),
  slice: round('#E07A1E', `<circle r="273" fill="#FBE6BE"/><g fill="#F09A34">${segments}</g>`),
  centre: sheet(
    450,
    450,
    `background:${clay};color:${dough}`,
    `<svg style="inset:0" width="450" height="450" viewBox="-450 -450 900 900" stroke-width="12"><path d="M-92-450v170M92-450v170M-92 450v-170M92 450v-170M-450-92h52M-450 92h52M450-92h-52M450 92h-52" stroke="${dough}"/><path d="M0-446v160M0 446v-160M-448 0h52M448 0h-52" stroke="${orange}" stroke-dasharray="44 34"/></svg><div style="left:0;right:0;top:151px;text-align:center;letter-spacing:-.02em;${title(82, 0.9)}">Cuatro<br>Caminos</div>`,
  ),
  griddle: chapter(dough, deepClay, 'Del comal', [
    'Tlacoyo de frijol y nopal',
    'Quesadilla de huitlacoche',
    'Sopa de hongos del monte',
  ]),
  field: chapter(nopal, '#F6EBD5', 'De la milpa', [
    'Quelites con requesón',
    'Elote, epazote y chile',
    'Nopales asados',
  ]),
  oven: chapter(orange, brown, 'Del horno', [
    'Barbacoa de borrego',
    'Trucha al epazote',
    'Camote con piloncillo',
  ]),
  agave: chapter(dough, deepClay, 'Del maguey', [
    'Espadín joven',
    'Tobalá silvestre',
    'Pulque curado de avena',
  ]),
  pear: round(
    nopal,
    `<ellipse cy="30" rx="112" ry="150" fill="${dough}"/><g fill="${nopal}">${dots}</g><g fill="${orange}"><ellipse cx="-62" cy="-150" rx="34" ry="46" transform="rotate(-18 -62 -150)"/><ellipse cx="52" cy="-158" rx="34" ry="46" transform="rotate(16 52 -158)"/></g>`,
  ),
  where: sheet(
    300,
    300,
    `background:${dough};color:${clay};text-align:center;letter-spacing:-.02em;${title(65, 0.96)}`,
    '<div style="left:0;right:0;top:83px">¿Por<br>dónde?</div>',
  ),
  crossing: round(
    orange,
    `<path d="M-62-300h124v160a78 78 0 0 0 78 78h160v124h-160a78 78 0 0 0-78 78v160h-124v-160a78 78 0 0 0-78-78h-160v-124h160a78 78 0 0 0 78-78z" fill="${brown}"/><path d="M0-290v200M0 290v-200M-290 0h200M290 0h-200" stroke="${dough}" stroke-width="14" stroke-dasharray="40 30"/>`,
  ),
};
