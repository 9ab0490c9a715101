import { type Print, screen, sheet } from '../../artwork.ts';
import { bricolage, heading, pair, palette, text } from './brand.ts';

const { cobalt, lime, coral, paper, ink } = palette;

const button = (ground: string, colour: string, words: string) =>
  `<div style="left:24px;right:24px;bottom:36px;height:80px;border-radius:40px;background:${ground};color:${colour};text-align:center;font-weight:800;font-size:26px;line-height:80px">${words}</div>`;

const trades = [
  ['Panadería', 'a la vuelta', cobalt],
  ['Imprenta', 'en tu colonia', coral],
  ['Ferretería', 'abre temprano', ink],
  ['Florería', 'en el centro', cobalt],
  ['Óptica', 'frente al parque', coral],
] as const;

export const screens = {
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
} satisfies Record<string, Print>;
