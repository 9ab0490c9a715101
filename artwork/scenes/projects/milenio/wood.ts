import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import { random } from '../../studio/random.ts';

type Rgb = readonly [number, number, number];

const rgb = (colour: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as unknown as Rgb;

const [light, ground, dark] = [rgb('#7c5236'), rgb('#65402a'), rgb('#472b1a')];
const mix = (a: Rgb, b: Rgb, part: number) =>
  a.map((value, i) => value + ((b[i] ?? 0) - value) * part);

/** Walnut with its grain along the longer side of the picture's `u`. */
export function walnut(width: number, height: number, seed: number): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas');
  const image = context.createImageData(width, height);
  const next = random(seed);
  const phases = Array.from({ length: 3 }, () => next() * 2 * Math.PI) as [number, number, number];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [u, v] = [column / width, row / height];
      const rings =
        v * 9 +
        Math.sin(u * 3.1 + phases[0]) * 0.55 +
        Math.sin(u * 7 + phases[1]) * 0.16 +
        Math.sin(v * 5 + u * 1.7 + phases[2]) * 0.5;
      const part = Math.abs((rings * 1.3) % 1);
      const ring = part < 0.75 ? part / 0.75 : (1 - part) / 0.25;
      const fibre = (Math.sin(v * 420 + Math.sin(u * 9 + v * 20) * 1.2) * 0.5 + 0.5) * 0.35;
      const pores = (((column * 7919 + row * 104729 + (column >> 5) * row * 31) % 97) / 97) * 0.18;
      const tone = Math.max(0, Math.min(1, ring * 0.75 + (fibre + pores) * 0.4 - 0.2));
      const colour = tone < 0.5 ? mix(light, ground, tone * 2) : mix(ground, dark, tone * 2 - 1);
      image.data.set([...colour, 255], (row * width + column) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}

/** The seat: cord woven from four sides to the middle. */
export function wovenSeat(): Texture {
  const size = 768;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas');
  const half = size / 2;
  const cord = size / 56;
  for (let side = 0; side < 4; side++) {
    context.save();
    context.translate(half, half);
    context.rotate((side * Math.PI) / 2);
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(-half, -half);
    context.lineTo(half, -half);
    context.closePath();
    context.clip();
    for (let index = 0; index < 28; index++) {
      const y = index * cord - half;
      const shade = context.createLinearGradient(0, y, 0, y + cord);
      shade.addColorStop(0, '#bfa981');
      shade.addColorStop(0.35, '#f6ecd8');
      shade.addColorStop(1, '#b39b72');
      context.fillStyle = shade;
      context.fillRect(-half, y, size, cord);
    }
    context.restore();
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
