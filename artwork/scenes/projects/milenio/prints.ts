import { sheet } from '../../artwork.ts';

export const palette = {
  walnut: '#65402A',
  darkWalnut: '#33251A',
  bone: '#F1E8D8',
  indigo: '#A9B6DD',
};

const { darkWalnut, bone } = palette;
const blue = '#8fa0cf';
const young = "font-family:'Young Serif'";
const text = (weight: number, size: number) =>
  `font-family:'Instrument Sans';font-weight:${weight};font-size:${size}px`;

export const prints = {
  catalogue: sheet(
    900,
    1200,
    `background:${bone};color:${darkWalnut};${young}`,
    `<div style="left:60px;top:36px;font-size:166px;letter-spacing:-.01em;line-height:1.05">Milenio</div><svg style="left:60px;top:250px" width="780" height="700" viewBox="60 0 780 700"><path d="M60 0h780v700H60z" fill="${blue}"/><g fill="#4b2f1c"><path d="M250 90h34l22 560h-40z"/><path d="M590 380h36l26 270h-40z"/><path d="M330 380h32l-24 270h-38z"/><rect x="250" y="350" width="390" height="44" rx="8"/><path d="M244 90q150 40 210-6l6 60q-80 44-212 10z"/></g></svg><div style="left:60px;right:60px;bottom:56px;display:flex;justify-content:space-between;${text(600, 38)}"><span>Catálogo de sillas</span><span>Nogal y hueso</span></div>`,
  ),
  tag: sheet(
    900,
    500,
    `background:${blue};color:#2b1d12;${young}`,
    `<div style="left:50px;top:30px;font-size:184px;letter-spacing:-.01em;line-height:1.05">Milenio</div><div style="left:56px;bottom:48px;line-height:1.2;${text(600, 44)}">Hecha a mano para<br>heredarse sin pleito</div>`,
  ),
  /** The catalogue open at the joint. */
  spread: sheet(
    1800,
    1200,
    `background:${bone};color:${darkWalnut};${young}`,
    `<div style="left:0;top:0;width:900px;height:1200px;background:#4b2f1c;color:${bone}"><div style="position:absolute;left:70px;top:56px;font-size:146px;line-height:1.04;letter-spacing:-.01em">Cola de<br>milano</div><svg style="position:absolute;left:70px;bottom:80px" width="760" height="560"><path d="M0 0H760V250H640L670 400H520L550 250H400L430 400H280L310 250H160L190 400H60L90 250H0z" fill="${blue}"/><path d="M0 560H760V300H690L710 450H480L510 300H450L470 450H240L270 300H210L230 450H20L50 300H0z" fill="${bone}"/></svg></div><div style="left:980px;top:60px;font-size:80px;line-height:1.12;letter-spacing:-.005em">Dos maderas<br>que ya no se<br>quieren soltar.</div><div style="left:984px;top:430px;width:690px;line-height:1.42;${text(500, 40)}">Cada esquina se traza con lápiz, se corta con serrucho y se cierra a golpe de mazo. Sin clavos a la vista ni prisas en el taller.</div><div style="left:980px;bottom:70px;font-size:116px;letter-spacing:-.01em;line-height:1">Milenio</div>`,
  ),
};
