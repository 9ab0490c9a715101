import { type DrawnFilm, wide } from '../film.ts';
import { clamp, easeInOut, mix, overshoot, span } from '../motion.ts';
import { box, circle, fill, place, short } from '../shapes.ts';

/**
 * Digital: four screens of dots, each ink at its own angle, turn into register and swell until they
 * are a letter; then they fall apart into dots again.
 */

const seconds = 7;
const paper = '#FDFCF7';
const pitch = 38;

/** The letter, as the distance to its edge in pixels: negative inside. */
function letter(x: number, y: number): number {
  const [left, top, bottom, right] = [392, 92, 708, 908];
  const bowl = (inset: number) => {
    const [l, t, b, r] = [left + inset, top + inset, bottom - inset, right - inset];
    const half = (b - t) / 2;
    const hub = r - half;
    const round = Math.hypot(Math.max(0, x - hub), y - (t + b) / 2) - half;
    return Math.max(round, l - x, t - y, y - b);
  };
  return Math.max(bowl(0), -bowl(150));
}

interface Plate {
  readonly ink: string;
  /** Degrees of the screen when it is in register. */
  readonly angle: number;
  /** Where it comes from: degrees it is turned by, and pixels it is away. */
  readonly turn: number;
  readonly dx: number;
  readonly dy: number;
  /** When it snaps in, and when it lets go. */
  readonly snap: number;
}

const plates: readonly Plate[] = [
  { ink: '#FFED00', angle: 0, turn: -38, dx: -120, dy: 60, snap: 1.5 },
  { ink: '#EC008C', angle: 75, turn: 46, dx: 150, dy: -40, snap: 2.15 },
  { ink: '#00AEEF', angle: 15, turn: -52, dx: -90, dy: -130, snap: 2.8 },
];
const swell = { start: 2.9, end: 3.7 };
const fall = { start: 5.2, end: 6.9 };

/** 0 apart, 1 in register. */
function register(time: number, snap: number): number {
  const away = easeInOut(span(time, fall.start, fall.end));
  return overshoot(span(time, snap - 0.75, snap), 1.1) * (1 - away);
}

function dots(plate: Plate, time: number): string {
  const home = register(time, plate.snap);
  const solid = easeInOut(span(time, swell.start, swell.end)) * (1 - easeInOut(span(time, 5, 5.9)));
  const angle = ((plate.angle + plate.turn * (1 - home)) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [plate.dx * (1 - home), plate.dy * (1 - home)];
  let path = '';
  const reach = 21;
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const [u, v] = [column * pitch, row * pitch];
      const x = 640 + u * cos - v * sin;
      const y = 400 + u * sin + v * cos;
      if (x + dx < -20 || x + dx > 1300 || y + dy < -20 || y + dy > 820) continue;
      // Each plate carries the letter with it: it is out of register as its dots are.
      const depth = -letter(x, y) / pitch;
      const inside = clamp(depth + 0.5);
      // Around the letter the dots grow small, and then the paper is clean.
      const thin = 4.4 * (1 - solid) * clamp(1 + (depth + 0.5) / 1.7);
      const radius = mix(thin, mix(13.6, 28, solid), inside);
      if (radius > 0.5) path += circle(x + dx, y + dy, radius);
    }
  }
  return path;
}

/** The cross in a ring that printers lay one over the other. */
function mark(x: number, y: number, turn: number): string {
  return place(
    `<g fill="none" stroke-width="3"><path d="M-30 0H30M0-30V30"/><circle r="15"/></g>`,
    x,
    y,
    turn,
  );
}

function frame(time: number): string {
  const sheets = plates.map((plate) => {
    const home = register(time, plate.snap);
    const [dx, dy] = [plate.dx * (1 - home) * 0.32, plate.dy * (1 - home) * 0.32];
    const marks = [
      [168, 96],
      [1112, 96],
      [168, 704],
      [1112, 704],
    ].map(([x = 0, y = 0]) => mark(x + dx, y + dy, plate.turn * (1 - home)));
    return (
      `<g style="mix-blend-mode:multiply" stroke="${plate.ink}"><g stroke="none">${fill(plate.ink, dots(plate, time))}</g>` +
      `${marks.join('')}</g>`
    );
  });
  const words = easeInOut(span(time, 3.45, 3.95)) * (1 - easeInOut(span(time, 5, 5.4)));
  const line = (text: string, y: number, delay: number) => {
    const shown = easeInOut(span(words, delay, 1));
    return `<text x="${short(960 - 60 * (1 - shown))}" y="${y}" font-family="Anybody" font-weight="900" font-size="38" style="font-stretch:84%" fill="#141414" opacity="${short(shown)}">${text}</text>`;
  };
  return (
    fill(paper, box(0, 0, 1280, 800)) +
    sheets.join('') +
    line('Del archivo', 392, 0) +
    line('al pliego.', 434, 0.25)
  );
}

export const digitalTrama: DrawnFilm = { id: 'projects/digital/film-1', ...wide, seconds, frame };
