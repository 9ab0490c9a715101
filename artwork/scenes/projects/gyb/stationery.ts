import { type Print, sheet } from '../../artwork.ts';
import { bricolage, heading, mark, pair, palette, text } from './brand.ts';

const { cobalt, lime, coral, paper, ink } = palette;

const patternColours = [cobalt, lime, ink, paper];
const pattern = Array.from({ length: 28 }, (_, index) => {
  const [column, row] = [index % 7, Math.floor(index / 7)];
  const [x, y] = [column * 130 + 60, row * 130 + 65];
  return (column + row) % 2
    ? `<circle cx="${x}" cy="${y}" r="50" fill="${patternColours[(column + row * 2) % 4]}"/>`
    : `<path d="M${x - 50} ${y + 50}V${y}a50 50 0 0 1 100 0v50z" fill="${patternColours[(column * 3 + row) % 4]}"/>`;
}).join('');

const poster = (ground: string, colour: string, html: string) =>
  sheet(700, 980, bricolage(ground, colour), html);
const signed = heading('left:48px;bottom:40px', 44, 'GYB Connect');

const badge = (ground: string, colour: string, size: number, words: string) =>
  sheet(
    640,
    880,
    bricolage('#fff'),
    `<div style="inset:0 0 auto 0;height:250px;background:${ground}"></div>${heading(`left:44px;top:106px;color:${colour}`, 100, 'Hola,')}${heading('left:44px;top:292px', size, words)}<div style="inset:0">${pair(520, 790, 58, mark)}</div>`,
  );

const calling = (ground: string, colour: string, html: string) =>
  sheet(900, 520, bricolage(ground, colour), html);

/** What the network prints: signs, cards, posters, badges, cups and bags. */
export const stationery = {
  sign: sheet(
    1400,
    560,
    `color:#fff;font-family:'Bricolage Grotesque'`,
    heading('left:0;top:0', 300, 'GYB') + heading('left:8px;top:300px', 186, 'Connect'),
  ),
  card: calling(
    cobalt,
    '#fff',
    pair(690, 170, 92, [lime, coral, ink]) +
      heading('left:48px;bottom:38px', 150, 'GYB') +
      heading('right:52px;bottom:54px', 58, 'Connect'),
  ),
  cardHello: calling(
    lime,
    ink,
    heading('left:48px;top:44px', 104, 'Mucho<br>gusto.') +
      text('left:52px;bottom:50px;font-size:36px;font-weight:600', 'Negocios que se conocen'),
  ),
  cardPattern: calling(
    coral,
    ink,
    `<svg style="inset:0" width="900" height="520">${pattern}</svg>`,
  ),
  posterSeen: poster(
    coral,
    ink,
    pair(350, 660, 190, [cobalt, lime, ink]) +
      heading('left:44px;top:40px', 156, 'Ya te vi.') +
      signed,
  ),
  posterIntroduce: poster(
    cobalt,
    '#fff',
    heading('left:44px;top:44px', 106, 'Preséntame<br>a tu<br>carpintero.') +
      `<svg style="left:0;bottom:0" width="700" height="330"><rect x="48" y="40" width="190" height="190" fill="${lime}"/><circle cx="350" cy="135" r="95" fill="${coral}"/><path d="M462 230V135a95 95 0 0 1 190 0v95z" fill="#fff"/></svg>` +
      signed,
  ),
  posterCoffee: poster(
    lime,
    ink,
    heading('left:44px;top:44px', 96, '¿Un café<br>y hablamos<br>de negocios?') +
      `<svg style="left:0;bottom:10px" width="700" height="400"><path d="M180 60h300v140a120 120 0 0 1-120 120h-60a120 120 0 0 1-120-120z" fill="${ink}"/><path d="M480 100h40a56 56 0 0 1 0 112h-44" fill="none" stroke="${ink}" stroke-width="34"/></svg>` +
      heading('left:48px;bottom:24px', 40, 'GYB Connect'),
  ),
  badgeBread: badge(cobalt, '#fff', 134, 'yo<br>hago<br>pan.'),
  badgeBikes: badge(coral, ink, 134, 'yo<br>arreglo<br>motos.'),
  badgeBooks: badge(ink, lime, 118, 'yo sí<br>llevo<br>cuentas.'),
  cup: sheet(
    1600,
    420,
    bricolage(cobalt, '#fff'),
    [210, 1010]
      .map(
        (left) =>
          heading(
            `left:${left}px;width:380px;text-align:center;top:70px`,
            84,
            'Café y<br>contactos',
          ) +
          text(
            `left:${left}px;width:380px;text-align:center;top:300px;font-weight:700;font-size:40px;color:${lime}`,
            'GYB Connect',
          ),
      )
      .join(''),
  ),
  tote: sheet(
    900,
    1000,
    bricolage(paper),
    pair(450, 400, 210, mark) +
      heading('left:0;right:0;text-align:center;bottom:86px', 110, 'Negocios que<br>se conocen'),
  ),
} satisfies Record<string, Print>;
