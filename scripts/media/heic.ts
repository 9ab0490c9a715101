import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { MediaError } from './media-error.ts';

/** Whether the bytes are a picture as iPhones take it (HEVC in a HEIF container), whatever its file is called. */
export function isHeic(bytes: Buffer): boolean {
  const brands = bytes.subarray(8, bytes.readUInt32BE(0)).toString('latin1');
  return bytes.toString('latin1', 4, 8) === 'ftyp' && /hei[cxms]/.test(brands);
}

/**
 * A HEIC as PNG, upright, with its colour profile: what sharp itself brings reads no HEVC.
 * @throws MediaError where the decoder is not installed or cannot read it
 */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  const decoder = await import('heic-decode').catch(() => {
    throw new MediaError(
      'para las fotos HEIC falta el paquete heic-decode: corre npm install, o expórtala como JPG',
    );
  });
  const { width, height, data } = await decoder.default({ buffer: bytes }).catch(() => {
    throw new MediaError('la foto HEIC no se puede abrir: expórtala como JPG');
  });
  const raw = { width, height, channels: 4 } as const;
  const png = await sharp(data, { raw }).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  return withProfile(png, bytes);
}

/** Phones record in Display P3; without the profile their colours would come out pale. */
function withProfile(png: Buffer, heic: Buffer): Buffer {
  const at = heic.indexOf('colrprof', 0, 'latin1');
  if (at < 0) return png;
  const profile = heic.subarray(at + 8, at - 4 + heic.readUInt32BE(at - 4));
  const content = Buffer.concat([Buffer.from('iCCPcamera\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  // The first chunk, which says the size, ends at byte 33.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
