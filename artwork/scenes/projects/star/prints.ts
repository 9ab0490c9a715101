import { type Print, sheet } from '../../artwork.ts';

export const palette = {
  rose: '#F0C6C3',
  ribbon: '#9A1744',
  wine: '#6B1230',
  darkWine: '#4A0B22',
  gold: '#C2994F',
};

const { wine } = palette;
const paper = '#F3CFCB';
const serif = (size: number, line: number, style = '') =>
  `font:${style} 500 ${size}px/${line} 'Bodoni Moda'`;
/** Hairlines that are still seen when the poster hangs at the other end of a room. */
const sturdy = "font-optical-sizing:none;font-variation-settings:'opsz' 18";

const poster = (
  ground: string,
  ink: string,
  drawing: string,
  title: string,
  left: string,
  right: string,
): Print =>
  sheet(
    500,
    700,
    `background:${ground};color:${ink}`,
    `<svg style="inset:0" width="500" height="700" viewBox="0 0 1000 1400" fill="none">${drawing}</svg>` +
      `<div style="left:33px;bottom:108px;letter-spacing:-.03em;${serif(56, 1.06)};${sturdy}">${title}</div>` +
      `<div style="left:35px;right:35px;bottom:32px;border-top:2px solid;padding-top:13px;display:flex;justify-content:space-between;font:600 19px/1.25 'Instrument Sans'"><span>${left}</span><span style="text-align:right">${right}</span></div>`,
  );

const loop = 'M-60 960C180 700 420 560 640 600s140 300-80 280-160-300 120-420 380-260 420-440';

const academy = poster(
  paper,
  wine,
  `<path d="${loop}" stroke="${wine}" stroke-width="92"/><path d="${loop}" stroke="#8d2546" stroke-width="26" transform="translate(0 -22)"/>`,
  'Se aprende<br>en el aire.',
  'Academia<br>de danza',
  'Ballet, jazz<br>y contemporáneo',
);

export const prints = {
  academy: {
    ...academy,
    html: `${academy.html}<div style="left:31px;top:15px;letter-spacing:-.05em;${serif(200, 1, 'italic')}">Star</div>`,
  },
  gala: poster(
    wine,
    paper,
    '<path d="M500 250 742 995 108 535H892L258 995z" transform="translate(70 -80) scale(.86)" stroke="#C9A25E" stroke-width="40" stroke-linejoin="round"/>',
    'Función<br>de gala',
    'Academia Star<br>Metepec',
    'Domingo,<br>6 de la tarde',
  ),
};
