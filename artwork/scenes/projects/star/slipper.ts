import {
  BufferGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  type Group,
  Mesh,
  TubeGeometry,
} from 'three';
import { gloss } from '../../studio/paint.ts';
import { group, vector } from '../../studio/placing.ts';
import { palette } from './prints.ts';

const leather = gloss('#F7D9D2', 0.4, 0.2, { clearcoat: 0.2, clearcoatRoughness: 0.3, side: 2 });
const edging = gloss(palette.gold, 0.35, 0.3, { clearcoat: 0.2 });

/** The opening for the foot: where its middle is, and its half sizes along and across. */
const opening = { along: -0.28, length: 0.5, across: 0.78 };
const [lengthwise, around] = [64, 48];

/** A point of the shell: `along` from heel to toe, -1 to 1, and the angle round the foot. */
function shell(along: number, angle: number): [x: number, y: number, z: number] {
  const rounding = Math.max(0, 1 - Math.abs(along) ** 2.6);
  const width =
    0.3 * Math.sqrt(rounding) * (1 - 0.1 * along) * (0.92 + 0.08 * Math.tanh(4 * (along + 0.1)));
  const height =
    (0.24 + 0.2 * Math.max(0, (0.3 - along) / 1.3) ** 1.8) *
    Math.sqrt(Math.max(0, 1 - Math.abs(along) ** 3.2));
  return [along * 1.05, Math.max(-0.12, Math.sin(angle) * height), Math.cos(angle) * width];
}

const isOpen = (along: number, angle: number) =>
  Math.sin(angle) > 0.1 &&
  ((along - opening.along) / opening.length) ** 2 + (Math.cos(angle) / opening.across) ** 2 < 1;

function upper() {
  const position: number[] = [];
  for (let i = 0; i <= lengthwise; i++) {
    for (let j = 0; j <= around; j++) {
      position.push(...shell((i / lengthwise) * 2 - 1, (j / around) * 2 * Math.PI));
    }
  }
  const index: number[] = [];
  for (let i = 0; i < lengthwise; i++) {
    for (let j = 0; j < around; j++) {
      if (isOpen(((i + 0.5) / lengthwise) * 2 - 1, ((j + 0.5) / around) * 2 * Math.PI)) continue;
      const first = i * (around + 1) + j;
      const next = first + around + 1;
      index.push(first, next, first + 1, first + 1, next, next + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return new Mesh(geometry, leather);
}

/** A ballet slipper with a golden edge; its toe points to +x and it stands 0.12 below the origin. */
export function slipper(): Group {
  const edge = Array.from({ length: 72 }, (_, step) => {
    const turn = (step / 72) * 2 * Math.PI;
    const along = opening.along + opening.length * Math.cos(turn);
    const [x, y, z] = shell(along, Math.acos(opening.across * Math.sin(turn)));
    return vector(x, y + 0.004, z);
  });
  const curve = new CatmullRomCurve3(edge, true, 'centripetal');
  return group(upper(), new Mesh(new TubeGeometry(curve, 200, 0.017, 12, true), edging));
}
