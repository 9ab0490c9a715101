/** The ink of one line of type, in em, at a width of the font's width axis. */
export interface LineInk {
  width: number;
  /** Blank before the first letter's ink. */
  start: number;
  /** How far ink reaches below the baseline. */
  drop: number;
}

/** How a line is set so that its ink is exactly as wide as its container. */
export interface TitleFit {
  /** `font-stretch`, in percent. */
  stretch: number;
  /** `font-size`, in hundredths of the container's width. */
  size: number;
  start: number;
  drop: number;
}

/** Archivo's width axis, in percent. */
const narrowest = 62;
const widest = 125;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Sets a line to the measure by width: the font's width is chosen so that the size comes as near as
 * the axis allows to `size` (hundredths of the measure). Short names open wide, long ones condense.
 */
export function fitTitle(inkAt: (stretch: number) => LineInk, size: number): TitleFit {
  const sizeAt = (stretch: number) => 100 / inkAt(stretch).width;
  let low = narrowest;
  let high = widest;
  // The wider the letters, the smaller the size that fills the measure.
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (sizeAt(middle) > size) low = middle;
    else high = middle;
  }
  const stretch = round(sizeAt(widest) >= size ? widest : low, 1);
  const { start, drop } = inkAt(stretch);
  return {
    stretch,
    size: round(sizeAt(stretch), 2),
    start: round(start, 3),
    drop: round(drop, 3),
  };
}
