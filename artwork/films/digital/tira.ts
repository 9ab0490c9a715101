import { type DrawnFilm, wide } from '../film.ts';
import { modulo, swing } from '../motion.ts';
import { box, circle, fill, place, short } from '../shapes.ts';

/** Digital: a strip of paper runs under four rollers, and each letter takes one ink from each. */

const seconds = 7;
const magenta = '#EC008C';
const black = '#141414';
const paper = '#FDFCF7';

const letters = [...'DIGITAL'];
const page = 330;
const top = 170;
const tall = 460;
const length = letters.length * page;

interface Roller {
  readonly name: string;
  readonly ink: string;
  readonly on: string;
  readonly x: number;
  /** Where its plate prints, off the true place, in pixels. */
  readonly off: readonly [x: number, y: number];
}

/** From the right, where blank paper comes in, to the left. */
const rollers: readonly Roller[] = [
  { name: 'Y', ink: '#FFED00', on: black, x: 1180, off: [-13, 11] },
  { name: 'M', ink: magenta, on: paper, x: 975, off: [12, -9] },
  { name: 'C', ink: '#00AEEF', on: black, x: 770, off: [-8, -12] },
  { name: 'K', ink: black, on: paper, x: 565, off: [0, 0] },
];

/** Each ink's figure behind the letter: flat shapes that overprint. */
function figure(name: string, index: number): string {
  const [middle, centre] = [page / 2, top + tall / 2];
  const shapes: Record<string, string[]> = {
    Y: [
      circle(middle, centre, 142),
      box(middle - 140, centre - 140, 280, 280),
      `M${middle} ${centre - 165}L${middle + 150} ${centre + 140}H${middle - 150}Z`,
    ],
    M: [
      box(middle - 142, centre, 284, 142),
      `M${middle - 142} ${centre + 142}a142 142 0 0 1 284 0Z`,
      circle(middle + 50, centre - 50, 105),
    ],
    C: [
      `M${middle - 142} ${centre - 142}h284l-284 284Z`,
      circle(middle - 55, centre + 60, 95),
      box(middle - 142, centre - 142, 142, 284),
    ],
  };
  const choice = shapes[name];
  return choice?.[index % choice.length] ?? '';
}

function plate(roller: Roller, shift: number): string {
  let inside = '';
  for (let index = -1; index < letters.length + 5; index++) {
    const x = index * page - shift;
    if (x < -page || x > 1280 + page) continue;
    const sign = letters[modulo(index, letters.length)] ?? '';
    const [dx, dy] = roller.off;
    const number = modulo(index, letters.length);
    const glyph =
      roller.name === 'K'
        ? `<text x="${page / 2}" y="${top + tall / 2 + 116}" text-anchor="middle" font-family="Anybody" font-weight="900" font-size="320" style="font-stretch:${sign === 'I' ? 110 : 96}%" fill="${black}">${sign}</text>` +
          `<path stroke="${black}" stroke-width="2.5" fill="none" d="M0 ${top + 16}v34M0 ${top + tall - 50}v34"/><circle cy="${top + 33}" r="9" fill="none" stroke="${black}" stroke-width="2.5"/><circle cy="${top + tall - 33}" r="9" fill="none" stroke="${black}" stroke-width="2.5"/>`
        : fill(roller.ink, figure(roller.name, number));
    const swatch = rollers.findIndex(({ name }) => name === roller.name);
    const control = fill(roller.ink, box(22 + swatch * 34, top + tall - 46, 22, 22));
    inside += place(glyph + control, x + dx, dy);
  }
  return inside;
}

/** The roller from the side: a cylinder that turns, its letter coming round. */
function cylinder({ name, ink, on, x }: Roller, time: number): string {
  const radius = 50;
  const [y, height] = [top - 46, tall + 92];
  const turning = modulo((time / seconds) * 7 + x / 370, 1);
  // The initial goes round with the surface: seen on the front half only.
  const initials = [0, 0.5].map((half) => {
    const angle = modulo(turning + half, 1) * 2 * Math.PI;
    const facing = Math.cos(angle);
    if (facing <= 0.05) return '';
    const along = x + radius * Math.sin(angle) * -1;
    return `<g transform="translate(${short(along)} ${top + tall / 2 + 34}) scale(${short(facing)} 1)"><text text-anchor="middle" font-family="Anybody" font-weight="900" font-size="98" fill="${on}">${name}</text></g>`;
  });
  const shade = name === 'K' ? '#000' : '#14141424';
  return (
    fill(
      '#B0006A',
      box(x - radius + 34, y + 40, radius * 2, height),
      'opacity=".55" style="mix-blend-mode:multiply"',
    ) +
    fill('#F4F2EA', box(x - 15, y - 150, 30, height + 300)) +
    fill('#C9C6BB', box(x + 4, y - 150, 11, height + 300)) +
    `<clipPath id="roller${name}"><path d="${box(x - radius, y, 2 * radius, height)}"/></clipPath><g clip-path="url(#roller${name})">` +
    fill(ink, box(x - radius, y, radius * 2, height)) +
    initials.join('') +
    fill(shade, box(x + radius * 0.42, y, radius * 0.6, height)) +
    '</g>'
  );
}

function frame(time: number): string {
  const shift = (time / seconds) * length;
  const slip = 2 * swing(time, seconds, 7);
  const inks = rollers.map((roller) => {
    const id = `ink${roller.name}`;
    return (
      `<clipPath id="${id}"><path d="${box(-20, 0, roller.x + 20, 800)}"/></clipPath>` +
      `<g clip-path="url(#${id})"${roller.name === 'K' ? '' : ' style="mix-blend-mode:multiply"'}>${plate(roller, shift)}</g>`
    );
  });
  return (
    fill(magenta, box(0, 0, 1280, 800)) +
    fill('#B5006C', box(0, top + 34, 1280, tall)) +
    `<g transform="translate(0 ${short(slip)})"><g style="isolation:isolate">${fill(paper, box(-10, top, 1300, tall))}${inks.join('')}</g></g>` +
    rollers.map((roller) => cylinder(roller, time)).join('')
  );
}

export const digitalTira: DrawnFilm = { id: 'projects/digital/film-2', ...wide, seconds, frame };
