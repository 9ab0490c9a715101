import { screen, sheet } from '../../artwork.ts';

export const palette = {
  cream: '#F4E8D3',
  forest: '#2B5340',
  darkForest: '#1F3D2E',
  orange: '#EE9450',
  lamplight: '#FFCF8F',
};

const { darkForest } = palette;
const paper = '#F6EBD8';
const orange = '#F09A55';
const type = (weight: number, size: number, line: number | string = 1) =>
  `font:${weight} ${size}px/${line} 'Gabarito'`;

const name = `<div style="left:32px;top:65px;${type(800, 27)}">Smart</div>`;
const headline = (place: string, size: number, line: number, text: string) =>
  `<div style="left:30px;right:20px;${place};letter-spacing:-.035em;${type(800, size, line)}">${text}</div>`;
const tile = (side: string, ground: string, text: string) =>
  `<div style="${side}:24px;top:550px;width:164px;height:150px;border-radius:28px;padding:22px;background:${ground};${type(700, 27, 1.02)}">${text}</div>`;

/** Four panes; the bars are the frame's. */
const panes = (glass: string) =>
  sheet(
    150,
    150,
    `background:${glass}`,
    `<div style="left:68px;top:0;width:14px;height:150px;background:${paper}"></div><div style="left:0;top:68px;width:150px;height:14px;background:${paper}"></div>`,
  );

export const prints = {
  night: screen(
    `background:${paper};color:${darkForest}`,
    name +
      headline('top:125px', 74, 0.88, 'Buenas<br>noches,<br>casa.') +
      `<div style="left:24px;right:24px;top:368px;height:165px;border-radius:28px;background:${darkForest};color:${paper};padding:24px 26px"><div style="${type(700, 30)}">Sala</div><div style="margin-top:7px;opacity:.8;${type(500, 21, 1.2)}">Luz tenue</div><div style="position:absolute;right:24px;top:24px;width:75px;height:42px;border-radius:25px;background:${orange}"><div style="position:absolute;right:5px;top:5px;width:32px;height:32px;border-radius:50%;background:${paper}"></div></div><div style="position:absolute;left:26px;right:26px;bottom:26px;height:13px;border-radius:10px;background:#41614f"><div style="width:38%;height:13px;border-radius:10px;background:${orange}"></div></div></div>` +
      tile('left', orange, 'Puerta<br>cerrada') +
      tile('right', '#E7D6B8', 'Riego<br>mañana') +
      `<div style="left:24px;right:24px;bottom:46px;height:75px;border-radius:40px;background:${darkForest};color:${paper};text-align:center;${type(700, 29, '75px')}">Apagar todo</div>`,
  ),
  home: screen(
    `background:${orange};color:${darkForest}`,
    `${name}<svg style="left:45px;top:210px" width="300" height="310" viewBox="0 0 600 620"><path d="M300 0 600 250V620H0V250z" fill="${darkForest}"/><path d="M215 290h170v170H215z" fill="${paper}"/><path d="M300 290v170M215 375h170" stroke="${darkForest}" stroke-width="16"/></svg>` +
      headline('bottom:105px', 69, 0.9, 'Ya hay<br>alguien.'),
  ),
  windowOn: panes('#FFC878'),
  windowOff: panes(darkForest),
  name: sheet(
    350,
    110,
    `color:${darkForest};letter-spacing:-.03em;text-align:center;${type(800, 100, '105px')}`,
    '<div style="inset:0">Smart</div>',
  ),
};
