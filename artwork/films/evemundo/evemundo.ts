import { type DrawnFilm, wide } from '../film.ts';
import { clamp, easeInOut, modulo, overshoot, ringing, scatter, span, swing } from '../motion.ts';
import { box, fill, place, short } from '../shapes.ts';
import { type Design, designs, flower, height, width } from './designs.ts';

/**
 * Evemundo: papel picado is cut while we look, hole by hole and then the name; what falls out is
 * the confetti. The string moves on, and the next sheet takes its turn.
 */

const wall = '#FF2E88';
const shade = '#C9176C';
const half = 4;
const seconds = 2 * half;

const gap = 456;
const hang = 92;
/** When, in a sheet's turn, the string moves on. */
const travel = { start: 3.12, end: half };

/** How far the string has moved. */
function moved(time: number): number {
  const turn = Math.floor(time / half + 1e-9);
  return gap * (turn + easeInOut(span(time - turn * half, travel.start, travel.end)));
}

/** Degrees that a sheet leans: the string's jerks, the chisel and a little wind. */
function lean(sheet: number, time: number): number {
  let angle = 1.6 * swing(time, seconds, 2, modulo(sheet, 2) * 0.23);
  for (let back = 0; back < 3; back++) {
    const turn = Math.floor(time / half + 1e-9) - back;
    const since = time - (turn * half + travel.start);
    angle += 9 * ringing(since - 0.02 * modulo(sheet, 2), 0.62, 1.15);
  }
  return angle;
}

const holesAt = (design: Design, since: number) =>
  design.holes
    .filter(({ when }) => since > when)
    .map(({ shape, x, y, turn, when }) =>
      place(shape, x, y, turn, Math.max(0.01, overshoot(span(since, when, when + 0.16), 1.6))),
    )
    .join('');

/** The sheet's outline, its lower edge in scallops. */
const outline = (() => {
  const count = 10;
  const scallop = width / count;
  return (
    `M${-width / 2} 0H${width / 2}V${height - 24}` +
    Array.from({ length: count }, () => `a${scallop / 2} 22 0 0 1 ${-scallop} 0`).join('') +
    'Z'
  );
})();

/** What fell out of one sheet, still in the air. */
function confetti(design: Design, since: number, x: number): string {
  return design.holes
    .map((hole, index) => {
      const age = since - hole.when;
      if (age <= 0 || age > 2) return '';
      const chance = scatter(index + 3);
      const y = hang + hole.y + 70 * age + 440 * age * age;
      if (y > 860) return '';
      const side = (chance - 0.5) * 190 * age + 16 * Math.sin(age * 9 + index);
      const flip = Math.cos(age * (7 + 6 * chance));
      return `<g transform="translate(${short(x + hole.x + side)} ${short(y)}) rotate(${short(hole.turn + (chance - 0.5) * 420 * age)}) scale(1 ${short(flip)})" fill="${flip > 0 ? design.paper : design.hem}">${hole.shape}</g>`;
    })
    .join('');
}

/** The film begins with a finished sheet in the middle: that is its poster. */
const opening = 2.95;

function frame(clock: number): string {
  const time = clock + opening;
  const first = Math.floor(time / half + 1e-9);
  const shift = moved(time);
  let shadows = '';
  let sheets = '';
  let falling = '';
  for (let sheet = first - 2; sheet <= first + 3; sheet++) {
    const x = 640 + sheet * gap - shift;
    if (x < -width || x > 1280 + width) continue;
    const design = designs[modulo(sheet, 2)] ?? flower;
    const since = clamp(time - sheet * half, -1, 20);
    const angle = lean(sheet, time);
    const rise = 1 - 0.0016 * angle * angle;
    const id = `cut${sheet - first + 2}`;
    const sag = 10 * Math.cos((x - 640) / 205);
    const lay = (dx: number, dy: number, extra: number) =>
      `transform="translate(${short(x + dx)} ${short(hang + sag + dy)}) skewX(${short(-angle * extra)}) scale(1 ${Math.round(rise * 1e4) / 1e4})"`;
    sheets +=
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="-240" y="-10" width="480" height="${height + 20}"><path fill="#fff" d="${outline}"/><g fill="#000">${holesAt(design, since)}</g></mask>` +
      `<g ${lay(0, 0, 1)}><g mask="url(#${id})">${fill(design.paper, box(-width / 2, 0, width, height))}` +
      fill(
        design.hem,
        box(-width / 4, 0, width / 4, height) + box(width / 4, 0, width / 4, height),
        'opacity=".34"',
      ) +
      `${fill(design.hem, box(-width / 2, 0, width, 26))}</g></g>`;
    shadows += `<g ${lay(58, 66, 1.25)}><g mask="url(#${id})">${fill(shade, box(-width / 2, 0, width, height))}</g></g>`;
    falling += confetti(design, since, x);
  }
  const string = (dx: number, dy: number, color: string) => {
    const points = Array.from({ length: 65 }, (_, index) => {
      const x = index * 22 - 60;
      return `${x + dx} ${short(hang + 10 * Math.cos((x - 640) / 205) + 6 + dy)}`;
    });
    return `<path fill="none" stroke="${color}" stroke-width="5" d="M${points.join('L')}"/>`;
  };
  return (
    fill(wall, box(0, 0, 1280, 800)) +
    string(58, 66, shade) +
    shadows +
    string(0, 0, '#FFF1D6') +
    sheets +
    falling
  );
}

export const evemundo: DrawnFilm = { id: 'projects/evemundo/film-1', ...wide, seconds, frame };
