import { screen } from '../../artwork.ts';

export const palette = {
  yellow: '#FFD000',
  bone: '#F6F3E9',
  red: '#E8351C',
  asphalt: '#141517',
};

const { yellow, bone, red, asphalt } = palette;
const text = "font-family:'Hanken Grotesk'";
const shout = "font-family:'Big Shoulders Display';font-weight:900";

const title = (style: string, words: string) =>
  `<div style="left:27px;${shout};${style}">${words}</div>`;

const button = (ground: string, ink: string, words: string) =>
  `<div style="left:24px;right:24px;bottom:36px;height:84px;background:${ground};color:${ink};border-radius:10px;text-align:center;font-weight:800;font-size:30px;line-height:84px">${words}</div>`;

/** The letter D as a road that turns round. */
const badge = `<svg style="left:28px;top:60px;overflow:visible" height="44" viewBox="0 0 210 48"><path d="M0 2h22a22 22 0 0 1 0 44H0z" fill="${asphalt}"/><path d="M10 13v22h10a11 11 0 0 0 0-22z" fill="${yellow}"/><text x="56" y="42" font-family="Big Shoulders Display" font-weight="900" font-size="48" fill="${asphalt}" letter-spacing="1.5">DRIVERS</text></svg>`;

const shift = [
  ['Llantas', 'Listas'],
  ['Combustible', 'Lleno'],
  ['Documentos', 'En regla'],
  ['Propinas', 'Tuyas'],
] as const;

export const prints = {
  route: screen(
    `background:${asphalt};color:#fff;${text}`,
    `<svg style="inset:0" width="390" height="844"><g stroke="#2d2f34" fill="none"><path stroke-width="18" d="M-20 120L420 260M-20 320L420 460M-20 520L420 620M70-20L20 860M190-20L250 860M320-20L350 860"/><path stroke-width="7" d="M-20 220L420 350M-20 420L420 540M130-20L130 860M270-20L300 860"/></g><path d="M43 560L56 333 216 384 236 187 330 217" fill="none" stroke="${yellow}" stroke-width="16" stroke-linejoin="round"/><circle cx="330" cy="217" r="28" fill="${yellow}"/><circle cx="330" cy="217" r="11" fill="${asphalt}"/><circle cx="43" cy="560" r="18" fill="#fff"/></svg>
    <div style="left:0;right:0;bottom:0;height:268px;background:${yellow};color:${asphalt};padding:26px 28px"><div style="${shout};font-size:76px;line-height:1;letter-spacing:.01em;white-space:nowrap">EN CAMINO</div><div style="font-weight:600;font-size:25px;margin-top:6px">Del mercado a la terminal</div><div style="background:${asphalt};color:#fff;height:76px;margin-top:20px;font-weight:700;font-size:27px;line-height:76px;text-align:center;border-radius:10px">Ver ruta</div></div>`,
  ),
  trip: screen(
    `background:${yellow};color:${asphalt};${text}`,
    `${badge}${title('top:154px;font-size:146px;line-height:1;letter-spacing:.01em', 'VIAJE<br>NUE<br>VO')}<div style="left:28px;right:28px;top:624px;border-top:5px solid ${asphalt};padding-top:14px;font-size:26px;line-height:1.25;font-weight:600">Recoge en el portal,<br>deja en el hospital</div>${button(asphalt, yellow, 'Aceptar')}`,
  ),
  shift: screen(
    `background:${bone};color:${asphalt};${text}`,
    `${title('top:58px;font-size:104px;line-height:1;letter-spacing:.01em', 'TURNO<br>NOCHE')}${shift
      .map(
        ([what, state], index) =>
          `<div style="left:28px;right:28px;top:${296 + index * 100}px;border-top:4px solid ${asphalt};padding-top:16px;display:flex;justify-content:space-between;font-size:26px;font-weight:600"><span>${what}</span><span style="${shout};font-size:44px;line-height:1">${state}</span></div>`,
      )
      .join('')}${button(red, '#fff', 'Cerrar turno')}`,
  ),
  cover: screen(
    `background:${asphalt};color:${yellow};${text}`,
    `<svg style="left:0;top:130px" width="390" height="420"><g transform="translate(8 8)"><path d="M195 20A180 180 0 0 1 195 380H20V20z" fill="${yellow}"/><path d="M130 120h60a80 80 0 0 1 0 160h-60z" fill="${asphalt}"/></g></svg>${title('bottom:150px;font-size:88px;line-height:1;letter-spacing:.015em', 'DRIVERS')}<div style="left:30px;bottom:98px;font-size:28px;font-weight:600;color:#fff">Maneja a tu modo</div>`,
  ),
  hub: screen(
    `background:${yellow};color:${asphalt}`,
    `${title('top:88px;font-size:110px;line-height:1.02;letter-spacing:.01em', '¿LISTO<br>PARA<br>SALIR?')}<svg style="left:28px;top:490px" width="334" height="110"><path d="M4 50H294M294 50l-30-22M294 50l-30 22" stroke="${asphalt}" stroke-width="14" fill="none"/></svg><div style="left:24px;right:24px;bottom:40px;height:184px;background:${asphalt};color:${yellow};border-radius:92px;text-align:center;${shout};font-size:64px;line-height:184px;letter-spacing:.02em">ARRANCAR</div>`,
  ),
};
