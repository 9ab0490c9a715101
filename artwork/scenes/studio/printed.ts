import {
  Color,
  type Material,
  Mesh,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  type Shape,
  ShapeGeometry,
  type Texture,
} from 'three';
import { group, shadowless } from './placing.ts';
import { roundedRectangle, slab } from './solids.ts';

/** The part of a print of that width and height that the shape, about its middle, covers. */
function cutOut(shape: Shape, width: number, height: number, material: Material) {
  const geometry = new ShapeGeometry(shape, 24);
  const { position, uv } = geometry.attributes;
  for (let index = 0; position && uv && index < position.count; index++) {
    uv.setXY(index, position.getX(index) / width + 0.5, position.getY(index) / height + 0.5);
  }
  return new Mesh(geometry, material);
}

/** A print with rounded corners, facing the viewer, on whatever material. */
function sheetOf(width: number, height: number, corner: number, material: Material) {
  return cutOut(roundedRectangle(width, height, corner), width, height, material);
}

/** Painted on a board of that shape. */
export function painted(shape: Shape, width: number, height: number, print: Texture) {
  return cutOut(shape, width, height, new MeshLambertMaterial({ map: print }));
}

/** Printed on paper. */
export function printed(width: number, height: number, print: Texture, corner = 0.001) {
  return sheetOf(width, height, corner, new MeshLambertMaterial({ map: print }));
}

/** Printed on something that shines, such as a laminated board or a panel of glass. */
export function varnished(
  width: number,
  height: number,
  print: Texture,
  varnish: MeshPhysicalMaterialParameters,
  corner = 0.001,
) {
  return sheetOf(width, height, corner, new MeshPhysicalMaterial({ map: print, ...varnish }));
}

/** Letters on a ground that shows through, in the colours of the print. */
export function lettering(width: number, height: number, print: Texture) {
  const ink = new MeshLambertMaterial({ map: print, transparent: true, depthWrite: false });
  return shadowless(sheetOf(width, height, 0.001, ink));
}

/** A screen that is on: so much of what it shows is its own light. */
export function lit(width: number, height: number, corner: number, print: Texture, glow: number) {
  const material = new MeshLambertMaterial({ map: print, emissiveMap: print });
  material.color.setScalar(1 - glow);
  material.emissive = new Color('#fff');
  material.emissiveIntensity = glow;
  return shadowless(sheetOf(width, height, corner, material));
}

/** Cardboard with a print on its face, `margin` away from its edges. */
export function card(
  width: number,
  height: number,
  print: Texture,
  { depth = 0.02, corner = 0.02, margin = 0, edge = '#ffffff' } = {},
) {
  const face = printed(width - 2 * margin, height - 2 * margin, print, corner - margin / 2);
  face.position.z = depth / 2 + 0.0012;
  return group(slab(width, height, depth, corner, edge, 0.003), shadowless(face));
}
