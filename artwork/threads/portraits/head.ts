import { blend, carve, cut, ellipsoid, mirrored, ring, rod, type Solid, sphere } from './solid.ts';

/** What makes one face another's. All are added to the measures of the plain head. */
interface Features {
  readonly width?: number;
  readonly jaw?: number;
  readonly nose?: number;
  readonly chin?: number;
  readonly brow?: number;
  readonly lips?: number;
}

/** A head without hair or ears, carved in large planes: closed lids, no pupils. */
export function face(features: Features = {}): Solid {
  const { width = 0, jaw = 0, nose = 0, chin = 0, brow = 0, lips = 0 } = features;
  let head = ellipsoid([0, 0.33, -0.12], [0.76 + width, 0.82, 0.96]);
  head = blend(0.3, head, ellipsoid([0, -0.38, 0.18], [0.56 + width, 0.74, 0.6]));
  head = blend(
    0.3,
    head,
    mirrored(rod([0.5 + width + jaw, -0.5, 0.02], [0.12, -1.0, 0.56], 0.1, 0.14)),
  );
  head = blend(0.2, head, ellipsoid([0, -1 - chin / 2, 0.62 + chin], [0.2, 0.16, 0.16]));
  head = blend(0.25, head, mirrored(sphere([0.42 + width, -0.2, 0.5], 0.17)));
  head = blend(
    0.14,
    head,
    mirrored(rod([0.1, 0.16, 0.8 + brow], [0.48 + width, 0.2, 0.56 + brow], 0.08, 0.09)),
  );
  head = carve(0.2, head, mirrored(ellipsoid([0.29, -0.03, 0.95], [0.2, 0.13, 0.24])));
  head = blend(0.08, head, mirrored(ellipsoid([0.3, -0.03, 0.62], [0.19, 0.12, 0.15])));
  head = blend(0.2, head, ellipsoid([0, -0.7, 0.68], [0.28, 0.24, 0.16]));
  head = blend(0.14, head, rod([0, 0.16, 0.8], [0, -0.34, 0.98 + nose], 0.09, 0.115));
  head = blend(0.08, head, mirrored(sphere([0.12, -0.38, 0.87], 0.09)));
  head = carve(0.06, head, rod([-0.2, -0.71, 0.9], [0.2, -0.71, 0.9], 0.03));
  head = blend(0.06, head, ellipsoid([0, -0.65, 0.81 + lips], [0.19, 0.065, 0.09]));
  return blend(0.06, head, ellipsoid([0, -0.785, 0.79 + lips], [0.16, 0.08, 0.1]));
}

export const ears: Solid = mirrored(
  blend(
    0.06,
    ring([0.76, -0.08, -0.08], [0.94, 0, 0.34], 0.17, 0.055),
    ellipsoid([0.74, -0.3, -0.04], [0.07, 0.13, 0.1]),
  ),
);

export const neck: Solid = rod([0, -0.4, -0.22], [0, -1.8, -0.48], 0.36, 0.43);

/** Shoulders, and the collar that the neck comes out of. */
export const bust: Solid = blend(
  0.2,
  ellipsoid([0, -1.76, -0.46], [0.66, 0.34, 0.62]),
  blend(
    0.5,
    blend(
      0.4,
      mirrored(rod([0, -1.4, -0.6], [1.15, -1.78, -0.55], 0.28, 0.42)),
      ellipsoid([0, -2.65, -0.35], [1.5, 1.25, 0.75]),
    ),
    mirrored(rod([1.25, -1.85, -0.5], [1.55, -4, -0.4], 0.42, 0.45)),
  ),
);

/** Hair that lies close to the skull, from the hairline back. */
export const cap = (depth: number): Solid =>
  carve(
    0.03,
    cut(
      ellipsoid([0, 0.36, -0.14], [0.77 + depth, 0.83 + depth, 0.97 + depth]),
      [0, -1, 0.35],
      0.28,
    ),
    ellipsoid([0, -0.28, 0.75], [0.86, 0.83, 0.78]),
  );
