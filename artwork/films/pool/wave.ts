import { easeInOut, mix, span, swing } from '../motion.ts';
import { circle, fill, type Point, polygon, sampled } from '../shapes.ts';

export const seconds = 7;
export const stone = '#FBF3E4';

/** Where the wave's crest stands. */
export const wave = { start: 0.9, end: 3 };
export const crestX = (time: number) =>
  mix(-300, 1640, easeInOut(span(time, wave.start, wave.end)));

/** Foam that runs across the picture. */
export function crest(time: number): string {
  const x = crestX(time);
  if (x < -290 || x > 1630) return '';
  const side = (lag: number, wobble: number) =>
    sampled(40, (part): Point => {
      const y = -20 + part * 840;
      const bow = 120 * Math.sin(Math.PI * part) - 60;
      const scallop = wobble * Math.abs(Math.sin(part * 16 + lag));
      return [x + bow - lag + scallop + 10 * swing(time, seconds, 3, part), y];
    });
  const band = (front: number, back: number, wobble: number) =>
    polygon([...side(front, 0), ...side(back, wobble).reverse()]);
  return (
    fill('#0E8FA3', band(-34, 20, 0), 'opacity=".55"') +
    fill('#8FE6E6', band(0, 120, -46)) +
    fill(stone, band(-6, 44, -30)) +
    fill(
      stone,
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((n) => {
          const part = (n + 0.5) / 9;
          const bow = 120 * Math.sin(Math.PI * part) - 60;
          return circle(
            x + bow - 160 - 34 * ((n * 5) % 3),
            part * 800 + 18 * ((n * 7) % 3),
            6 + 5 * ((n * 2) % 3),
          );
        })
        .join(''),
    )
  );
}
