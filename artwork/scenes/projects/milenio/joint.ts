import { DoubleSide, Mesh, PlaneGeometry, Shape, type Texture } from 'three';
import { matte } from '../../studio/paint.ts';
import { at, flat, group, sized } from '../../studio/placing.ts';
import { card } from '../../studio/printed.ts';
import { box, extruded, polygon } from '../../studio/solids.ts';
import { across, upright } from './chair.ts';
import { palette } from './prints.ts';

const thickness = 0.32;
const width = 2;
const tails = 4;
const step = width / tails;
/** How much wider a tail is at its end, on each side. */
const flare = 0.045;

/** The board whose end is cut into tails. */
function tailBoard() {
  const length = 2.1;
  const outline = new Shape().moveTo(0, 0).lineTo(width, 0).lineTo(width, length);
  for (let index = tails - 1; index >= 0; index--) {
    const [left, right] = [index * step + step * 0.24, index * step + step * 0.76];
    outline
      .lineTo(right - flare, length)
      .lineTo(right + flare, length + thickness)
      .lineTo(left - flare, length + thickness)
      .lineTo(left + flare, length);
  }
  outline.lineTo(0, length);
  return at(
    extruded(outline as Shape, thickness, upright(0.35), 0.008),
    0,
    thickness / 2,
    2.6,
    flat,
  );
}

/** The board whose end is cut into the pins between them, standing. */
function pinBoard() {
  const height = 2.1;
  const built = group(
    at(
      box(width, height, thickness, across(), 0.01),
      width / 2,
      height / 2 + thickness,
      -thickness / 2,
    ),
  );
  for (let index = 0; index <= tails; index++) {
    const [first, last] = [index === 0, index === tails];
    const left = first ? 0 : (index - 1) * step + step * 0.76;
    const right = last ? width : index * step + step * 0.24;
    const pin = polygon([
      [left - (first ? 0 : flare), 0],
      [right + (last ? 0 : flare), 0],
      [right - (last ? 0 : flare), thickness],
      [left + (first ? 0 : flare), thickness],
    ]);
    built.add(at(extruded(pin, thickness, upright(0.35), 0.004), 0, thickness / 2, 0, flat));
  }
  return built;
}

/** A dovetail joint about to be closed, with the workshop's tag. */
export function openJoint(tag: Texture) {
  return group(
    tailBoard(),
    pinBoard(),
    at(
      card(0.9, 0.5, tag, { depth: 0.012, corner: 0.004, edge: palette.bone }),
      1,
      thickness + 0.02,
      1.75,
      flat,
      0,
      -0.12,
    ),
  );
}

/** One page of an open book: `first` is where its half of the spread begins. */
function page(spread: Texture, first: 0 | 0.5) {
  const [pageWidth, pageHeight] = [2.7, 3.6];
  const geometry = new PlaneGeometry(pageWidth, pageHeight, 40, 2);
  const { position, uv } = geometry.attributes;
  for (let point = 0; position && uv && point < position.count; point++) {
    const part = Math.min(1, Math.max(0, position.getX(point) / pageWidth + 0.5));
    const fromSpine = first === 0 ? 1 - part : part;
    const arch = Math.sin((1 - fromSpine) ** 1.4 * Math.PI * 0.5) * 0.1;
    position.setZ(point, arch - 0.084 * Math.exp(-fromSpine * 9) + 0.02);
    uv.setX(point, first + part * 0.5);
  }
  geometry.computeVertexNormals();
  return new Mesh(geometry, matte('#fff', { map: spread, side: DoubleSide }));
}

/** The catalogue lying open, facing +z. */
export function openBook(spread: Texture) {
  return sized(
    0.8,
    group(
      at(page(spread, 0), -1.35, 0, 0),
      at(page(spread, 0.5), 1.35, 0, 0),
      at(box(5.44, 3.64, 0.04, palette.darkWalnut, 0.01), 0, 0, -0.02),
    ),
  );
}
