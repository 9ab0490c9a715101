import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { site } from './site.ts';
import { typefaceCuts } from './typeface.ts';

/** One line of type at a width of the font's width axis. Lengths in em. */
export interface LineInk {
  /** From the left edge of its first glyph's ink to the right edge of its last's. */
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

/** A line set to the width that it shares with others. Lengths in em of their common font size. */
export interface MeasuredLine {
  text: string;
  /** `font-stretch`, in percent. */
  stretch: number;
  /** Where the text begins, so that its ink stands on the left edge. */
  start: number;
  /** How long it is set, side bearings and the tracking after the last glyph included. */
  length: number;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** The narrowest and the widest letters of a typeface, in percent; equal where it has one width. */
type Widths = readonly [narrowest: number, widest: number];

/** The greatest width of the axis at which a line still fits; else the narrowest. */
function widestThat(fits: (stretch: number) => boolean, [narrowest, widest]: Widths): number {
  if (fits(widest)) return widest;
  let [low, high] = [narrowest, widest];
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * §2.19 Sets a line to the measure by width: the font's width is chosen so that the size comes as near as
 * the axis allows to `size` (hundredths of the measure). Short names open wide, long ones condense.
 */
export function fitTitle(
  inkAt: (stretch: number) => LineInk,
  size: number,
  widths: Widths,
): TitleFit {
  // The wider the letters, the smaller the size that fills the measure.
  const sizeAt = (stretch: number) => 100 / inkAt(stretch).width;
  const stretch = round(
    widestThat((width) => sizeAt(width) > size, widths),
    1,
  );
  const { start, drop } = inkAt(stretch);
  return {
    stretch,
    size: round(sizeAt(stretch), 2),
    start: round(start, 3),
    drop: round(drop, 3),
  };
}

/** Lines of one font size that are equally long. */
export interface LineSet {
  /** What every line measures, in em. */
  measure: number;
  weight: number;
  /** In em. */
  tracking: number;
  lines: MeasuredLine[];
}

/**
 * §2.13 Gives lines of one font size the same width by `font-stretch` alone: the shortest is as wide as
 * the font goes. Where the longest is too long even condensed, it decides, and short lines end before it.
 */
export async function setToOneMeasure(texts: string[]): Promise<LineSet> {
  const [weight, tracking] = [600, -0.036];
  const { inkOf, widths } = await measureInk(texts, { weight, trackingAt: () => tracking });
  const lengthsAt = (stretch: number) => texts.map((text) => inkOf(text, stretch).width);
  const [narrowest, widest] = widths;
  const measure = Math.max(Math.min(...lengthsAt(widest)), ...lengthsAt(narrowest));
  const lines = texts.map((text) => {
    const stretch = widestThat((width) => inkOf(text, width).width <= measure, widths);
    const { start, length } = inkOf(text, stretch);
    return {
      text,
      stretch: round(stretch, 2),
      start: round(-start, 4),
      length: round(length, 4),
    };
  });
  return { measure: round(measure, 4), weight, tracking, lines };
}

/** Measures a line of text at a width in percent. */
type Measure = (text: string, stretch: number) => LineInk & { length: number };

/**
 * Measures lines in the brand's typeface as the browser shapes them, kerning included, so that a line
 * fills its measure without a script and without a shift. `trackingAt` gives em for a width in percent.
 */
export async function measureInk(
  texts: string[],
  { weight, trackingAt }: { weight: number; trackingAt: (stretch: number) => number },
): Promise<{ inkOf: Measure; widths: Widths }> {
  const cuts = await typefaceCuts(site().brand.typeface);
  const cut = cuts.find(({ weights: [, heaviest] }) => heaviest >= weight) ?? cuts.at(-1);
  if (!cut) throw new Error('The brand has no typeface');
  const sfnt = await subsetFont(await readFile(cut.file), texts.join(''), {
    targetFormat: 'truetype',
    variationAxes: cut.axes,
  });
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  const em = face.upem;

  const inkOf: Measure = (text, stretch) => {
    font.setVariations([new Variation('wght', weight), new Variation('wdth', stretch)]);
    const line = new Buffer();
    line.addText(text);
    line.guessSegmentProperties();
    shape(font, line);
    const glyphs = line.getGlyphInfos().map(({ codepoint }) => font.glyphExtents(codepoint));
    const advances = line.getGlyphPositions().map(({ xAdvance }) => xAdvance);
    const start = (glyphs[0]?.xBearing ?? 0) / em;
    const last = glyphs.at(-1);
    const end = ((advances.at(-1) ?? 0) - (last ? last.xBearing + last.width : 0)) / em;
    const advance = advances.reduce((sum, next) => sum + next, 0) / em;
    const tracking = trackingAt(stretch);
    const bottoms = glyphs.map((glyph) => (glyph ? glyph.yBearing + glyph.height : 0));
    return {
      width: advance + tracking * (advances.length - 1) - start - end,
      // Browsers track every glyph, the last one too.
      length: advance + tracking * advances.length,
      start,
      drop: Math.max(0, -Math.min(...bottoms)) / em,
    };
  };
  return { inkOf, widths: cut.widths };
}
