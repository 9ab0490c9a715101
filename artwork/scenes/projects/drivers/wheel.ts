import { type Group, Shape, type Texture } from 'three';
import { phone } from '../../studio/devices.ts';
import { satin } from '../../studio/paint.ts';
import { at, group, sized } from '../../studio/placing.ts';
import { extruded, ring, roundedRectangle } from '../../studio/solids.ts';
import { palette } from './prints.ts';

const { yellow } = palette;
const rubber = satin('#1a1b1e', 0.5);

function spoke() {
  const outline = new Shape();
  outline.moveTo(0.6, -0.55);
  outline.quadraticCurveTo(1.7, -0.5, 2.9, -0.32);
  outline.lineTo(2.9, 0.32);
  outline.quadraticCurveTo(1.7, 0.5, 0.6, 0.55);
  return extruded(outline, 0.3, rubber, 0.08);
}

function column() {
  const outline = new Shape();
  outline.moveTo(-0.7, -0.8);
  outline.quadraticCurveTo(-0.5, -1.8, -0.62, -2.9);
  outline.lineTo(0.62, -2.9);
  outline.quadraticCurveTo(0.5, -1.8, 0.7, -0.8);
  return extruded(outline, 0.3, rubber, 0.08);
}

/** A steering wheel with a telephone where the horn would be. */
export function steeringWheel(screen: Texture): Group {
  return group(
    ring(3, 0.34, rubber),
    at(spoke(), 0, 0, -0.12, 0, 0, -0.02),
    at(spoke(), 0, 0, -0.12, 0, 0, Math.PI + 0.02),
    at(column(), 0, 0, -0.12),
    extruded(roundedRectangle(2.3, 3, 0.62), 0.5, satin('#1f2024', 0.5), 0.12),
    at(sized(1.25, phone(screen, '#0b0b0c', 0.88)), 0, 0, 0.34),
    ...[-0.15, -0.05, 0.05].map((turn, index) => {
      const band = ring(3, 0.352, index === 1 ? yellow : rubber, 0.1);
      return at(band, 0, 0, 0, 0, 0, Math.PI / 2 + turn);
    }),
  );
}
