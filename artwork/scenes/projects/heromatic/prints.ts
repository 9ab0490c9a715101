import { sheet } from '../../artwork.ts';

export const palette = {
  signal: '#D8261C',
  bone: '#F2EBDD',
  steel: '#B9BCBE',
  black: '#1B1B1C',
  deepRed: '#7C120C',
};

const { signal, bone, black } = palette;
const loud = (size: number, width: number, line: number | string = 0.86) =>
  `font:900 ${size}px/${line} 'Anybody';font-stretch:${width}%`;
const data = (weight: number, size: number, line: number) =>
  `font:${weight} ${size}px/${line} 'Martian Mono';font-stretch:75%`;

/** The robot's arm from its side, on a grid: 1000 × 700, the pincers open at (740, 365). */
const elevation =
  '<svg style="inset:0" width="1000" height="700" viewBox="0 0 2000 1400" fill="none">' +
  `<defs><pattern id="grid" width="50" height="50" patternUnits="userSpaceOnUse"><path d="M50 0H0V50" stroke="${signal}" opacity=".22"/></pattern></defs>` +
  `<path d="M50 50h1900v1300H50z" fill="url(#grid)" stroke="${black}" stroke-width="7"/>` +
  `<g transform="translate(1180 1120)" stroke="${signal}" stroke-width="9"><path d="M-560 0H640" stroke="${black}" stroke-width="5"/>` +
  `<path d="M-190 0h380v-60h-60l-30-140h-200l-30 140h-60z" fill="${signal}" stroke="none"/>` +
  `<g fill="${bone}"><path transform="translate(0 -240) rotate(-24)" d="M-78 0L-62-430a62 62 0 0 1 124 0L78 0A78 78 0 0 1-78 0z"/><path transform="translate(-175 -633) rotate(62)" d="M-66 20L-46-470a46 46 0 0 1 92 0L66 20A66 66 0 0 1-66 20z"/></g>` +
  `<g fill="${signal}" stroke="${bone}"><circle cy="-240" r="104"/><circle cx="-175" cy="-633" r="92"/></g>` +
  `<g fill="${bone}" stroke="none"><circle cy="-240" r="38"/><circle cx="-175" cy="-633" r="34"/></g>` +
  `<g transform="translate(240 -854) scale(1.7)"><circle r="58" fill="${signal}" stroke="${bone}"/><circle r="20" fill="${bone}" stroke="none"/><path d="M0 58V150M-70 150H70M-70 150v60l30 60M70 150v60l-30 60" stroke="${black}" stroke-width="16" stroke-linejoin="round"/></g>` +
  '<g stroke-dasharray="22 16" stroke-width="4"><path d="M-430-240a430 430 0 0 1 700-335"/><path d="M255-383a490 490 0 0 0 40-330"/></g>' +
  `<g stroke="${black}" stroke-width="4"><path d="M-520 0V-633M-542 0h44M-542-633h44M-520-633h220"/><path d="M240-500V60M-175 80H240M-175 58v44M240 58v44"/></g></g>` +
  `<path d="M50 1130H640V1350M50 1240H640M350 1240V1350" stroke="${black}" stroke-width="7"/></svg>`;

export const prints = {
  name: sheet(
    750,
    150,
    `color:${bone};letter-spacing:-.03em;text-align:center;${loud(95, 112, '150px')}`,
    '<div style="inset:0">HEROMATIC</div>',
  ),
  test: sheet(
    840,
    92,
    `color:${bone};white-space:nowrap;${loud(59, 86, '92px')}`,
    '<div style="left:17px">PRUEBA DE PULSO</div>',
  ),
  plan: sheet(
    1000,
    700,
    `background:${bone};color:${black}`,
    elevation +
      `<div style="left:50px;top:46px;letter-spacing:-.01em;color:${signal};${loud(89, 64, 0.84)}">FUERZA<br>CON<br>TACTO</div>` +
      `<div style="left:52px;top:295px;${data(500, 21, 1.4)}">Brazo de seis ejes<br>Empaque frágil<br>Vista lateral</div>` +
      `<div style="left:42px;top:571px;letter-spacing:-.03em;${loud(37, 108, '46px')}">Heromatic</div>` +
      `<div style="left:42px;top:631px;${data(600, 16.5, 1.2)}">Plano<br>lateral</div><div style="left:192px;top:631px;${data(600, 16.5, 1.2)}">Escala<br>al gusto</div>`,
  ),
  hands: sheet(
    450,
    250,
    `background:${black};color:${bone}`,
    `<div style="left:24px;top:22px;${loud(100, 72, 0.84)}">NO TOCAR</div><div style="left:24px;top:134px;color:#ff6a5a;${data(500, 30, 1.3)}">Está pensando.</div>`,
  ),
  mark: sheet(
    250,
    250,
    `background:${bone}`,
    `<svg style="inset:0" width="250" height="250" viewBox="-250 -250 500 500"><path d="M-150-170h92v122H58v-122h92v340H58V46H-58v124h-92z" fill="${signal}"/><g fill="${bone}"><circle cx="-104" cy="-124" r="24"/><circle cx="104" cy="124" r="24"/><circle cx="104" cy="-124" r="24"/><circle cx="-104" cy="124" r="24"/></g></svg>`,
  ),
  care: sheet(
    450,
    180,
    `background:${bone};color:${signal}`,
    `<div style="left:22px;top:18px;${loud(68, 72)}">TRATAR CON<br>CARIÑO</div>`,
  ),
};
