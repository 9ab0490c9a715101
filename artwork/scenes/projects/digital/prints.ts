import { sheet } from '../../artwork.ts';

export const palette = {
  magenta: '#EC008C',
  yellow: '#FFED00',
  black: '#141414',
  paper: '#FDFCF7',
  cyan: '#00AEEF',
};

const { magenta, yellow, black, paper, cyan } = palette;
const ink = '#111';
const over = 'mix-blend-mode:multiply';
const style = (ground: string, colour: string) =>
  `background:${ground};color:${colour};font-family:'Anybody'`;

const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" style="${over}"/>`;

/** Printer's mark: a ring and a cross. */
const register = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="${ink}" stroke-width="2.5"><circle cx="22" cy="22" r="13"/><path d="M22 0V44M0 22H44"/></g>`;

interface Word {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly size: number;
  /** How far yellow and magenta miss the black. */
  readonly slip: number;
}

/** The name in three inks that do not quite meet. */
function misprinted({ left, top, width, size, slip }: Word): string {
  const layer = (colour: string, shift: string) =>
    `<div style="left:${left}px;top:${top}px;width:${width}px;position:absolute;text-align:center;font-size:${size}px;font-weight:900;font-stretch:72%;line-height:1;color:${colour};${over};transform:translate(${shift})">DIGITAL</div>`;
  return (
    layer(yellow, `${slip}px,${slip * 0.8}px`) +
    layer(magenta, `${-slip * 0.9}px,${-slip * 0.6}px`) +
    layer(ink, '0')
  );
}

const inks = [ink, magenta, yellow, cyan];
const swatches = (right: number, y: number, [width, height]: [number, number], from: string) =>
  inks
    .map(
      (colour, index) =>
        `<div style="position:absolute;right:${right}px;${from}:${y + index * (height + 6)}px;width:${width}px;height:${height}px;background:${colour}"></div>`,
    )
    .join('');

const half = (left: number, inside: string) =>
  `<div style="left:${left}px;top:0;width:900px;height:700px;isolation:isolate;background:${paper};border-right:3px solid #bbb">${inside}${swatches(6, 240, [30, 50], 'top')}<svg style="position:absolute;inset:0" width="900" height="700">${register(4, 10)}${register(852, 10)}${register(4, 646)}${register(852, 646)}</svg></div>`;

const poster = (ground: string, colour: string, words: string, drawing: string) =>
  sheet(
    900,
    1260,
    style(ground, colour),
    `<svg style="inset:0" width="900" height="1260">${drawing}</svg><div style="left:44px;top:46px;font-size:270px;font-weight:800;font-stretch:50%;line-height:.94;letter-spacing:.015em">${words}</div><div style="left:46px;bottom:36px;font-size:60px;font-weight:800;font-stretch:62%">DIGITAL</div>`,
  );

const growingDots = Array.from({ length: 15 }, (_, row) => {
  const radius = Math.max(0, Math.min(33, (row - 1) * 2.5));
  if (radius <= 1) return '';
  return Array.from(
    { length: 16 },
    (_, column) =>
      `<circle cx="${(column + (row % 2 ? 0.5 : 0)) * 60 - 10}" cy="${470 + row * 52}" r="${radius}"/>`,
  ).join('');
}).join('');

/** One ink's screen of dots; `tone` says how large they are from 0 to 1. */
function dots(colour: string, degrees: number, tone: (x: number, y: number) => number): string {
  const [pitch, angle] = [60, (degrees * Math.PI) / 180];
  let drawn = '';
  for (let row = -14; row < 15; row++) {
    for (let column = -14; column < 15; column++) {
      const x = 450 + (column * Math.cos(angle) - row * Math.sin(angle)) * pitch;
      const y = 450 + (column * Math.sin(angle) + row * Math.cos(angle)) * pitch;
      const radius = tone(x / 900, y / 900) * pitch * 0.62;
      if (Math.abs(x - 450) > 490 || Math.abs(y - 450) > 490 || radius <= 2) continue;
      drawn += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"/>`;
    }
  }
  return `<g fill="${colour}" style="${over}">${drawn}</g>`;
}

const rollerLabel = (letter: string, ground: string, colour: string) =>
  sheet(
    512,
    512,
    `${style(ground, colour)};font-weight:900`,
    `<div style="inset:0;text-align:center;font-size:330px;line-height:512px">${letter}</div>`,
  );

export const prints = {
  /** The paper that runs over the rollers. */
  web: sheet(
    1800,
    700,
    style(paper, ink),
    half(
      0,
      `<svg style="position:absolute;inset:0" width="900" height="700">${circle(316, 338, 220, yellow)}${circle(456, 338, 220, magenta)}<path d="M663 125a220 220 0 0 1 0 426z" fill="${ink}"/></svg>`,
    ) +
      half(
        900,
        `${misprinted({ left: 50, top: 150, width: 800, size: 190, slip: 14 })}<div style="position:absolute;left:50px;top:396px;width:800px;font-size:90px;font-weight:800;font-stretch:60%;line-height:1.02;text-align:center">Imprime uno.<br>O los que quieras.</div>`,
      ),
  ),
  one: poster(
    magenta,
    paper,
    'SOLO<br>UNO.',
    `<circle cx="450" cy="960" r="270" fill="${yellow}"/><circle cx="450" cy="960" r="90" fill="${ink}"/>`,
  ),
  ink: poster(yellow, ink, 'TODO<br>TINTA', `<g fill="${magenta}">${growingDots}</g>`),
  sheet: sheet(
    1680,
    1120,
    `${style(paper, ink)};isolation:isolate`,
    `${misprinted({ left: 90, top: 150, width: 1500, size: 380, slip: 18 })}<div style="left:100px;bottom:126px;font-size:114px;font-weight:800;font-stretch:58%;line-height:1">Imprenta bajo demanda:<br>del archivo al pliego.</div><svg style="inset:0" width="1680" height="1120"><path d="M60 0V44M0 60H44M1620 0V44M1680 60H1636M60 1120V1076M0 1060H44M1620 1120V1076M1680 1060H1636" fill="none" stroke="${ink}" stroke-width="3"/>${register(818, 14)}${register(818, 1064)}</svg>${swatches(90, 130, [92, 52], 'bottom')}`,
  ),
  /** What the loupe sees. */
  dots: sheet(
    900,
    900,
    `background:${paper}`,
    `<svg style="inset:0;isolation:isolate" width="900" height="900">${dots(yellow, 0, (_, y) => 0.35 + 0.6 * (1 - y))}${dots(magenta, 75, (x, y) => 0.2 + 0.75 * x * y + 0.15 * x)}${dots(cyan, 15, (x, y) => Math.max(0, 0.42 * (1 - x) * y))}${dots(ink, 45, (x, y) => (x + y > 1.15 ? 0.72 : 0.08))}</svg>`,
  ),
  rollerY: rollerLabel('Y', yellow, ink),
  rollerK: rollerLabel('K', black, paper),
  rollerC: rollerLabel('C', cyan, ink),
};
