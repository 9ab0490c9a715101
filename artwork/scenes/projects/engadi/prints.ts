import { screen, sheet } from '../../artwork.ts';

export const palette = {
  olive: '#5D6629',
  fig: '#4A2140',
  cream: '#F4E8CC',
  date: '#54270F',
  lemon: '#C9A227',
};

const { olive, fig, cream } = palette;
const soft = `font-family:'Fraunces';font-weight:900;font-variation-settings:'SOFT' 100,'WONK' 1,'opsz' 144`;
const hanken = (weight: number, size: number) =>
  `font-family:'Hanken Grotesk';font-weight:${weight};font-size:${size}px;font-variation-settings:normal`;

/** What is painted across the boards of a crate. */
const stencil = (words: string, size: number, colour: string) =>
  sheet(
    1500,
    520,
    `${soft};color:${colour}`,
    `<div style="left:0;right:0;top:0;text-align:center;white-space:nowrap;font-size:${size}px;line-height:${size > 300 ? 480 : 512}px">${words}</div>`,
  );

export const prints = {
  name: stencil('Engadí', 450, fig),
  today: stencil('cosechado hoy temprano', 120, cream),
  toTable: stencil('del huerto a tu mesa', 134, '#4b5320'),
  label: sheet(
    1400,
    640,
    `background:${cream};color:${fig};text-align:center;${soft}`,
    `<div style="inset:22px;border:8px solid #4b5320"></div><div style="left:0;right:0;top:60px;font-size:280px;line-height:1.1">Engadí</div><div style="left:0;right:0;top:392px;font-size:108px;line-height:1;color:#4b5320;font-weight:700">dátiles medjool</div><div style="left:0;right:0;bottom:60px;color:#4b5320;${hanken(600, 42)}">orgánicos y sin prisa</div>`,
  ),
  phone: screen(
    `background:${olive};color:${cream};${soft}`,
    `<div style="left:26px;top:46px;font-size:42px;line-height:1.1">Engadí</div><div style="right:26px;top:58px;${hanken(600, 17)}">Canasta</div>
    <svg style="left:0;top:110px" width="390" height="350"><circle cx="195" cy="180" r="150" fill="${cream}"/><path d="M195 52c14 22 22 34 50 62 46 46 66 92 50 142-14 46-54 68-100 68s-86-22-100-68c-16-50 4-96 50-142 28-28 36-40 50-62z" fill="${fig}"/><path d="M195 84v214M160 124c-30 50-34 110-12 166M230 124c30 50 34 110 12 166" stroke="#7c4570" stroke-width="6" fill="none" stroke-linecap="round"/></svg>
    <div style="left:26px;right:14px;top:484px;font-size:54px;line-height:1.04">Ya hay higos.<br>Corre.</div><div style="left:26px;right:26px;top:618px;line-height:1.4;${hanken(500, 19)}">Se cortan en la mañana y llegan a tu puerta por la tarde.</div><div style="left:26px;right:26px;bottom:44px;height:70px;background:${cream};color:${fig};border-radius:14px;text-align:center;line-height:70px;${hanken(700, 22)}">Apartar una caja</div>`,
  ),
};
