/** The width axis of the font, in percent, and the widths at which its glyphs were measured. */
const narrowest = 62;
const normal = 100;
const widest = 125;

/** In em. */
const tracking = -0.036;

/**
 * Archivo at weight 640, in thousandths of an em: advance, left and right side bearing of each glyph at the
 * widths 62 %, 100 % and 125 %; between those the font is linear. Measured in Chromium, kerning apart.
 */
const archivoGlyphs: Readonly<Record<string, string>> = {
  ' ': '123 0 0 | 198 0 0 | 317 0 0',
  '&': '502 16 2 | 743 47 24 | 937 47 -1',
  '+': '490 47 52 | 638 78 75 | 722 78 81',
  ',': '202 31 46 | 303 63 84 | 318 63 68',
  '-': '240 16 21 | 333 31 36 | 416 47 41',
  '.': '202 47 46 | 303 78 84 | 318 63 68',
  '/': '264 0 -2 | 299 0 -14 | 306 0 -7',
  0: '409 16 18 | 583 47 36 | 762 47 43',
  1: '352 16 8 | 584 94 37 | 675 63 19',
  2: '408 16 17 | 584 47 37 | 758 47 55',
  3: '409 16 18 | 584 31 37 | 766 31 47',
  4: '394 0 3 | 585 16 22 | 743 16 24',
  5: '416 16 25 | 583 31 36 | 764 47 45',
  6: '409 16 18 | 584 47 37 | 767 47 33',
  7: '363 0 4 | 584 31 37 | 697 16 9',
  8: '399 16 8 | 584 31 37 | 779 47 45',
  9: '408 16 17 | 583 31 36 | 767 47 48',
  ':': '220 47 48 | 336 94 86 | 318 63 68',
  A: '470 0 -14 | 715 0 -4 | 912 16 21',
  B: '466 47 13 | 712 63 40 | 898 94 54',
  C: '497 31 28 | 726 31 38 | 945 63 54',
  D: '497 47 28 | 732 63 44 | 934 94 59',
  E: '443 47 21 | 676 63 51 | 866 94 53',
  F: '388 47 -3 | 614 63 36 | 790 94 24',
  G: '521 31 37 | 798 47 64 | 1013 63 75',
  H: '496 47 43 | 741 63 69 | 969 94 94',
  I: '224 47 36 | 290 63 71 | 350 94 84',
  J: '399 0 40 | 592 31 61 | 705 31 64',
  K: '493 47 -7 | 707 63 19 | 914 94 23',
  L: '391 47 0 | 578 63 15 | 721 94 18',
  M: '649 47 40 | 855 63 74 | 1118 94 87',
  N: '499 47 46 | 741 63 69 | 969 94 94',
  O: '532 31 32 | 786 31 36 | 1017 63 64',
  P: '459 47 6 | 674 63 18 | 857 94 29',
  Q: '532 31 32 | 786 31 36 | 1017 63 64',
  R: '486 47 2 | 722 63 19 | 922 94 47',
  S: '439 16 17 | 672 31 31 | 853 47 40',
  T: '441 0 3 | 628 16 19 | 820 16 23',
  U: '487 31 34 | 733 63 61 | 948 78 89',
  V: '456 0 3 | 681 0 9 | 871 16 12',
  W: '677 0 5 | 958 0 5 | 1196 0 8',
  X: '473 -16 -11 | 694 0 6 | 918 31 27',
  Y: '478 0 9 | 686 0 -2 | 870 16 11',
  Z: '451 16 13 | 642 16 33 | 838 31 57',
  a: '409 16 -13 | 566 31 3 | 745 31 -5',
  b: '406 31 15 | 599 63 36 | 735 63 47',
  c: '386 16 27 | 558 31 27 | 733 47 45',
  d: '406 16 31 | 599 31 52 | 735 47 63',
  e: '400 16 25 | 570 31 23 | 750 47 47',
  f: '240 0 6 | 314 0 -14 | 437 0 15',
  g: '380 0 -11 | 597 16 3 | 735 0 -15',
  h: '400 31 25 | 591 63 60 | 722 63 66',
  i: '196 31 40 | 258 63 55 | 286 63 67',
  j: '194 -31 38 | 256 -31 53 | 283 -62 64',
  k: '393 31 2 | 554 63 7 | 694 63 6',
  l: '195 31 39 | 258 63 55 | 286 63 67',
  m: '606 31 28 | 873 63 60 | 1132 63 54',
  n: '401 31 26 | 591 63 60 | 722 63 66',
  o: '404 16 29 | 604 31 26 | 752 47 49',
  p: '406 31 15 | 599 63 36 | 735 63 47',
  q: '406 16 31 | 599 31 52 | 735 47 63',
  r: '252 31 -14 | 369 63 -6 | 445 63 7',
  s: '353 16 9 | 547 31 31 | 673 31 32',
  t: '236 0 2 | 325 0 12 | 457 16 35',
  u: '400 31 41 | 590 47 59 | 722 63 66',
  v: '347 0 3 | 536 0 -11 | 661 0 -11',
  w: '549 0 2 | 774 0 -7 | 989 0 -11',
  x: '382 0 -9 | 556 0 -7 | 697 0 -22',
  y: '345 0 1 | 536 0 -11 | 661 0 -11',
  z: '353 16 9 | 513 16 29 | 636 16 27',
};

/** Advance, left and right side bearing in em. Unknown characters count as an `n`. */
function glyphAt(character: string, stretch: number) {
  const [base = ''] = character.normalize('NFD');
  const row = archivoGlyphs[character] ?? archivoGlyphs[base] ?? archivoGlyphs.n ?? '';
  const [narrow, middle, wide] = row.split(' | ').map((width) => width.split(' ').map(Number));
  const [from = [], to = [], share] =
    stretch <= normal
      ? [narrow, middle, (stretch - narrowest) / (normal - narrowest)]
      : [middle, wide, (stretch - normal) / (widest - normal)];
  const [advance = 0, left = 0, right = 0] = from.map(
    (value, at) => (value + ((to[at] ?? value) - value) * share) / 1000,
  );
  return { advance, left, right };
}

/** In em: `ink` from the left edge of the first glyph to the right edge of the last. */
export function inkOf(text: string, stretch: number) {
  const line = [...text].map((character) => glyphAt(character, stretch));
  const left = line[0]?.left ?? 0;
  const right = line.at(-1)?.right ?? 0;
  // Browsers track every glyph, the last one too.
  const length = line.reduce((sum, { advance }) => sum + advance + tracking, 0);
  return { left, length, ink: length - tracking - left - right };
}

/** The `font-stretch` in percent at which a line is `measure` em wide, within the font's axis. */
function stretchFor(text: string, measure: number): number {
  let [low, high] = [narrowest, widest];
  if (inkOf(text, high).ink <= measure) return high;
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (inkOf(text, middle).ink > measure) high = middle;
    else low = middle;
  }
  return low;
}

export type MeasuredLine = ReturnType<typeof setToOneMeasure>['lines'][number];

/**
 * Gives lines of one font size the same width by `font-stretch` alone: the shortest is as wide as the
 * font goes. Where the longest is too long even condensed, it decides, and short lines end before it.
 */
export function setToOneMeasure(texts: string[]) {
  const inkAt = (stretch: number) => texts.map((text) => inkOf(text, stretch).ink);
  const measure = Math.max(Math.min(...inkAt(widest)), ...inkAt(narrowest));
  const lines = texts.map((text) => {
    const stretch = stretchFor(text, measure);
    const { left, length } = inkOf(text, stretch);
    // Lengths in em; the text begins at `start`, so that its ink stands on the left edge.
    return {
      text,
      stretch: round(stretch, 2),
      start: round(-left),
      length: round(length),
      tracking,
    };
  });
  return { measure: round(measure), lines };
}

function round(value: number, digits = 4): number {
  return Number(value.toFixed(digits));
}
