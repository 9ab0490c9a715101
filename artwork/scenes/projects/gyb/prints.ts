import { type Print, screen, sheet } from '../../artwork.ts';

export const palette = {
  cobalt: '#1A35FF',
  lime: '#D9FF4A',
  coral: '#FF5C39',
  paper: '#F4F1E8',
  ink: '#16171A',
};

const { cobalt, lime, coral, paper, ink } = palette;
const bricolage = (ground: string, colour: string = ink) =>
  `background:${ground};color:${colour};font-family:'Bricolage Grotesque'`;

/** Words in the brand's heavy cut. */
const heading = (place: string, size: number, words: string) =>
  `<div style="${place};font-size:${size}px;font-weight:800;line-height:1.02;letter-spacing:-.005em">${words}</div>`;
const text = (place: string, words: string) => `<div style="${place}">${words}</div>`;
const button = (ground: string, colour: string, words: string) =>
  `<div style="left:24px;right:24px;bottom:36px;height:80px;border-radius:40px;background:${ground};color:${colour};text-align:center;font-weight:800;font-size:26px;line-height:80px">${words}</div>`;

type Colours = readonly [left: string, right: string, both: string];

/** Two circles that meet; the third colour is what they share. */
function pair(x: number, y: number, radius: number, colours: Colours, apart = 0.62): string {
  const shift = radius * apart;
  const height = Math.sqrt(radius ** 2 - shift ** 2);
  return `<svg style="position:absolute;inset:0" width="100%" height="100%"><g transform="translate(${x} ${y})"><circle cx="${-shift}" r="${radius}" fill="${colours[0]}"/><circle cx="${shift}" r="${radius}" fill="${colours[1]}"/><path d="M0 ${-height}A${radius} ${radius} 0 0 1 0 ${height}A${radius} ${radius} 0 0 1 0 ${-height}z" fill="${colours[2]}"/></g></svg>`;
}

const mark: Colours = [cobalt, coral, ink];

const trades = [
  ['Panadería', 'a la vuelta', cobalt],
  ['Imprenta', 'en tu colonia', coral],
  ['Ferretería', 'abre temprano', ink],
  ['Florería', 'en el centro', cobalt],
  ['Óptica', 'frente al parque', coral],
] as const;

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

export const prints = {
  sign: sheet(
    1400,
    560,
    `color:#fff;font-family:'Bricolage Grotesque'`,
    heading('left:0;top:0', 300, 'GYB') + heading('left:8px;top:300px', 186, 'Connect'),
  ),
  web: sheet(
    1440,
    900,
    bricolage(paper),
    pair(1040, 480, 220, [cobalt, lime, ink]) +
      heading('left:56px;top:44px', 38, 'GYB Connect') +
      text(
        'right:56px;top:50px;font-size:25px;font-weight:600',
        'Directorio&emsp;Eventos&emsp;Mi tarjeta',
      ) +
      heading('left:52px;top:190px', 130, 'Negocios<br>que se<br>conocen.') +
      text(
        'left:56px;top:640px;font-size:32px;line-height:1.25;font-weight:500',
        'La red donde tu próximo cliente<br>está a la vuelta de la esquina.',
      ) +
      text(
        `left:56px;top:760px;background:${cobalt};color:#fff;font-size:30px;font-weight:700;padding:24px 40px;border-radius:50px`,
        'Quiero entrar',
      ),
  ),
  welcome: screen(
    bricolage(cobalt, '#fff'),
    pair(195, 560, 108, [lime, coral, ink]) +
      heading('left:28px;top:84px', 64, 'Conoce<br>a quien<br>sí te<br>compra') +
      button('#fff', ink, 'Crear mi perfil'),
  ),
  directory: screen(
    bricolage(lime),
    heading('left:28px;top:78px', 52, 'Directorio') +
      trades
        .map(
          ([name, where, colour], index) =>
            `<div style="left:20px;right:20px;top:${160 + index * 130}px;height:118px;background:#fff;border-radius:20px;padding:24px 16px 0 118px;font-size:29px;font-weight:800;line-height:1.1"><span style="position:absolute;left:20px;top:19px;width:80px;height:80px;border-radius:50%;background:${colour}"></span>${name}<p style="font-weight:500;font-size:22px;margin-top:6px">${where}</p></div>`,
        )
        .join(''),
  ),
  event: screen(
    bricolage(coral),
    `<svg style="left:70px;top:96px" width="250" height="250" viewBox="-125 -125 250 250"><circle r="122" fill="#fff"/><circle r="84" fill="${ink}"/><path d="M-58-6q58 56 116 0" stroke="${lime}" stroke-width="12" fill="none" stroke-linecap="round"/></svg>` +
      heading('left:28px;top:396px', 64, 'Café y<br>contactos') +
      text(
        'left:30px;top:552px;font-size:28px;font-weight:600;line-height:1.3',
        'Jueves en la mañana,<br>en el portal',
      ) +
      button(ink, lime, 'Aparta mi lugar'),
  ),
  match: screen(
    bricolage(paper),
    pair(195, 330, 112, [cobalt, coral, lime], 0.55) +
      heading('left:28px;top:78px', 34, 'GYB Connect') +
      heading('left:28px;top:488px', 70, 'Hicieron<br>clic') +
      text(
        'left:30px;top:648px;font-size:25px;font-weight:500;line-height:1.25',
        'La imprenta quiere platicar<br>con tu panadería.',
      ) +
      button(cobalt, '#fff', 'Saludar'),
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
