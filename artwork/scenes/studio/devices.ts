import type { Group, Texture } from 'three';
import { gloss, matte, satin } from './paint.ts';
import { at, flat, group } from './placing.ts';
import { lit } from './printed.ts';
import { box, slab } from './solids.ts';

const black = '#060606';

/** One unit wide, 2.09 high, standing upright with its middle in the origin. */
export function phone(screen: Texture, body = '#111111', glow = 0.8): Group {
  const [width, height] = [1, 2.09];
  const shell = gloss(body, 0.35, 0.4);
  return group(
    slab(width, height, 0.1, 0.155, shell, 0.018),
    at(lit(width - 0.07, height - 0.07, 0.13, screen, glow), 0, 0, 0.0515),
    at(slab(0.22, 0.06, 0.003, 0.03, '#000000', 0.0008), 0, height / 2 - 0.095, 0.0535),
    at(box(0.02, 0.2, 0.035, shell, 0.008), width / 2 + 0.004, 0.45, 0),
    at(box(0.02, 0.12, 0.035, shell, 0.008), width / 2 + 0.004, 0.2, 0),
  );
}

/** Four to three, facing the viewer. */
export function tablet(screen: Texture, body: string, width: number, glow = 0.85): Group {
  const height = width * 0.75;
  return group(
    slab(width, height, 0.08, 0.13, gloss(body, 0.4, 0.3), 0.02),
    at(lit(width - 0.14, height - 0.14, 0.06, screen, glow), 0, 0, 0.0415),
  );
}

/** Three units wide, open by so many radians, standing on the ground. */
export function laptop(screen: Texture, body: string, keys: string, open = 1.85): Group {
  const [width, depth] = [3, 2];
  const shell = satin(body, 0.45);
  const key = matte(keys);
  const base = group(
    at(slab(width, depth, 0.09, 0.09, shell), 0, 0.045, 0, flat),
    at(slab(width - 0.4, 0.85, 0.006, 0.03, '#0b0c0e', 0.002), 0, 0.092, -0.38, flat),
    at(slab(0.95, 0.6, 0.004, 0.04, satin(body, 0.3), 0.001), 0, 0.092, 0.5, flat),
  );
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 14; column++) {
      const cap = box(0.155, 0.012, 0.135, key, 0.005);
      base.add(at(cap, -1.2 + column * 0.1846, 0.1, -0.7 + row * 0.16));
    }
  }
  const lid = group(
    at(slab(width, 1.98, 0.05, 0.09, shell, 0.015), 0, 0.99, 0),
    at(slab(width - 0.04, 1.94, 0.004, 0.08, black, 0.001), 0, 0.99, 0.026),
    at(lit(width - 0.16, (width - 0.16) * 0.625, 0.03, screen, 0.88), 0, 1.01, 0.031),
  );
  return group(base, at(lid, 0, 0.08, -depth / 2 + 0.03, Math.PI / 2 - open));
}
