/**
 * Writes the default brand's mark, and its bolder cut for small sizes: `node
 * artwork/threads/build-marks.ts`, then `npm run icons`. Another agency brings its own two files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markPieces, regular, small } from './mark.ts';

const brand = join(import.meta.dirname, '../../content/brand');

/** Follows the page's theme; alone it falls back to its own colours. */
const colours = {
  ink: 'currentColor',
  accent: 'var(--accent,#22E0F0)',
  warm: 'var(--warm,#FFA51F)',
};

mkdirSync(brand, { recursive: true });
for (const [name, weight] of Object.entries({ logo: regular, favicon: small })) {
  const pieces = markPieces(weight, colours);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${pieces}</svg>\n`;
  writeFileSync(join(brand, `${name}.svg`), svg);
}
