import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
import { random } from '../../studio/random.ts';

/** Width of the pool in units, and of its picture in pixels. */
export const poolSize = 14;
const pixels = 2048;
const unit = pixels / poolSize;
const tile = unit * 0.125;

/** Net of light on the bottom: cells of a Voronoi diagram that repeats, bent by waves. */
function lightNet() {
  const cells = Math.round(poolSize * 1.32);
  const next = random(7);
  const points = Array.from({ length: cells * cells }, () => [next(), next()] as const);
  const wrapped = (cell: number) => ((cell % cells) + cells) % cells;

  /** Distance to the nearest wall between two cells. */
  return (x: number, y: number, bendX: number, bendY: number): number => {
    const u = (x / pixels) * cells + bendX;
    const v = (y / pixels) * cells + bendY;
    const [column, row] = [Math.floor(u), Math.floor(v)];
    let [near, second] = [9, 9];
    for (let down = -1; down < 2; down++) {
      for (let right = -1; right < 2; right++) {
        const point = points[wrapped(row + down) * cells + wrapped(column + right)];
        if (!point) continue;
        const distance = Math.hypot(column + right + point[0] - u, row + down + point[1] - v);
        if (distance < near) [second, near] = [near, distance];
        else if (distance < second) second = distance;
      }
    }
    return second - near;
  };
}

const toneGrid = 400;

/** The bottom of the pool: tiles, dark where `letters` is white, under a net of light. */
export function poolBottom(letters: Texture): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas');
  context.drawImage(letters.image as CanvasImageSource, 0, 0, pixels, pixels);
  const mask = context.getImageData(0, 0, pixels, pixels).data;
  const image = context.createImageData(pixels, pixels);
  const wallDistance = lightNet();
  const next = random(11);
  const tones = Float32Array.from({ length: toneGrid ** 2 }, () => next() - 0.5);
  const inPool = (value: number) => Math.min(pixels - 1, Math.max(0, Math.round(value)));
  // Waves are given in the pixels of the finished picture.
  const wide = (1600 * poolSize) / 11 / pixels;

  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      const [X, Y] = [x * wide, y * wide];
      const wall = wallDistance(
        x,
        y,
        Math.sin(Y / 90) * 0.22 + Math.sin(Y / 41 + X / 60) * 0.09,
        Math.sin(X / 80) * 0.22 + Math.sin(X / 37) * 0.07,
      );
      const line = Math.max(0, 1 - wall / 0.1);
      const glow = Math.max(0, 1 - wall / 0.5);

      const bentX = x + (Math.sin(Y / 30) * 0.045 + Math.sin(Y / 77 + X / 50) * 0.03) * unit;
      const bentY = y + Math.sin(X / 33) * 0.045 * unit;
      const [column, row] = [Math.floor(bentX / tile), Math.floor(bentY / tile)];
      const joint = bentX - column * tile < 0.014 * unit || bentY - row * tile < 0.014 * unit;
      const centre = inPool((row + 0.5) * tile) * pixels + inPool((column + 0.5) * tile);
      const dark = (mask[centre * 4] ?? 0) > 127;
      const tone =
        tones[((row + toneGrid) % toneGrid) * toneGrid + ((column + toneGrid) % toneGrid)] ?? 0;

      const [red, green, blue] = dark ? [10, 70, 86] : [8, 160, 182];
      const grout = joint ? (dark ? [14, 34, 36] : [-4, -14, -14]) : [0, 0, 0];
      const light = dark ? 0.62 : 1;
      image.data.set(
        [
          red + tone * 10 + (grout[0] ?? 0) + (glow * 34 + line * 190) * light,
          green + tone * 16 + (grout[1] ?? 0) + (glow * 32 + line * 80) * light,
          blue + tone * 16 + (grout[2] ?? 0) + (glow * 24 + line * 56) * light,
          255,
        ],
        (y * pixels + x) * 4,
      );
    }
  }
  context.putImageData(image, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
