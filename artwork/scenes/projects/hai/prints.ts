import { type Print, screen, sheet } from '../../artwork.ts';

export const palette = {
  bone: '#F5F1E6',
  mint: '#A9D9C2',
  mintShade: '#9FD3BA',
  ink: '#2F3F9E',
};

const { bone, mint, ink } = palette;
const type = (weight: number, size: number, line: number | string = 1) =>
  `font:${weight} ${size}px/${line} 'Familjen Grotesk'`;

/** Words in the middle of a sheet, on whatever it is laid on. */
const word = (width: number, height: number, size: number, colour: string, text: string) =>
  sheet(
    width,
    height,
    `color:${colour};${type(700, size)};letter-spacing:-.02em`,
    `<div style="inset:0;display:grid;place-content:center;padding-bottom:${size * 0.05}px">${text}</div>`,
  );

const day = (letter: string): Print => word(150, 150, 95, ink, letter);

const received = (top: number, text: string, weight = 600) =>
  `<div style="left:22px;top:${top}px;max-width:320px;border-radius:27px 27px 27px 5px;padding:18px 22px;background:#fff;${type(weight, 29, 1.15)}">${text}</div>`;
const sent = (top: number, text: string) =>
  `<div style="right:22px;top:${top}px;border-radius:27px 27px 5px 27px;padding:18px 22px;background:${ink};color:${bone};${type(600, 29, 1.15)}">${text}</div>`;

export const prints = {
  L: day('L'),
  M: day('M'),
  J: day('J'),
  V: day('V'),
  S: day('S'),
  D: day('D'),
  question: word(400, 210, 75, bone, '¿El jueves?'),
  yes: word(260, 210, 105, ink, 'Sí.'),
  time: word(350, 210, 85, ink, '10:30'),
  sign: word(700, 165, 125, ink, 'Pase usted.'),
  conversation: screen(
    `background:${mint};color:#22307A`,
    `<div style="left:0;right:0;top:0;height:125px;background:${bone}"></div><div style="left:26px;top:62px;letter-spacing:-.02em;${type(700, 42)}">HAI</div><div style="right:26px;top:73px;${type(500, 21)}">Clínica dental</div>` +
      received(152, 'Hola, ¿le acomoda su limpieza el jueves?') +
      sent(280, 'Mejor por la tarde.') +
      received(375, 'Le aparto a las seis.<br>¿Confirma?') +
      sent(504, 'Confirmo.') +
      received(599, 'Listo. Nos vemos.', 700) +
      `<div style="left:22px;right:22px;bottom:35px;height:60px;border-radius:35px;padding-left:26px;background:${bone};color:#5b66a0;${type(500, 24, '60px')}">Escriba aquí</div>`,
  ),
};
