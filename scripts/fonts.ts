/**
 * `npm run fonts`: cuts Archivo to what Spanish and the styles need and writes the one file that the
 * site serves, and the style sheet with the faces that stand in for it until it is there. Committed, so
 * that a build does not need it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { measureInk } from '../content/load/fit-text.ts';

const source =
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const target = 'app/styles/archivo-spanish.woff2';
const sheet = 'app/styles/font.css';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const letters = 'áéíóúüñÁÉÍÓÚÜÑàèìòùâêîôûäëïöçÀÈÌÒÙÂÊÎÔÛÄËÏÖÇ';
const marks = '¡¿«»“”‘’–—…·•©®™°ªº×±€↑↓−½¼¾\u00a0';

/** Heavier letters come from another master of the typeface, which is 16 KB more. */
const maxWeight = 600;
/** Kerning, the figures of one width, and the dollar sign of heavy weights. */
const keepFeatures = ['kern', 'tnum', 'rvrn'];

/** Letters of Arial, and of every system's look-alike, by their advance in thousandths of an em. */
const arial = {
  regular: { 222: 'ijl', 278: 'ft ', 333: 'r', 500: 'csvxyz', 556: 'abdeghnopqu', 833: 'm' },
  bold: { 278: 'ijl ', 333: 'ft', 389: 'r', 500: 'z', 556: 'acesvxy', 611: 'bdghnopqu', 889: 'm' },
};

/** Plain Spanish, in the letters of the tables: without accents. */
const sample =
  'disenamos paginas que venden y cuidamos cada detalle de tu proyecto desde la primera idea hasta que lo ven tus clientes hablemos de lo que necesitas para crecer este ano con una marca clara y un sitio facil de usar';

const localNames = {
  regular: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
};

/** Ranges of the axes within which one size is near enough, and what is used most in each. */
const widths = [
  { from: 62, to: 70, at: 62 },
  { from: 70, to: 84, at: 75 },
  { from: 84, to: 98, at: 93 },
  { from: 98, to: 104, at: 100 },
  { from: 104, to: 109, at: 106 },
  { from: 109, to: 115, at: 112 },
  { from: 115, to: 121, at: 118 },
  { from: 121, to: 125, at: 125 },
];
const weights = [
  { from: 400, to: 460, at: 400, cut: 'regular' },
  { from: 460, to: 550, at: 520, cut: 'regular' },
  { from: 550, to: maxWeight, at: maxWeight, cut: 'bold' },
] as const;

/** Archivo's own, in hundredths of an em. */
const ascent = 87.8;
const descent = 21;

/**
 * The system's sans in the place of every weight and width of the typeface, scaled to run as long and
 * to stand as high: a line breaks where it will break, and nothing moves when the file arrives.
 */
async function fallbackFaces(family: string): Promise<string> {
  const percent = (value: number) => `${Number(value.toFixed(1))}%`;
  const faces = weights.map(async ({ cut, ...weight }) => {
    const lengthIn = await measureInk([sample], { weight: weight.at, trackingAt: () => 0 });
    return widths
      .map((width) => {
        const scale = lengthIn(sample, width.at).length / lengthInArial(cut);
        return `@font-face {
  font-family: "${family}";
  src: ${localNames[cut].map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight.from} ${weight.to};
  font-stretch: ${width.from}% ${width.to}%;
  size-adjust: ${percent(100 * scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: 0%;
}
`;
      })
      .join('');
  });
  return (await Promise.all(faces)).join('');
}

/** In em. */
function lengthInArial(cut: keyof typeof arial): number {
  const letters = Object.entries(arial[cut]).flatMap(([advance, shared]) =>
    [...shared].map((letter) => [letter, Number(advance)] as const),
  );
  const advances = new Map(letters);
  return [...sample].reduce((sum, letter) => sum + (advances.get(letter) ?? 0), 0) / 1000;
}

const font = await subsetFont(await readFile(source), ascii + letters + marks, {
  targetFormat: 'woff2',
  keepFeatures,
  variationAxes: {
    wght: { min: 400, max: maxWeight, default: 400 },
    wdth: { min: 62, max: 125, default: 100 },
  },
});
await writeFile(target, font);
await writeFile(
  sheet,
  `/* Written by \`npm run fonts\`: Archivo, cut to Spanish. */
@font-face {
  font-family: "Archivo";
  src: url("./archivo-spanish.woff2") format("woff2");
  font-weight: 400 ${maxWeight};
  font-stretch: 62% 125%;
  font-display: swap;
}

/* The system's sans with Archivo's metrics, so that nothing moves when the file arrives. */
${await fallbackFaces('Archivo Fallback')}`,
);
console.info(`${target}: ${font.byteLength} bytes`);
