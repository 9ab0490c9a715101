import { sheet } from '../../artwork.ts';

export const palette = {
  lilac: '#BCA6FF',
  coral: '#FF6B4A',
  yellow: '#FFC93C',
  cream: '#FFF3DC',
  aubergine: '#2B1B47',
};

const { lilac, coral, yellow, cream, aubergine } = palette;
/** The sign speaks in Bricolage; what children read is set in Lexend. */
const sign = `color:${aubergine};font-family:'Bricolage Grotesque'`;
const reading = `color:${aubergine};font-family:'Lexend'`;

const door = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path d="M${x} ${y + height}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z" fill="${fill}"/>`;

const toys = `<rect y="110" width="110" height="110" fill="${coral}"/><circle cx="195" cy="155" r="65" fill="${aubergine}"/><path d="M20 100a50 50 0 0 1 100 0z" fill="${cream}"/>`;
const plate = `<circle cx="150" cy="155" r="138" fill="${cream}"/><circle cx="150" cy="155" r="92" fill="none" stroke="${aubergine}" stroke-width="10"/><circle cx="150" cy="155" r="48" fill="${yellow}"/>`;

/** A card of the daily routine: a drawing and one word. */
function routine(word: string, ground: string, drawing: string, ink: string = aubergine) {
  return sheet(
    460,
    560,
    `background:${ground};${reading};color:${ink}`,
    `<svg style="left:80px;top:64px" width="300" height="300">${drawing}</svg><b style="left:0;right:0;bottom:40px;text-align:center;font-size:62px;line-height:1.1;font-weight:700">${word}</b>`,
  );
}

function moment(
  word: string,
  [left, top, width, height]: readonly [number, number, number, number],
  style: string,
  drawing = '',
) {
  return `<div style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;${style}">${drawing}<b style="position:absolute;left:28px;bottom:20px;font-size:44px;line-height:1.15">${word}</b></div>`;
}

export const prints = {
  sign: sheet(
    1200,
    560,
    sign,
    `<div style="left:0;top:0;font-size:250px;font-weight:800;letter-spacing:-.015em;line-height:1">Autism</div><div style="left:8px;top:290px;font-size:76px;font-weight:600;line-height:1.14">Centro de atención<br>al autismo</div>`,
  ),
  day: sheet(
    1120,
    836,
    `background:${cream};${reading}`,
    `<b style="left:56px;top:46px;font-size:80px;line-height:1.1">Mi día</b><div style="right:56px;top:78px;font-size:36px">martes</div>` +
      moment(
        'Llegar',
        [56, 186, 480, 400],
        `background:${lilac}`,
        `<svg style="position:absolute;left:110px;top:46px" width="260" height="230">${door(20, 10, 220, 220, aubergine)}${door(80, 85, 100, 145, cream)}</svg>`,
      ) +
      moment(
        'Jugar',
        [566, 186, 498, 400],
        `background:${yellow}`,
        `<svg style="position:absolute;left:110px;top:56px" width="300" height="220">${toys}</svg>`,
      ) +
      moment(
        'Comer',
        [56, 616, 310, 164],
        `background:${coral}`,
        `<svg style="position:absolute;right:24px;top:24px" width="84" height="84" viewBox="0 0 300 300">${plate}</svg>`,
      ) +
      moment('Descansar', [396, 616, 350, 164], 'background:#f1e9ff') +
      moment('A casa', [776, 616, 288, 164], `border:4px solid ${aubergine}`),
  ),
  play: routine('Jugar', yellow, `<g transform="translate(15 30) scale(1.05)">${toys}</g>`),
  eat: routine('Comer', coral, plate),
  home: routine(
    'A casa',
    cream,
    `${door(15, 15, 270, 275, lilac)}${door(90, 105, 120, 185, aubergine)}`,
  ),
  rest: routine(
    'Descansar',
    aubergine,
    `<path d="M190 20a135 135 0 1 0 90 190a110 110 0 0 1-90-190z" fill="${yellow}"/>`,
    cream,
  ),
};
