import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { LineInk } from './title-fit.ts';

const fontFile = 'app/styles/archivo-spanish.woff2';

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
