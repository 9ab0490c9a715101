/**
 * `npm run icons`: makes the browser's and the phone's icons from the agency's mark, so that another
 * agency changes one file: `content/brand/logo.svg`, and `content/brand/favicon.svg` for a bolder cut
 * at small sizes, if it has one. Committed, so that a build does not draw.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandColors } from '../content/load/brand-colors.ts';
import { site } from '../content/load/site.ts';

const brand = 'content/brand';
const target = 'content/public';
const { ink, dark } = brandColors(site().brand.colors);
const { text, accent, warm } = dark;

/** On ink, because outside the page there are no theme colours to follow. */
function solid(svg: string): string {
  const colors: Record<string, string> = { accent, warm };
  return svg
    .replace(/var\(--([\w-]+)[^)]*\)/g, (_, name) => colors[name] ?? text)
    .replaceAll('currentColor', text);
}

const logo = solid(readFileSync(join(brand, 'logo.svg'), 'utf8'));
const smallCut = join(brand, 'favicon.svg');
const small = existsSync(smallCut) ? solid(readFileSync(smallCut, 'utf8')) : logo;

/** The mark on a dark shape, in a square of 64 units; `margin` of them stay empty on each side. */
function onInk(mark: string, shape: string, margin: number): string {
  const size = 64 - 2 * margin;
  const box = `x="${margin}" y="${margin}" width="${size}" height="${size}"`;
  const placed = mark.replace('<svg ', `<svg ${box} `).trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shape}${placed}</svg>\n`;
}

/** A drawing of 64 units, `size` pixels wide. */
function sized(svg: string, size: number) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
}

const compact = { compressionLevel: 9, palette: true };
const png = (svg: string, size: number) => sized(svg, size).png(compact).toBuffer();

/** What shared links show where a page has no picture of its own: the logo in the middle, in pixels. */
async function socialCard(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: ink } })
    .composite([{ input: await sized(logo, 340).toBuffer() }])
    .png(compact)
    .toBuffer();
}

/** An ICO file that holds PNG images: a header, a directory of 16 bytes each, the images. */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, data }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

const favicon = onInk(small, `<circle cx="32" cy="32" r="32" fill="${ink}"/>`, 0);
const square = (margin: number) => onInk(logo, `<path d="M0 0h64v64H0Z" fill="${ink}"/>`, margin);
/** What stands for a picture that did not load: a frame in lines, a point in its middle. */
const missingPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><title>Imagen no disponible</title><path fill="${ink}" d="M0 0H1200V900H0Z"/><g fill="none" stroke="${accent}" stroke-width="9" stroke-miterlimit="9"><path d="M330 225H870V675H330ZM350 245H850V655H350ZM370 265H830V635H370ZM390 285H810V615H390ZM410 305H790V595H410ZM430 325H770V575H430ZM450 345H750V555H450Z"/><circle cx="600" cy="450" r="42" fill="${warm}" stroke="none"/></g></svg>\n`;
const favicons = [16, 32, 48].map(async (size) => ({ size, data: await png(favicon, size) }));

const icons: Record<string, string | Buffer> = {
  'favicon.svg': favicon,
  'missing-picture.svg': missingPicture,
  'favicon.ico': ico(await Promise.all(favicons)),
  'apple-touch-icon.png': await png(square(8), 180),
  'icon-192.png': await png(square(4.5), 192),
  'icon-512.png': await png(square(4.5), 512),
  // A maskable icon may be cut to a circle of 80 % of its width: the mark stays within it.
  'icon-maskable-512.png': await png(square(10), 512),
  'social.png': await socialCard(),
};
for (const [name, data] of Object.entries(icons)) writeFileSync(join(target, name), data);
