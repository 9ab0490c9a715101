import { archivoGlyphs } from './archivo-glyphs.ts';

/** The width axis of the font, in percent, and the widths at which its glyphs were measured. */
const narrowest = 62;
const normal = 100;
const widest = 125;

interface Glyph {
  advance: number;
  left: number;
  right: number;
}

/** A line that its width sets to the common measure. All lengths in em of the common size. */
export interface MeasuredLine {
  text: string;
  /** In percent, 62 to 125. */
  stretch: number;
  /** Where the text begins, so that its ink stands on the left edge. */
  start: number;
  /** How long it is set, side bearings and the tracking after the last glyph included. */
  length: number;
}

export interface MeasuredLines {
  /** What every line measures, in em. */
  measure: number;
  /** In em; the lines were measured with it. */
  tracking: number;
  lines: MeasuredLine[];
}

const glyphs = new Map(
  Object.entries(archivoGlyphs).map(([character, row]) => [
    character,
    row.split(' | ').map((at): Glyph => {
      const [advance = 0, left = 0, right = 0] = at.split(' ').map(Number);
      return { advance, left, right };
    }),
  ]),
);

/** Unknown characters count as an `n`: the line is then off by what kerning would be. */
function glyphAt(character: string, stretch: number): Glyph {
  const masters = glyphs.get(character) ?? glyphs.get(character.normalize('NFD')[0] ?? '');
  const [narrow, middle, wide] = masters ?? glyphs.get('n') ?? [];
  if (!narrow || !middle || !wide) throw new Error('The table of glyphs has no n');
  const [from, to, share] =
    stretch <= normal
      ? [narrow, middle, (stretch - narrowest) / (normal - narrowest)]
      : [middle, wide, (stretch - normal) / (widest - normal)];
  const between = (key: keyof Glyph) => (from[key] + (to[key] - from[key]) * share) / 1000;
  return { advance: between('advance'), left: between('left'), right: between('right') };
}

function inkOf(text: string, stretch: number, tracking: number) {
  const line = [...text].map((character) => glyphAt(character, stretch));
  const left = line[0]?.left ?? 0;
  const right = line.at(-1)?.right ?? 0;
  // Browsers track every glyph, the last one too.
  const length = line.reduce((sum, { advance }) => sum + advance + tracking, 0);
  return { left, length, ink: length - tracking - left - right };
}

/** Width of the ink of a line, in em. */
export function inkWidth(text: string, stretch: number, tracking: number): number {
  return inkOf(text, stretch, tracking).ink;
}

/** The width at which a line's ink measures that many em; the axis ends where it ends. */
function stretchFor(text: string, measure: number, tracking: number): number {
  let [low, high] = [narrowest, widest];
  if (inkWidth(text, high, tracking) <= measure) return high;
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (inkWidth(text, middle, tracking) > measure) high = middle;
    else low = middle;
  }
  return low;
}

/**
 * Sets lines of one size to one measure by their width alone: the shortest stands wide open. Where
 * the longest does not fit even condensed, it decides, and lines too short for it end before it.
 */
export function setToOneMeasure(texts: string[], tracking = -0.036): MeasuredLines {
  const inkAt = (stretch: number) => texts.map((text) => inkWidth(text, stretch, tracking));
  const measure = Math.max(Math.min(...inkAt(widest)), ...inkAt(narrowest));
  const lines = texts.map((text) => {
    const stretch = stretchFor(text, measure, tracking);
    const { left, length } = inkOf(text, stretch, tracking);
    return { text, stretch: round(stretch, 2), start: round(-left), length: round(length) };
  });
  return { measure: round(measure), tracking, lines };
}

function round(value: number, digits = 4): number {
  return Number(value.toFixed(digits));
}
