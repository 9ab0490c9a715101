import { sheet } from '../../artwork.ts';

export const palette = {
  sage: '#A9B99B',
  forest: '#2F3E32',
  pearl: '#F6F1E8',
  peach: '#F2A07C',
  terracotta: '#C9603B',
};

const { forest, pearl, peach, terracotta } = palette;
const serif = "font-family:'Instrument Serif'";
const centred = 'left:0;right:0;text-align:center';
const small = (size: number) => `font:600 ${size}px/1.2 'Instrument Sans'`;

/** A drop about its tip. */
const drop = (x: number, y: number, scale: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 0C0 0-220 310-220 490a220 220 0 0 0 440 0C220 310 0 0 0 0z" fill="${fill}"/>`;

const names = Array.from({ length: 36 }, (_, index) => {
  const [column, row] = [index % 9, Math.floor(index / 9)];
  return `<div style="left:${(column * 2100) / 9 + 18}px;top:${row * 350 + 250}px;font-size:66px;line-height:1;color:${forest}">Dew</div>`;
}).join('');

export const prints = {
  label: sheet(
    1000,
    700,
    `color:${forest};${serif}`,
    `<div style="${centred};top:6px;font-size:390px;line-height:1;letter-spacing:-.01em">Dew</div><div style="${centred};top:420px;font-size:92px;font-style:italic;line-height:1;color:${terracotta}">durazno y salvia</div><div style="${centred};bottom:60px;${small(40)}">Sérum de rocío para el rostro</div>`,
  ),
  carton: sheet(
    700,
    1400,
    `background:${forest};color:${pearl};${serif}`,
    `<svg style="inset:0" width="700" height="1400">${drop(350, 250, 1, peach)}${drop(350, 520, 0.46, pearl)}</svg><div style="${centred};bottom:120px;font-size:320px;line-height:.8;letter-spacing:-.01em">Dew</div><div style="${centred};bottom:46px;${small(34)}">Cosmética natural</div><div style="${centred};top:70px;font-size:66px;font-style:italic">durazno y salvia</div>`,
  ),
  jar: sheet(
    1000,
    420,
    `color:${forest};${serif}`,
    `<div style="${centred};top:10px;font-size:254px;line-height:1;letter-spacing:-.01em">Dew</div><div style="${centred};bottom:50px;${small(44)}">Crema de perla y avena</div>`,
  ),
  /** The drop that the fronts of the boxes make together. */
  shelf: sheet(
    2100,
    1400,
    `background:#b3c1a5;${serif}`,
    `<svg style="inset:0" width="2100" height="1400"><path d="M1050 60C1050 60 560 600 560 900a490 440 0 0 0 980 0C1540 600 1050 60 1050 60z" fill="${peach}"/><path d="M1050 480C1050 480 800 740 800 900a250 235 0 0 0 500 0C1300 740 1050 480 1050 480z" fill="${pearl}"/><path d="M640 930a410 350 0 0 0 300 330" fill="none" stroke="${pearl}" stroke-width="34" stroke-linecap="round"/></svg>${names}`,
  ),
};
