import { screen, sheet } from '../../artwork.ts';

export const palette = {
  sun: '#FF7A1A',
  graphite: '#24272B',
  sand: '#E9CFA3',
  cream: '#FFF1DA',
};

const { sun, graphite, cream } = palette;
const spartan = `color:${graphite};font-family:'League Spartan'`;

const cells = Array.from({ length: 60 }, (_, index) => {
  const [left, top] = [(index % 6) * 98 + 9, Math.floor(index / 6) * 98.4 + 9];
  return `<div style="left:${left}px;top:${top}px;width:94px;height:94px;background:linear-gradient(135deg,#343a42,#2a2f36);clip-path:polygon(10% 0,90% 0,100% 10%,100% 90%,90% 100%,10% 100%,0 90%,0 10%)"></div>`;
}).join('');

const wires = [0, 1, 2, 3, 4, 5]
  .flatMap((column) => [28, 62].map((offset) => column * 98 + 9 + offset))
  .map(
    (left) => `<div style="left:${left}px;top:0;width:2px;height:1000px;background:#6a7078"></div>`,
  )
  .join('');

export const prints = {
  cells: sheet(600, 1000, 'background:#23262b', cells + wires),
  /** What is painted on the roof. */
  roof: sheet(
    1300,
    1500,
    spartan,
    `<svg style="left:0;top:0" width="1300" height="1500"><circle cx="650" cy="570" r="560" fill="${sun}"/></svg><div style="left:0;right:0;bottom:10px;text-align:center;font-size:430px;font-weight:800;letter-spacing:-.025em;line-height:.8">apolo</div>`,
  ),
  phone: screen(
    `background:${sun};${spartan}`,
    `<svg style="left:0;top:0" width="390" height="844"><circle cx="195" cy="486" r="300" fill="#ff9540"/><circle cx="195" cy="486" r="228" fill="#ffb468"/><circle cx="195" cy="486" r="156" fill="${cream}"/><rect y="486" width="390" height="358" fill="${graphite}"/></svg>
    <div style="left:26px;top:58px;font-size:38px;font-weight:800;letter-spacing:-.02em;line-height:1">apolo</div>
    <div style="left:26px;top:112px;font-size:62px;font-weight:800;letter-spacing:-.025em;line-height:.94">Hoy manda<br>el sol.</div>
    <div style="left:26px;right:20px;top:520px;color:${cream};font-size:42px;font-weight:700;letter-spacing:-.015em;line-height:1.02">Tu casa se mueve con luz propia</div>
    <div style="left:26px;right:26px;top:632px;color:#d9cdb9;font:500 19px/1.4 'Hanken Grotesk'">Azotea encendida, batería llena y la bomba de agua en marcha.</div>
    <div style="left:26px;right:26px;bottom:44px;height:70px;background:${sun};border-radius:35px;text-align:center;font:700 22px/70px 'Hanken Grotesk'">Ver mi azotea</div>`,
  ),
};
