import { sheet } from '../../artwork.ts';

export const palette = {
  magenta: '#FF2E88',
  purple: '#6A1BB8',
  orange: '#FF7A00',
  yellow: '#FFD21F',
  paper: '#FFF1D6',
  grape: '#3A0F5E',
};

const { magenta, orange, yellow, paper, grape } = palette;
const green = '#00b894';

/** `count` petals round a point, `reach` away from it. */
function flower(x: number, y: number, reach: number, count: number, [rx, ry]: [number, number]) {
  return Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cx="${x}" cy="${y - reach}" rx="${rx}" ry="${ry}" transform="rotate(${(index * 360) / count} ${x} ${y})"/>`,
  ).join('');
}

const diamonds = (y: number) =>
  Array.from(
    { length: 20 },
    (_, index) => `<path d="M${index * 50 + 12} ${y}l13-22 13 22-13 22z"/>`,
  ).join('');

/** Cuts the lower edge into scallops, and a row of diamonds above and below. */
const border = `${Array.from({ length: 21 }, (_, index) => `<circle cx="${index * 50}" cy="712" r="20.8"/>`).join('')}${diamonds(60)}${diamonds(650)}`;

const word = (y: number, size: number) =>
  `<text x="500" y="${y}" text-anchor="middle" font-family="Anybody" font-weight="900" style="font-stretch:90%" font-size="${size}" textLength="880" lengthAdjust="spacingAndGlyphs">EVEMUNDO</text>`;

/** A sheet of cut paper: white where paper is, nothing where it is cut. */
const cutPaper = (cuts: string) =>
  sheet(
    1000,
    760,
    '',
    `<svg width="1000" height="760"><mask id="cut${cuts.length}"><rect width="1000" height="712" fill="#fff"/><g>${cuts}</g></mask><rect width="1000" height="712" fill="#fff" mask="url(#cut${cuts.length})"/></svg>`,
  );

const suns =
  flower(500, 280, 128, 16, [13, 44]) +
  flower(500, 280, 62, 12, [9, 22]) +
  '<circle cx="500" cy="280" r="22"/>' +
  [170, 830]
    .map(
      (x) =>
        `${flower(x, 280, 70, 10, [12, 34])}<circle cx="${x}" cy="280" r="18"/><path d="M${x - 20} 170l20-30 20 30-20 30z"/><path d="M${x - 20} 390l20-30 20 30-20 30z"/>`,
    )
    .join('') +
  [320, 680]
    .map(
      (x) =>
        `<path d="M${x - 12} 280l12-60 12 60-12 60z"/><circle cx="${x}" cy="170" r="15"/><circle cx="${x}" cy="390" r="15"/>`,
    )
    .join('');

const stars = [0, 1, 2, 3]
  .flatMap((row) =>
    Array.from({ length: 9 }, (_, column) => {
      const [x, y] = [100 + column * 100, 150 + row * 100];
      return (row + column) % 2
        ? `<circle cx="${x}" cy="${y}" r="26"/>`
        : flower(x, y, 24, 6, [8, 16]);
    }),
  )
  .join('');

/** An invitation: its phrase above, its drawing below. */
const invitation = (ground: string, ink: string, phrase: string, drawing: string) =>
  sheet(
    700,
    980,
    `background:${ground};color:${ink};font-family:'Shrikhand'`,
    `<svg style="inset:0" width="700" height="980">${drawing}</svg><div style="left:44px;top:40px;font-size:112px;line-height:1.08">${phrase}</div>`,
  );

const rays = Array.from(
  { length: 16 },
  (_, index) =>
    `<path d="M0 0L-40-246Q0-300 40-246z" fill="${index % 2 ? yellow : magenta}" transform="rotate(${index * 22.5})"/>`,
).join('');

const bunting = [0, 1, 2, 3]
  .flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const colour = [magenta, orange, yellow, green][(row + column) % 4];
      const [x, y] = [column * 175, 300 + row * 170];
      return `<path d="M${x} ${y}h175l-87 170z" fill="${colour}"/><circle cx="${x + 87}" cy="${y + 56}" r="24" fill="${grape}"/>`;
    }),
  )
  .join('');

const hearts = `<path d="M350 900C60 700 40 520 90 430c60-105 210-90 260 20 50-110 200-125 260-20 50 90 30 270-260 470z" fill="${yellow}"/><path d="M350 790C150 640 140 540 170 490c40-66 140-56 180 20 40-76 140-86 180-20 30 50 20 150-180 300z" fill="${grape}"/><path d="M350 690c-110-86-116-136-100-164 24-38 80-32 100 12 20-44 76-50 100-12 16 28 10 78-100 164z" fill="${orange}"/>`;

export const prints = {
  suns: cutPaper(border + suns + word(600, 150)),
  stars: cutPaper(border + stars + word(612, 130)),
  fiesta: invitation(
    orange,
    grape,
    'La fiesta<br>es en serio',
    `<g transform="translate(350 620)">${rays}<circle r="92" fill="${grape}"/><circle r="48" fill="${paper}"/></g>`,
  ),
  wedding: invitation(magenta, paper, 'Bodas que<br>se bailan', hearts),
  fifteen: invitation(grape, yellow, 'XV que<br>truenan', bunting),
  band: sheet(
    2400,
    240,
    `background:${yellow};color:${grape};font:900 140px/176px 'Anybody';font-stretch:90%`,
    [30, 830, 1630]
      .map((left) => `<div style="left:${left}px;top:32px;letter-spacing:.01em">Evemundo</div>`)
      .join(''),
  ),
};
