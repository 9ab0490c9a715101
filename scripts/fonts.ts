/**
 * `npm run fonts`: cuts Archivo to what Spanish needs (wght 400–700, the whole width axis) and writes
 * the one file that the site serves. Committed, so that a build does not need it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source =
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const target = 'app/styles/archivo-spanish.woff2';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const letters = 'áéíóúüñÁÉÍÓÚÜÑàèìòùâêîôûäëïöçÀÈÌÒÙÂÊÎÔÛÄËÏÖÇ';
const marks = '¡¿«»“”‘’–—…·•©®™°ªº×±€←→↑↓−½¼¾\u00a0\u2011';

const font = await subsetFont(await readFile(source), ascii + letters + marks, {
  targetFormat: 'woff2',
  variationAxes: {
    wght: { min: 400, max: 700, default: 400 },
    wdth: { min: 62, max: 125, default: 100 },
  },
});
await writeFile(target, font);
console.info(`${target}: ${font.byteLength} bytes`);
