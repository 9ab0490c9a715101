import {
  DirectionalLight,
  HemisphereLight,
  Quaternion,
  type Scene,
  Vector3,
  type Vector3Tuple,
} from 'three';
import type { Light } from '../artwork.ts';

/** Turns by this share of a circle never meet: points on a disc stay evenly spread. */
const golden = 2.39996;
/** Two numbers whose multiples, cut to 0…1, fill a square evenly. */
export const spread = [0.7548777, 0.5698403] as const;

const up = new Vector3(0, 1, 0);

function lamp(colour: string, strength: number, reach: number, mapSize: number, blur: number) {
  const light = new DirectionalLight(colour, strength);
  light.castShadow = true;
  light.shadow.mapSize.set(mapSize, mapSize);
  light.shadow.radius = blur;
  light.shadow.bias = -0.0005;
  light.shadow.normalBias = mapSize > 1024 ? 0.02 : 0.04;
  Object.assign(light.shadow.camera, {
    left: -reach,
    bottom: -reach,
    right: reach,
    top: reach,
    near: 0.1,
    far: 60,
  });
  return light;
}

/**
 * Hangs the lamps. The answer moves them for one pass: the sun over its disc, the sky's lamp over
 * half a sphere. The maps of shadows turn as well, so that their texels never fall twice in the
 * same place and no shadow has steps.
 */
export function hangLamps(stage: Scene, { sun, sky, fill, reach }: Light) {
  const sunLamp = lamp(sun.colour ?? '#fff5e6', sun.strength, reach, 2048, 2);
  const skyLamp = lamp(sky.colour ?? '#f4f6ff', sky.strength, reach, 1024, 6);
  const rest = new HemisphereLight(fill.above ?? '#fff', fill.below ?? '#fff', fill.strength);
  const target = new Vector3(...(sun.at ?? [0, 0, 0]));
  for (const light of [sunLamp, skyLamp]) light.target.position.copy(target);
  stage.add(sunLamp, sunLamp.target, skyLamp, skyLamp.target, rest);

  const from = new Vector3(...sun.from);
  const toSun = from.clone().sub(target).normalize();
  const across = up.clone().cross(toSun).normalize();
  const along = toSun.clone().cross(across);
  const skyTurn = new Quaternion().setFromUnitVectors(
    up,
    new Vector3(...(sky.up ?? (up.toArray() as Vector3Tuple))).normalize(),
  );

  return (pass: number, passes: number) => {
    const angle = pass * golden;
    const distance = Math.sqrt((pass + 0.5) / passes) * sun.size;
    sunLamp.position
      .copy(from)
      .addScaledVector(across, Math.cos(angle) * distance)
      .addScaledVector(along, Math.sin(angle) * distance);

    const height = Math.sqrt(1 - ((pass * spread[0] + 0.1) % 1) * 0.96);
    const aside = Math.sqrt(1 - height ** 2);
    const direction = new Vector3(
      Math.cos(angle + 1) * aside,
      height,
      Math.sin(angle + 1) * aside,
    ).applyQuaternion(skyTurn);
    skyLamp.position.copy(target).addScaledVector(direction, 18);

    for (const light of [sunLamp, skyLamp]) {
      light.shadow.camera.up.copy(across).applyAxisAngle(toSun, pass * 1.1);
    }
  };
}
