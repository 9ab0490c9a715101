import {
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type MeshLambertMaterialParameters,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
} from 'three';

/** A colour stands for a matte paint of that colour. */
export type Paint = string | Material;

/** Paper, plaster, cloth: light in every direction, no shine. The cheapest to render by far. */
export function matte(colour: string, more: MeshLambertMaterialParameters = {}): Material {
  return new MeshLambertMaterial({ color: colour, ...more });
}

/** Painted wood, plastic: a soft shine from the lamps, no reflections. */
export function satin(colour: string, roughness = 0.4): Material {
  return new MeshPhysicalMaterial({ color: colour, roughness, envMapIntensity: 0 });
}

/** Glaze, enamel, lacquer: reflects the studio, `reflection` from 0 to 1. */
export function gloss(
  colour: string,
  roughness = 0.22,
  reflection = 0.55,
  more: MeshPhysicalMaterialParameters = {},
): Material {
  return new MeshPhysicalMaterial({
    color: colour,
    roughness,
    envMapIntensity: reflection,
    clearcoat: 0.6,
    clearcoatRoughness: 0.12,
    ...more,
  });
}

/** Steel, brass, chrome: mirrors the studio, in its own colour. */
export function metal(colour: string, roughness: number): Material {
  return new MeshPhysicalMaterial({ color: colour, roughness, metalness: 1 });
}

/** Throws a shadow and is not seen. */
export function unseen(): Material {
  return new MeshBasicMaterial({ side: DoubleSide, colorWrite: false, depthWrite: false });
}

export function asMaterial(paint: Paint): Material {
  return typeof paint === 'string' ? matte(paint) : paint;
}
