import type { CvFault } from '../../domain/join/cv-file.ts';

/** Word 97 and later, and Word 6 and 95. */
const wordMarks = [0xa5ec, 0xa5dc];
const encryptedFlag = 0x0100;
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerSize = 512;
/** FAT sectors that the header itself lists: enough for 7 MB, which is more than we take. */
const listedFatSectors = 109;
const freeSector = 0xffffffff;
const lastRealSector = 0xfffffffa;
const entrySize = 128;

export function looksLikeCompoundFile(file: Buffer): boolean {
  return file.subarray(0, signature.length).equals(signature);
}

/** What is wrong with an OLE file, which may be an old spreadsheet, as a Word document (.doc), or null. */
export function docFault(file: Buffer): CvFault | null {
  const sectors = file.length < headerSize ? null : sectorsOf(file);
  const streams = sectors && topStreams(sectors, file.readUInt32LE(48));
  if (!streams) return 'damaged';
  // A newer Word document with a password is wrapped in a file of the older kind.
  if (streams.some(({ name }) => name === 'EncryptedPackage')) return 'protected';
  const document = streams.find(({ name }) => name === 'WordDocument');
  if (!document) return 'wrongType';
  // So short a stream lies elsewhere.
  if (document.size < file.readUInt32LE(56)) return null;
  const head = sectors.read(document.start);
  if (head.length < 12) return null;
  if (!wordMarks.includes(head.readUInt16LE(0))) return 'damaged';
  return head.readUInt16LE(10) & encryptedFlag ? 'protected' : null;
}

interface Sectors {
  /** Empty beyond the end of the file. */
  read(sector: number): Buffer;
  /** Which sector follows each. */
  next: number[];
}

/** Null when a sector that is in use lies beyond the end of the file. */
function sectorsOf(file: Buffer): Sectors | null {
  const size = 1 << file.readUInt16LE(30);
  const fatSectors = file.readUInt32LE(44);
  if ((size !== 512 && size !== 4096) || fatSectors > listedFatSectors) return null;
  const read = (sector: number) => file.subarray((sector + 1) * size, (sector + 2) * size);
  const next: number[] = [];
  for (let index = 0; index < fatSectors; index += 1) {
    const sector = read(file.readUInt32LE(76 + index * 4));
    if (sector.length !== size) return null;
    for (let at = 0; at < size; at += 4) next.push(sector.readUInt32LE(at));
  }
  const lastUsed = next.findLastIndex((follower) => follower !== freeSector);
  return lastUsed === -1 || read(lastUsed).length === 0 ? null : { read, next };
}

interface Entry {
  name: string;
  isStream: boolean;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/** What lies at the top; null when the file is damaged. Each entry of the tree is visited once. */
function topStreams(sectors: Sectors, directory: number): Entry[] | null {
  const entries = readDirectory(sectors, directory);
  const [root] = entries ?? [];
  if (!entries || !root) return null;
  const visited = new Set<Entry>();
  const waiting = [root.child];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = entries[id];
    if (!entry || visited.has(entry)) continue;
    visited.add(entry);
    waiting.push(entry.left, entry.right);
  }
  return [...visited].filter(({ isStream }) => isStream);
}

/** Follows no more sectors than there are, so a loop in them ends. */
function readDirectory({ read, next }: Sectors, first: number): Entry[] | null {
  const entries: Entry[] = [];
  let sector = first;
  for (let count = 0; sector <= lastRealSector; count += 1) {
    const bytes = read(sector);
    if (bytes.length === 0 || count > next.length) return null;
    for (let at = 0; at + entrySize <= bytes.length; at += entrySize) {
      entries.push(readEntry(bytes.subarray(at, at + entrySize)));
    }
    sector = next[sector] ?? freeSector;
  }
  return entries;
}

function readEntry(bytes: Buffer): Entry {
  const nameLength = Math.min(Math.max(bytes.readUInt16LE(64) - 2, 0), 62);
  return {
    name: bytes.toString('utf16le', 0, nameLength),
    isStream: bytes.readUInt8(66) === 2,
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
    start: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  };
}
