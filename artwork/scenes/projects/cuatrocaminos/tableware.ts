import { type Group, Mesh, PlaneGeometry, RepeatWrapping, type Texture } from 'three';
import { gloss, matte, satin } from '../../studio/paint.ts';
import { at, flat, group, shadowless } from '../../studio/placing.ts';
import { printed } from '../../studio/printed.ts';
import { box, cylinder, drum, lathe, ring } from '../../studio/solids.ts';
import { palette } from './prints.ts';

export const clay = satin('#A44a2a', 0.7);

/** Blue tortillas, piled. */
function tortillas() {
  return group(
    ...Array.from({ length: 7 }, (_, index) =>
      at(
        drum(
          0.62 + Math.sin(index * 3) * 0.02,
          0.06,
          index % 3 ? palette.blueCorn : '#514263',
          0.028,
        ),
        Math.sin(index * 2.1) * 0.035,
        index * 0.058,
        Math.cos(index * 1.7) * 0.035,
        Math.sin(index * 5) * 0.02,
        index,
        Math.cos(index * 3) * 0.02,
      ),
    ),
  );
}

/** A clay griddle with tortillas on it. */
export function griddle(): Group {
  const plate = lathe(
    [
      [0, 0],
      [0.8, 0],
      [0.95, 0.07],
      [0.97, 0.12],
      [0.95, 0.13],
      [0.92, 0.1],
      [0.8, 0.05],
      [0, 0.04],
    ],
    clay,
  );
  return group(plate, at(tortillas(), 0, 0.06, 0));
}

/** A clay pot of green mole. */
export function pot(): Group {
  const body = lathe(
    [
      [0, 0],
      [0.3, 0],
      [0.5, 0.12],
      [0.6, 0.3],
      [0.62, 0.36],
      [0.6, 0.39],
      [0.57, 0.37],
      [0.54, 0.3],
      [0.42, 0.14],
      [0, 0.08],
    ],
    clay,
  );
  return group(
    body,
    at(cylinder(0.545, 0.01, gloss('#8B9A3C', 0.25, 0.2)), 0, 0.295, 0),
    at(ring(0.1, 0.03, clay), 0.66, 0.3, 0),
    at(ring(0.1, 0.03, clay), -0.66, 0.3, 0),
  );
}

/** A slice of orange, lying. */
export function slice(radius: number, print: Texture): Group {
  const flesh = printed(2 * radius, 2 * radius, print, radius - 0.001);
  return group(
    cylinder(radius, 0.07, satin('#DD7A1F', 0.5)),
    at(shadowless(flesh), 0, 0.0358, 0, flat),
  );
}

/** A woven runner along z. */
export function runner(print: Texture): Group {
  const [width, length] = [1.55, 15.5];
  print.wrapT = RepeatWrapping;
  const cloth = new PlaneGeometry(width, length);
  const { uv } = cloth.attributes;
  // A print is three times as long as it is wide.
  const repeats = length / (3 * width);
  for (let point = 0; uv && point < uv.count; point++) uv.setY(point, uv.getY(point) * repeats);
  return group(
    box(width, 0.02, length, palette.dough, 0.008),
    at(shadowless(new Mesh(cloth, matte('#fff', { map: print }))), 0, 0.0115, 0, flat),
  );
}

/** A round coaster, lying. */
export function coaster(print: Texture, edge: string): Group {
  return group(
    drum(0.56, 0.05, edge, 0.012),
    at(shadowless(printed(1.106, 1.106, print, 0.552)), 0, 0.0512, 0, flat),
  );
}
