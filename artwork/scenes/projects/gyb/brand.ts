export const palette = {
  cobalt: '#1A35FF',
  lime: '#D9FF4A',
  coral: '#FF5C39',
  paper: '#F4F1E8',
  ink: '#16171A',
};

const { cobalt, coral, ink } = palette;
export const bricolage = (ground: string, colour: string = ink) =>
  `background:${ground};color:${colour};font-family:'Bricolage Grotesque'`;

/** Words in the brand's heavy cut. */
export const heading = (place: string, size: number, words: string) =>
  `<div style="${place};font-size:${size}px;font-weight:800;line-height:1.02;letter-spacing:-.005em">${words}</div>`;
export const text = (place: string, words: string) => `<div style="${place}">${words}</div>`;

type Colours = readonly [left: string, right: string, both: string];

/** Two circles that meet; the third colour is what they share. */
export function pair(x: number, y: number, radius: number, colours: Colours, apart = 0.62): string {
  const shift = radius * apart;
  const height = Math.sqrt(radius ** 2 - shift ** 2);
  return `<svg style="position:absolute;inset:0" width="100%" height="100%"><g transform="translate(${x} ${y})"><circle cx="${-shift}" r="${radius}" fill="${colours[0]}"/><circle cx="${shift}" r="${radius}" fill="${colours[1]}"/><path d="M0 ${-height}A${radius} ${radius} 0 0 1 0 ${height}A${radius} ${radius} 0 0 1 0 ${-height}z" fill="${colours[2]}"/></g></svg>`;
}

/** The mark: two businesses and what they share. */
export const mark: Colours = [cobalt, coral, ink];
