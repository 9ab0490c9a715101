import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const fontFile = 'app/styles/archivo-spanish.woff2';

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
const minStretch = 62;
const maxStretch = 125;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Sets a line to the measure by width: the font's width is chosen so that the size comes as near as
 * the axis allows to `size` (hundredths of the measure). Short names open wide, long ones condense.
 */
export function fitTitle(inkAt: (stretch: number) => LineInk, size: number): TitleFit {
  const sizeAt = (stretch: number) => 100 / inkAt(stretch).width;
  let low = minStretch;
  let high = maxStretch;
  // The wider the letters, the smaller the size that fills the measure.
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (sizeAt(middle) > size) low = middle;
    else high = middle;
  }
  const stretch = round(sizeAt(maxStretch) >= size ? maxStretch : low, 1);
  const { start, drop } = inkAt(stretch);
  return {
    stretch,
    size: round(sizeAt(stretch), 2),
    start: round(start, 3),
    drop: round(drop, 3),
  };
}

/** How fitted titles are set; the measurement and the stylesheet have to agree. */
export const titleWeight = 680;

/** Letter spacing in em: open letters stand closer than condensed ones. */
export function trackingAt(stretch: number): number {
  return Number((-0.014 - (stretch - 62) * 0.00055).toFixed(4));
}

/**
 * Measures lines in the site's own font as the browser shapes them, kerning included, so that a
 * title fills the page's measure without a script and without a shift.
 */
export async function inkOf(texts: string[]): Promise<(text: string, stretch: number) => LineInk> {
  const sfnt = await subsetFont(await readFile(fontFile), texts.join(''), {
    targetFormat: 'truetype',
    variationAxes: {},
  });
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  const em = face.upem;

  return (text, stretch) => {
    font.setVariations([new Variation('wght', titleWeight), new Variation('wdth', stretch)]);
    const line = new Buffer();
    line.addText(text);
    line.guessSegmentProperties();
    // Browsers leave ligatures out of text that is tracked.
    shape(font, line, [new Feature('liga', 0), new Feature('clig', 0)]);
    const glyphs = line.getGlyphInfos().map(({ codepoint }) => font.glyphExtents(codepoint));
    const advances = line.getGlyphPositions().map(({ xAdvance }) => xAdvance);
    const start = (glyphs[0]?.xBearing ?? 0) / em;
    const last = glyphs.at(-1);
    const end = ((advances.at(-1) ?? 0) - (last ? last.xBearing + last.width : 0)) / em;
    const advance = advances.reduce((sum, next) => sum + next, 0) / em;
    const bottoms = glyphs.map((glyph) => (glyph ? glyph.yBearing + glyph.height : 0));
    return {
      width: advance + trackingAt(stretch) * (advances.length - 1) - start - end,
      start,
      drop: Math.max(0, -Math.min(...bottoms)) / em,
    };
  };
}
