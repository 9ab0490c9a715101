import { Mesh, PlaneGeometry } from 'three';
import { asMaterial, type Paint } from './paint.ts';
import { at, flat } from './placing.ts';

const endless = () => new PlaneGeometry(80, 80);

export function floor(paint: Paint, height = 0) {
  return at(new Mesh(endless(), asMaterial(paint)), 0, height, 0, flat);
}

export function wall(paint: Paint, depth: number) {
  return at(new Mesh(endless(), asMaterial(paint)), 0, 0, depth);
}
