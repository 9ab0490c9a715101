import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** Advances of Arial and of every system's look-alike, in thousandths of an em. */
const arial = {
  regular: {
    a: 556,
    b: 556,
    c: 500,
    d: 556,
    e: 556,
    f: 278,
    g: 556,
    h: 556,
    i: 222,
    j: 222,
    l: 222,
    m: 833,
    n: 556,
    o: 556,
    p: 556,
    q: 556,
    r: 333,
    s: 500,
    t: 278,
    u: 556,
    v: 500,
    x: 500,
    y: 500,
    z: 500,
    ' ': 278,
  },
  bold: {
    a: 556,
    b: 611,
    c: 556,
    d: 611,
    e: 556,
    f: 333,
    g: 611,
    h: 611,
    i: 278,
    j: 278,
    l: 278,
    m: 889,
    n: 611,
    o: 611,
    p: 611,
    q: 611,
    r: 389,
    s: 556,
    t: 333,
    u: 611,
    v: 556,
    x: 556,
    y: 556,
    z: 500,
    ' ': 278,
  },
} as const;

/** Plain Spanish, in the letters of the tables. */
const sample =
  'diseñamos paginas que venden y cuidamos cada detalle de tu proyecto desde la primera idea hasta que lo ven tus clientes hablemos de lo que necesitas para crecer este año con una marca clara y un sitio facil de usar'.replaceAll(
    'ñ',
    'n',
  );

const localNames = {
  regular: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
};

/** Ranges of the axes within which one size of the fallback is near enough. */
const widths = [62, 70, 80, 90, 98, 103, 108, 111, 115, 121, 125];
const weights = [
  { from: 400, to: 470, cut: 'regular' },
  { from: 470, to: 590, cut: 'regular' },
  { from: 590, to: 700, cut: 'bold' },
] as const;

/** Archivo's own, in hundredths of an em. */
const ascent = 87.8;
const descent = 21;

/**
 * The system's sans in the place of every weight and width of the typeface, scaled to run as long and
 * to stand as high: a line breaks where it will break, and nothing moves when the file arrives.
 */
export function fallbackFaces(family: string, font: Uint8Array): string {
  const face = new Face(new Blob(font));
  return weights
    .flatMap(({ from, to, cut }) =>
      widths.slice(1).map((wide, index) => {
        const narrow = widths[index] ?? wide;
        const own = lengthOf(face, (from + to) / 2, (narrow + wide) / 2);
        const scale = own / lengthInArial(cut);
        const percent = (value: number) => `${Number(value.toFixed(1))}%`;
        const sources = localNames[cut].map((name) => `local("${name}")`).join(', ');
        return `@font-face {
  font-family: "${family}";
  src: ${sources};
  font-weight: ${from} ${to};
  font-stretch: ${narrow}% ${wide}%;
  size-adjust: ${percent(100 * scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: 0%;
}
`;
      }),
    )
    .join('');
}

/** In em. */
function lengthOf(face: Face, weight: number, width: number): number {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
  const line = new Buffer();
  line.addText(sample);
  line.guessSegmentProperties();
  shape(font, line, []);
  return line.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
}

/** In em. */
function lengthInArial(cut: keyof typeof arial): number {
  const advances: Record<string, number> = arial[cut];
  return [...sample].reduce((sum, letter) => sum + (advances[letter] ?? 0), 0) / 1000;
}
