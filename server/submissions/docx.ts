import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { CvFault } from '../../domain/join/cv-file.ts';

/** What a CV may hold at most: files inside, bytes when unpacked, milliseconds of unpacking. */
const maxEntries = 1000;
const maxUnpackedBytes = 50 * 1024 * 1024;
const maxUnpackingMs = 5000;
/** The list of contents names each part; a CV's takes a few kilobytes. */
const maxContentTypesBytes = 256 * 1024;

const contentTypesName = '[content_types].xml';
const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export function looksLikeZip(file: Buffer): boolean {
  return file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
}

/** What is wrong with a zip file as a Word document, or null. All is unpacked within bounds: what lies is found out. */
export async function docxFault(
  file: Buffer,
  unpackingLimit = maxUnpackedBytes,
): Promise<CvFault | null> {
  try {
    const zip = await fromBufferPromise(file, { lazyEntries: true });
    if (zip.entryCount > maxEntries) return 'damaged';
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    if (entries.some((entry) => entry.isEncrypted())) return 'protected';
    const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (unpacked > unpackingLimit) return 'damaged';
    const contentTypes = await unpackAll(zip, entries);
    return contentTypes.includes(documentType) ? null : 'wrongType';
  } catch {
    return 'damaged';
  }
}

/** Gives the list of contents in small letters; throws when any entry is not what the zip says of it. */
async function unpackAll(zip: ZipFile, entries: Entry[]): Promise<string> {
  const signal = AbortSignal.timeout(maxUnpackingMs);
  const kept: Buffer[] = [];
  for (const entry of entries) {
    const keep =
      entry.fileName.toLowerCase() === contentTypesName &&
      entry.uncompressedSize <= maxContentTypesBytes;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        if (keep) kept.push(chunk);
        done();
      },
    });
    await pipeline(await zip.openReadStreamPromise(entry), sink, { signal });
  }
  // The type that is looked for is ASCII: without its zeros UTF-16 reads like UTF-8.
  return Buffer.concat(kept).toString('latin1').replaceAll('\0', '').toLowerCase();
}
