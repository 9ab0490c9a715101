/**
 * `npm run fonts`: cuts Archivo to what Spanish needs (wght 400–700, the whole width axis) and writes
 * the one file that the site serves, and the style sheet with the faces that stand in for it until it
 * is there. Committed, so that a build does not need it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fallbackFaces } from './fallback-faces.ts';

const source =
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const target = 'app/styles/archivo-spanish.woff2';
const sheet = 'app/styles/font.css';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const letters = 'áéíóúüñÁÉÍÓÚÜÑàèìòùâêîôûäëïöçÀÈÌÒÙÂÊÎÔÛÄËÏÖÇ';
const marks = '¡¿«»“”‘’–—…·•©®™°ªº×±€←→↑↓−½¼¾\u00a0\u2011';

const cut = async (font: Buffer, targetFormat: 'woff2' | 'truetype') =>
  subsetFont(font, ascii + letters + marks, {
    targetFormat,
    variationAxes: {
      wght: { min: 400, max: 700, default: 400 },
      wdth: { min: 62, max: 125, default: 100 },
    },
  });

const whole = await readFile(source);
const font = await cut(whole, 'woff2');
await writeFile(target, font);
await writeFile(
  sheet,
  `/* Written by \`npm run fonts\`: Archivo, wght 400–700 and the whole width axis, cut to Spanish. */
@font-face {
  font-family: "Archivo";
  src: url("./archivo-spanish.woff2") format("woff2");
  font-weight: 400 700;
  font-stretch: 62% 125%;
  font-display: swap;
}

/* The system's sans with Archivo's metrics, so that nothing moves when the file arrives. */
${fallbackFaces('Archivo Fallback', await cut(whole, 'truetype'))}`,
);
console.info(`${target}: ${font.byteLength} bytes`);
