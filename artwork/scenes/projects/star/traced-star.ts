import { DoubleSide, Mesh, type Vector3 } from 'three';
import { gloss } from '../../studio/paint.ts';
import { vector } from '../../studio/placing.ts';
import { curveThrough, ribbonAlong } from '../../studio/ribbon.ts';

/** Satin; a little of the light behind it comes through. */
export const cloth = (colour: string) =>
  gloss(colour, 0.45, 0.2, {
    side: DoubleSide,
    clearcoat: 0.2,
    clearcoatRoughness: 0.4,
    emissive: colour,
    emissiveIntensity: 0.14,
  });

/** From the middle of the star to a tip. */
const radius = 1.32;
/** Of the loop that the ribbon makes round each tip. */
const loop = 0.2;
/** Half of the angle of a tip. */
const sharp = Math.PI / 10;
const steps = 8;

const outward = (index: number) => Math.PI / 2 + (index * 4 * Math.PI) / 5;

/** A star of five straight lines in one movement, with a loop at each tip; it comes nearer. */
function path(middleX: number, middleY: number): Vector3[] {
  const tip = (index: number, z = 0) =>
    vector(
      middleX + Math.cos(outward(index)) * radius,
      middleY + Math.sin(outward(index)) * radius,
      z,
    );
  const halfway = (from: number, z: number) =>
    tip(from)
      .lerp(tip(from + 1), 0.5)
      .setZ(z);
  const heading = (from: number) =>
    tip(from + 1)
      .sub(tip(from))
      .normalize();

  const turn = (index: number, z: number) => {
    const centre = tip(index, z);
    const away = loop / Math.sin(sharp);
    centre.x += Math.cos(outward(index)) * away;
    centre.y += Math.sin(outward(index)) * away;
    // The lines touch the loop; between them it goes round on the far side of the tip.
    const reach = Math.PI / 2 + sharp;
    return Array.from({ length: steps + 1 }, (_, step) => {
      const angle = outward(index) + reach * (1 - (2 * step) / steps);
      return vector(
        centre.x + Math.cos(angle) * loop,
        centre.y + Math.sin(angle) * loop,
        z + (0.14 * step) / steps,
      );
    });
  };

  const last = tip(4);
  const comesFrom = (back: number, aside: number) =>
    last
      .clone()
      .addScaledVector(heading(4), -back)
      .add(vector(aside, 0, -0.5));
  const goesTo = (x: number, y: number, z: number) => vector(last.x + x, last.y + y, z);
  const tips = [0, 1, 2, 3].flatMap((index) => {
    const z = -0.35 + 0.16 * index;
    return [tip(index, z), ...turn(index, z), tip(index, z + 0.15), halfway(index, z + 0.16)];
  });
  return [
    comesFrom(2.4, 1.26),
    comesFrom(1.5, 0.42),
    comesFrom(0.75, 0),
    comesFrom(0, 0),
    halfway(4, -0.42),
    ...tips,
    tip(4, 0.32),
    last.clone().addScaledVector(heading(3), 0.5).setZ(0.36),
    goesTo(1.05, -0.42, 0.4),
    goesTo(1.7, -0.15, 0.42),
    goesTo(2.15, 0.55, 0.45),
    goesTo(2.7, 0.85, 0.5),
    goesTo(3.2, 0.35, 0.55),
    goesTo(3.8, -0.05, 0.6),
    goesTo(4.6, 0.5, 0.7),
    goesTo(5.6, 1.6, 0.8),
  ];
}

/** A ribbon in the air that has just traced a star round the point. */
export function tracedStar(x: number, y: number): Mesh {
  const curve = curveThrough(path(x, y).map((point) => point.toArray()));
  curve.arcLengthDivisions = 3000;
  const edge = vector(0, 0.165, 0.22);
  return new Mesh(
    ribbonAlong(curve, 1400, () => edge, 1),
    cloth('#a81d4c'),
  );
}
