import { easeInOut, modulo, overshoot, span } from '../motion.ts';
import { box, fill, place } from '../shapes.ts';
import { asphalt, yellow } from './colours.ts';
import { driven, turns } from './route.ts';

const bentArrow = (side: 1 | -1) =>
  `<g transform="scale(${side} 1)"><path fill="none" stroke="currentColor" stroke-width="44" d="M-38 128V-8a42 42 0 0 1 42 -42H36"/><path fill="currentColor" d="M26 -132L126 -50L26 32Z"/></g>`;

/** The phone's screen for the turn that comes next. */
function sign(index: number): string {
  const right = modulo(index, 2) === 1;
  const [ground, ink] = right ? [asphalt, yellow] : [yellow, asphalt];
  return (
    fill(ground, box(-152, -318, 304, 636)) +
    `<g color="${ink}"><text x="-122" y="-216" font-family="Hanken" font-weight="700" font-size="27" fill="${ink}">En camino</text>` +
    `<g transform="translate(0 -50) scale(1.12)">${bentArrow(right ? 1 : -1)}</g>` +
    `<text x="-124" y="196" font-family="Big Shoulders" font-weight="900" font-size="${right ? 92 : 78}" textLength="248" lengthAdjust="spacingAndGlyphs" fill="${ink}">${right ? 'DERECHA' : 'IZQUIERDA'}</text>` +
    `<rect x="-126" y="226" width="252" height="64" rx="32" fill="${ink}"/><text y="267" text-anchor="middle" font-family="Hanken" font-weight="800" font-size="27" fill="${ground}">Listo</text></g>`
  );
}

/** The phone, whose screen rolls on after each turn. */
export function device(time: number): string {
  const progress = modulo(driven(time), 1);
  const done = turns.filter((turn) => progress > turn + 0.012).length;
  const since = progress - (done > 0 ? (turns[done - 1] ?? 0) + 0.012 : -1);
  const change = easeInOut(span(since, 0, 0.05));
  const kick = done > 0 ? Math.sin(Math.PI * span(since, 0, 0.075)) : 0;
  const roll = overshoot(change, 0.5) * 636;
  return place(
    `<rect x="-164" y="-330" width="328" height="660" rx="52" fill="${asphalt}" opacity=".3" transform="translate(26 30)"/>` +
      `<rect x="-166" y="-332" width="332" height="664" rx="52" fill="${asphalt}"/>` +
      `<clipPath id="screen"><rect x="-152" y="-318" width="304" height="636" rx="40"/></clipPath><g clip-path="url(#screen)">` +
      place(sign(done - 1), 0, -roll) +
      place(sign(done), 0, 636 - roll) +
      `</g><rect x="-46" y="-302" width="92" height="26" rx="13" fill="${asphalt}"/>`,
    962,
    400,
    7 - 2.6 * kick,
    1 + 0.02 * kick,
  );
}
