/**
 * Writes the logo and the icons: `node artwork/threads/build-marks.ts`. Another agency replaces
 * the files it writes with its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { markPieces, regular, small } from './mark.ts';

const content = join(import.meta.dirname, '../../content');
const night = '#050A18';
const solid = { ink: '#EEF3FA', accent: '#22E0F0', warm: '#FFA51F' };

const square = (viewBox: string, pieces: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${pieces}</svg>`;

/** Follows the page's theme; alone it falls back to its own colours. */
const logo = square(
  '0 0 64 64',
  markPieces(regular, {
    ink: 'currentColor',
    accent: `var(--accent,${solid.accent})`,
    warm: `var(--warm,${solid.warm})`,
  }),
);

const favicon = square(
  '0 0 64 64',
  `<circle cx="32" cy="32" r="32" fill="${night}"/>${markPieces(small, solid)}`,
);

/** The mark on a sheet of night. `margin` is empty space on each side, in units of the mark. */
const onNight = (margin: number) => {
  const size = 64 + 2 * margin;
  return square(
    `${-margin} ${-margin} ${size} ${size}`,
    `<path fill="${night}" d="M${-margin} ${-margin}h${size}v${size}h${-size}Z"/>${markPieces(regular, solid)}`,
  );
};

const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file that holds PNG images: a header, a directory of 16 bytes each, the images. */
function ico(images: readonly { readonly size: number; readonly data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

mkdirSync(join(content, 'brand'), { recursive: true });
writeFileSync(join(content, 'brand/logo.svg'), `${logo}\n`);

const put = (name: string, data: string | Buffer) =>
  writeFileSync(join(content, 'public', name), data);

put('favicon.svg', `${favicon}\n`);
put(
  'favicon.ico',
  ico(
    await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(favicon, size) }))),
  ),
);
put('apple-touch-icon.png', await png(onNight(10), 180));
put('icon-192.png', await png(onNight(5), 192));
put('icon-512.png', await png(onNight(5), 512));
// A maskable icon may be cut to a circle of 80 % of its width: the mark stays within it.
put('icon-maskable-512.png', await png(onNight(14), 512));
