import { readCompoundFile } from './compound-file.ts';

const wordMark = 0xa5ec;
const encryptedFlag = 0x0100;

/** Tells a Word document (.doc) from other OLE files, such as old spreadsheets. */
export function checkDoc(file: Buffer): 'ok' | 'protected' | 'otherType' | 'damaged' {
  const streams = readCompoundFile(file);
  if (!streams) return 'damaged';
  // A newer Word document with a password is wrapped in a file of the older kind.
  if (streams.some(({ name }) => name === 'EncryptedPackage')) return 'protected';
  const document = streams.find(({ name }) => name === 'WordDocument');
  if (!document) return 'otherType';
  const { head } = document;
  if (head.length < 12) return 'ok';
  if (head.readUInt16LE(0) !== wordMark) return 'damaged';
  return head.readUInt16LE(10) & encryptedFlag ? 'protected' : 'ok';
}
