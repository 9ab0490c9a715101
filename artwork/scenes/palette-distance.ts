/** A colour in OKLab, where distances are what an eye sees. */
type Lab = readonly [number, number, number];

function oklab(colour: string): Lab {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function meanDistance(colours: readonly Lab[], to: readonly Lab[]): number {
  const nearest = colours.map((colour) =>
    Math.min(...to.map((other) => Math.hypot(...colour.map((part, i) => part - (other[i] ?? 0))))),
  );
  return nearest.reduce((sum, distance) => sum + distance, 0) / nearest.length;
}

/**
 * How far apart two palettes are: the mean distance from a colour to the nearest of the other
 * palette, in OKLab, in the direction in which it is larger. 0 for the same colours; black and
 * white are 1 apart.
 */
export function paletteDistance(first: readonly string[], second: readonly string[]): number {
  const [a, b] = [first.map(oklab), second.map(oklab)];
  return Math.max(meanDistance(a, b), meanDistance(b, a));
}
