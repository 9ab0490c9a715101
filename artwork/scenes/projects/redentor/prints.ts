import { screen, sheet } from '../../artwork.ts';

export const palette = {
  blue: '#2B3FE0',
  red: '#E23B2E',
  pink: '#FFB9CF',
  lime: '#FFE9D6',
  honey: '#F6A821',
  indigo: '#1B1A5E',
};

const { blue, red, pink, lime, honey, indigo } = palette;
const anybody = "font-family:'Anybody'";
const shout = 'font-weight:900;font-stretch:90%;line-height:1.04;letter-spacing:.005em';

/** Arches one in another, the outermost first. */
const arches = (x: number, ground: number, radius: number, colours: string[], width: number) =>
  colours
    .map((colour, index) => {
      const r = radius - index * width;
      return `<path d="M${x - r} ${ground}V${ground - r * 0.75}a${r} ${r} 0 0 1 ${2 * r} 0V${ground}z" fill="${colour}"/>`;
    })
    .join('');

const poster = (ground: string, ink: string, words: string, drawing: string) =>
  sheet(
    700,
    980,
    `background:${ground};color:${ink};${anybody}`,
    `<svg style="inset:0" width="700" height="980">${drawing}</svg><div style="left:44px;top:42px;font-size:106px;${shout}">${words}</div>`,
  );

const singers = [300, 440, 220, 380, 280]
  .map((height, index) => {
    const x = 40 + index * 126;
    const colour = [blue, pink, lime, honey, pink][index];
    return `<path d="M${x} 980V${1034 - height}a54 54 0 0 1 108 0V980z" fill="${colour}"/><circle cx="${x + 54}" cy="${1044 - height}" r="22" fill="${indigo}"/>`;
  })
  .join('');

export const prints = {
  welcome: poster(
    blue,
    lime,
    'Pasa,<br>hay lugar',
    arches(350, 980, 290, [pink, red, lime, honey, blue], 56),
  ),
  sunday: poster(
    pink,
    indigo,
    `Domingo<br>temprano<p style="position:absolute;top:834px;left:2px;white-space:nowrap;font:700 44px/1.1 'Hanken Grotesk';color:${lime}">Iglesia El Redentor</p>`,
    `<circle cx="350" cy="610" r="250" fill="${red}"/><path d="M0 720q58-40 116 0t117 0 117 0 117 0 117 0 116 0V980H0z" fill="${blue}"/>`,
  ),
  sing: poster(red, lime, 'Canta<br>aunque<br>sea bajito', singers),
  sign: sheet(
    1500,
    240,
    `color:${lime};${anybody}`,
    '<div style="left:0;right:0;top:0;text-align:center;font-weight:900;font-size:186px;line-height:1.18;letter-spacing:.015em">El Redentor</div>',
  ),
  phone: screen(
    `background:${red};color:${lime};${anybody}`,
    `<svg style="inset:0" width="390" height="844">${arches(195, 560, 160, [pink, blue, lime, honey], 36)}</svg><div style="left:0;right:0;top:74px;text-align:center;font-weight:900;font-size:36px">El Redentor</div><div style="left:26px;top:590px;font-size:52px;${shout}">Nos vemos<br>el domingo</div><div style="left:24px;right:24px;bottom:36px;height:78px;border-radius:39px;background:${lime};color:${indigo};text-align:center;font:800 25px/78px 'Hanken Grotesk'">Ver en vivo</div>`,
  ),
};
