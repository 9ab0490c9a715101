import { screen, sheet } from '../../artwork.ts';

export const palette = {
  water: '#17B3C4',
  clay: '#DD6A3E',
  buoy: '#FF5A2E',
  stone: '#FBF3E4',
  lemon: '#FFD23F',
  earth: '#5A2114',
};

const { water, buoy, stone, lemon, earth } = palette;
const cream = '#fff8ea';
const rubik = "font-family:'Rubik'";

function buoyDrawing(radius: number): string {
  const inner = radius * 0.46;
  const parts = Array.from({ length: 8 }, (_, index) => {
    const point = (step: number, r: number) => {
      const angle = (step * Math.PI) / 4 - 0.39;
      return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
    };
    const outline = `M${point(index, radius)}A${radius} ${radius} 0 0 1 ${point(index + 1, radius)}L${point(index + 1, inner)}A${inner} ${inner} 0 0 0 ${point(index, inner)}z`;
    return `<path d="${outline}" fill="${index % 2 ? '#fff' : buoy}"/>`;
  });
  return parts.join('');
}

/** The word with two rings for its oes. */
function logo(height: number, letters: string, oes: string = buoy): string {
  return `<svg height="${height}" viewBox="0 0 330 120" style="overflow:visible"><text y="112" font-family="Rubik" font-weight="800" font-size="150" fill="${letters}">P</text><g fill="none" stroke="${oes}" stroke-width="25"><circle cx="144" cy="72" r="33"/><circle cx="242" cy="72" r="33"/></g><rect x="298" width="28" height="113" rx="4" fill="${letters}"/></svg>`;
}

const wave = (top: number, end: number) => `M0 ${top}q50-60 100 0${'t100 0'.repeat(14)}V${end}H0z`;

const report = (top: number, what: string, state: string) =>
  `<div style="left:28px;right:28px;top:${top}px;border-top:2px solid ${earth}66;padding-top:16px;font-size:20px;display:flex;justify-content:space-between"><b>${what}</b><span>${state}</span></div>`;

const ripple = (y: number) =>
  `<path d="M-20 ${y}q60-46 120 0t120 0 120 0 120 0"/><path d="M-60 ${y + 65}q60-40 120 0t120 0 120 0 120 0"/>`;

export const prints = {
  phone: screen(
    `background:${stone};color:${earth};${rubik}`,
    `<svg style="top:0;left:0;background:${water}" width="390" height="452"><g fill="none" stroke="#8be9ee" stroke-width="6">${ripple(156)}${ripple(336)}</g><g transform="translate(195 252)">${buoyDrawing(114)}</g></svg>
    <div style="left:28px;top:62px">${logo(40, '#fff', '#fff')}</div>
    <div style="left:28px;top:484px;font-size:45px;line-height:1.06;font-weight:800;letter-spacing:-.01em">Agua clara<br>todo el año.</div>
    ${report(602, 'Aspirado de fondo', 'Listo')}${report(660, 'Cloro y pH', 'En su punto')}
    <div style="left:24px;right:24px;bottom:36px;height:78px;border-radius:40px;background:#d9532a;color:#fff;text-align:center;line-height:78px;font-weight:700;font-size:25px">Agendar visita</div>`,
  ),
  chlorine: sheet(
    1500,
    480,
    `background:${buoy};color:${cream};${rubik}`,
    `<svg style="left:0;bottom:0" width="1500" height="150"><path d="${wave(60, 150)}" fill="${water}"/></svg>
    <div style="left:540px;top:40px;width:420px;text-align:center;font-size:122px;font-weight:900;line-height:1">Cloro<p style="font-size:35px;font-weight:600;margin-top:12px">tabletas, acción lenta</p></div>
    <div style="left:678px;bottom:24px">${logo(52, '#fff', '#fff')}</div>`,
  ),
  algae: sheet(
    1500,
    640,
    `background:${cream};color:${earth};${rubik}`,
    `<div style="left:540px;top:48px;width:420px;text-align:center;font-size:124px;font-weight:900;line-height:.96">Anti<br>algas</div>
    <div style="left:0;right:0;bottom:0;height:250px;background:${lemon}"></div>
    <div style="left:540px;width:420px;text-align:center;bottom:160px;font-size:38px;font-weight:600">adiós al verde</div>
    <div style="left:654px;bottom:44px">${logo(70, earth)}</div>`,
  ),
  clear: sheet(
    1500,
    860,
    `background:${water};color:${cream};${rubik}`,
    `<div style="left:540px;top:70px;width:420px;text-align:center;font-size:138px;font-weight:900;line-height:.98">Agua<br>clara<p style="font-size:44px;font-weight:600;margin-top:30px">clarificador</p></div>
    <svg style="left:0;bottom:0" width="1500" height="320"><path d="${wave(60, 320)}" fill="${cream}"/></svg>
    <div style="left:630px;bottom:70px">${logo(86, earth)}</div>`,
  ),
  /** The letters that lie on the bottom, white where tiles are dark; 14 × 14 units. */
  bottom: sheet(
    1024,
    1024,
    'background:#000',
    '<svg width="1024" height="1024" viewBox="-7 -7 14 14" fill="#fff"><text x="-4.28" y="1.34" font-family="Rubik" font-weight="900" font-size="3.45">P</text><rect x="1.34" y="-1.14" width=".5" height="2.48"/></svg>',
  ),
};
