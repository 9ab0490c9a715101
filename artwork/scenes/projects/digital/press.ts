import {
  CircleGeometry,
  CubicBezierCurve3,
  DoubleSide,
  Mesh,
  RepeatWrapping,
  type Texture,
  type Vector3,
} from 'three';
import type { Textures } from '../../artwork.ts';
import { gloss, matte } from '../../studio/paint.ts';
import { at, group, shadowless, vector } from '../../studio/placing.ts';
import { type RibbonStep, ribbon } from '../../studio/ribbon.ts';
import { box, cylinder } from '../../studio/solids.ts';
import { palette } from './prints.ts';

const { yellow, black, paper, cyan } = palette;
const degree = Math.PI / 180;

interface Roller {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  readonly print: string;
}

const first: Roller = { x: -2.3, y: 1.45, radius: 0.95, colour: yellow, print: 'rollerY' };
const middle: Roller = { x: 0, y: 0.98, radius: 0.8, colour: black, print: 'rollerK' };
const last: Roller = { x: 2.1, y: 1.75, radius: 0.6, colour: cyan, print: 'rollerC' };

/** Lies along z, its letter on both ends, on an arm from the wall. */
function roller({ x, y, radius, colour, print }: Roller, textures: Textures) {
  const length = 3.1;
  const end = () =>
    shadowless(
      new Mesh(new CircleGeometry(radius * 0.985, 96), matte('#fff', { map: textures(print) })),
    );
  // A little thinner than the way of the paper, so that the two do not touch.
  const body = cylinder(radius - 0.012, length, gloss(colour, 0.28, 0.5), radius - 0.012, 128);
  return group(
    at(body, x, y, 0, Math.PI / 2),
    at(end(), x, y, length / 2 + 0.002),
    at(end(), x, y, -length / 2 - 0.002, 0, Math.PI),
    at(cylinder(0.1, length + 0.16, gloss('#b8b8b8', 0.3, 0.7), 0.1, 32), x, y, 0, Math.PI / 2),
    at(cylinder(0.16, 2.8, gloss(paper, 0.35, 0.5), 0.16, 32), x, y, -2.9, Math.PI / 2),
    at(box(0.9, 0.9, 0.12, paper, 0.04), x, y, -4.1),
  );
}

/** Where a strip that crosses between two rollers leaves the first, in degrees. */
function crossing(from: Roller, to: Roller, side: 1 | -1): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const reach = Math.acos((from.radius + to.radius) / Math.hypot(dx, dy));
  return (Math.atan2(dy, dx) + side * reach) / degree;
}

const around = ({ x, y, radius }: Roller, from: number, to: number) =>
  Array.from({ length: 27 }, (_, step) => {
    const angle = (from + ((to - from) * step) / 26) * degree;
    return vector(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 0);
  });

/** The way of the paper: in from the left, over, under, over, and down to the floor. */
function paperWay(): Vector3[] {
  const down = crossing(first, middle, 1);
  const up = crossing(middle, last, -1);
  const leaves = 52;
  const onRollers = [
    ...around(first, 90, down),
    ...around(middle, 180 + down, 360 + up),
    ...around(last, 180 + up, leaves),
  ];
  const end = onRollers.at(-1) as Vector3;
  const heading = vector(Math.sin(leaves * degree), -Math.cos(leaves * degree), 0);
  const fall = new CubicBezierCurve3(
    end,
    end.clone().addScaledVector(heading, 2.2),
    vector(4.1, 0.03, 0),
    vector(6.2, 0.03, 0),
  );
  return [
    ...Array.from({ length: 14 }, (_, step) => vector(-12 + step * 0.69, 2.4, 0)),
    ...onRollers,
    ...fall.getPoints(40).slice(1),
    ...Array.from({ length: 13 }, (_, step) => vector(6.7 + step * 0.5, 0.03, 0)),
  ];
}

const width = 2.6;

function runningPaper(print: Texture) {
  print.wrapS = RepeatWrapping;
  let length = 0;
  let before: Vector3 | undefined;
  const steps = paperWay().map((point): RibbonStep => {
    if (before) length += point.distanceTo(before);
    before = point;
    return { middle: point, side: vector(0, 0, -width / 2), along: length };
  });
  const geometry = ribbon(steps);
  const { uv } = geometry.attributes;
  // The print runs along the strip: its length in units, its height the strip's width.
  for (let point = 0; uv && point < uv.count; point++) {
    uv.setXY(point, (uv.getY(point) - 0.2) / (width * (1800 / 700)), 1 - uv.getX(point));
  }
  return new Mesh(geometry, matte('#fff', { map: print, side: DoubleSide }));
}

export function press(textures: Textures) {
  return group(
    runningPaper(textures('web')),
    ...[first, middle, last].map((each) => roller(each, textures)),
  );
}
