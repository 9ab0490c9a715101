import { easeOut, mix, ringing, span, swing } from '../motion.ts';
import { circle, fill, type Point, place, polygon, sampled, short } from '../shapes.ts';
import { bent } from './water.ts';
import { crestX, seconds, stone, wave } from './wave.ts';

const buoy = '#FF5A2E';

const radius = 124;
/** Where the two oes belong. */
const places = [566, 826] as const;
const level = 452;

interface Afloat {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** How far before its crest the wave pushes what floats. */
const swell = 170;

/** Rest, ride away on the wave, come back from the left and settle. */
export function ring(index: 0 | 1, time: number): Afloat {
  const home = places[index];
  const arriving = index === 0 ? 5.35 : 4.75;
  const enters = index === 0 ? 3.5 : 2.95;
  const y = level + 5 * swing(time, seconds, 3, index * 0.4);
  const idle = 5 * swing(time, seconds, 2, index * 0.3);
  if (time < enters && time < wave.end) {
    // Both touch each other: what pushes one pushes the other.
    const pushed = Math.max(0, crestX(time) + swell - places[0]);
    const ride = pushed ** 2 / (pushed + 90);
    return { x: home + ride, y: y - ride * (0.05 + 0.07 * index), turn: idle + ride * 0.34 };
  }
  const part = easeOut(span(time, enters, arriving + 0.5));
  const from = -260;
  // The second to arrive hits the first, which gives way and comes back.
  const hit = time - 5.0;
  const blow = index === 1 ? 26 * ringing(hit, 0.8, 2.4) : -12 * ringing(hit, 0.9, 2.8);
  const x = mix(from, home, part) + blow;
  const bow = (index === 0 ? 70 : -46) * Math.sin(Math.PI * part);
  return {
    x,
    y: y + bow,
    turn: idle - (1 - part) * 420 + (index === 1 ? 30 : -22) * ringing(hit, 0.5, 1.6),
  };
}

const inner = radius * 0.46;

export function buoyDrawing({ x, y, turn }: Afloat): string {
  const parts = Array.from({ length: 8 }, (_, index) => {
    const point = (k: number, r: number) => {
      const angle = (k * Math.PI) / 4 + 0.39;
      return `${short(r * Math.cos(angle))} ${short(r * Math.sin(angle))}`;
    };
    return fill(
      index % 2 ? stone : buoy,
      `M${point(index, radius)}A${radius} ${radius} 0 0 1 ${point(index + 1, radius)}L${point(index + 1, inner)}A${inner} ${inner} 0 0 0 ${point(index, inner)}Z`,
    );
  });
  const tube = `${circle(0, 0, radius)}${circle(0, 0, inner)}`;
  return (
    place(parts.join(''), x, y, turn) +
    // The sun stands still while the ring turns: light above, shade below.
    place(
      `<clipPath id="tube${Math.round(x)}"><path clip-rule="evenodd" d="${tube}"/></clipPath><g clip-path="url(#tube${Math.round(x)})">` +
        `<path fill="#5A2114" opacity=".2" fill-rule="evenodd" d="${circle(0, 0, radius + 20)}${circle(-20, -24, radius - 8)}"/>` +
        `<path fill="#5A2114" opacity=".2" fill-rule="evenodd" d="${circle(0, 0, inner + 13)}${circle(7, 8, inner + 8)}"/></g>` +
        `<path fill="none" stroke="#FFFDF6" stroke-width="9" stroke-linecap="round" d="M-86 -34A92 92 0 0 1 -30 -87"/>`,
      x,
      y,
    )
  );
}

export function shadow({ x, y }: Afloat, time: number): string {
  const round = (r: number) =>
    polygon(
      sampled(
        60,
        (part): Point =>
          bent(
            [x + 46 + r * Math.cos(part * 2 * Math.PI), y + 62 + r * Math.sin(part * 2 * Math.PI)],
            time,
            seconds,
            8,
          ),
      ),
    );
  return round(radius - 2) + round(inner);
}

/** Rings on the water where the two met. */
export function ripples(time: number): string {
  return [0, 0.4]
    .map((delay) => {
      const part = span(time, 5.0 + delay, 6.5 + delay * 0.6);
      if (part <= 0 || part >= 1) return '';
      const size = radius + 14 + 190 * easeOut(part);
      const width = 9 * (1 - part);
      const path = places.map((x) => circle(x, level, size)).join('');
      return `<path fill="none" stroke="#D8F6F2" stroke-width="${short(width)}" d="${path}"/>`;
    })
    .join('');
}
