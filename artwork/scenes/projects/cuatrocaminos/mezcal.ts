import { type Group, MeshPhysicalMaterial } from 'three';
import { gloss } from '../../studio/paint.ts';
import { at, group, shadowless } from '../../studio/placing.ts';
import { cylinder, lathe } from '../../studio/solids.ts';

/**
 * Bends what is behind it and takes the colour's share of the light; `body` is how much of it a
 * look goes through. The renderer shows no such thing behind another: a glass and what is in it
 * stand on each other instead.
 */
function clear(colour: string, body: number) {
  return new MeshPhysicalMaterial({
    roughness: 0,
    transmission: 1,
    thickness: body,
    attenuationColor: colour,
    attenuationDistance: body,
    ior: 1.36,
    envMapIntensity: 0.4,
  });
}

/** A small glass of mezcal. */
export function mezcal(): Group {
  const glass = '#dbe6d6';
  const [bottom, level, brim] = [0.235, 0.265, 0.285];
  const rim = lathe(
    [
      [level, 0.44],
      [brim, 0.62],
      [0.278, 0.634],
      [0.266, 0.62],
      [0.25, 0.44],
    ],
    clear(glass, 0.04),
    72,
  );
  const foot = at(cylinder(0.215, 0.13, clear(glass, 0.5), bottom, 72), 0, 0.065, 0);
  const liquor = at(cylinder(bottom, 0.31, clear('#dba24e', 0.36), level, 72), 0, 0.285, 0);
  const surface = at(cylinder(0.25, 0.004, gloss('#9a6420', 0.1, 0.25), 0.25, 72), 0, 0.4405, 0);
  // Of the whole glass, the liquor throws the shadow that one sees.
  return group(shadowless(rim), shadowless(foot), liquor, shadowless(surface));
}
