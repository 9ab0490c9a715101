const wordMark = 0xa5ec;
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

interface CompoundStream {
  name: string;
  /** The stream's first bytes; empty when it is so short that it lies elsewhere. */
  head: Buffer;
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

/**
 * What lies at the top of an OLE compound file (Word up to 2003), or null when the file is damaged
 * or cut off. Nothing is followed further than the file has sectors, so a loop in it ends.
 */
function readCompoundFile(file: Buffer): CompoundStream[] | null {
  if (file.length < headerSize) return null;
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectors = sectorsOf(file, 1 << shift);
  const entries = sectors && readDirectory(sectors, file.readUInt32LE(48));
  const [root] = entries ?? [];
  if (!sectors || !entries || !root) return null;
  const miniLimit = file.readUInt32LE(56);
  return siblingsFrom(entries, root.child)
    .filter(({ isStream }) => isStream)
    .map(({ name, start, size }) => ({
      name,
      head: (size >= miniLimit && sectors.read(start)) || Buffer.alloc(0),
    }));
}

interface Sectors {
  read(sector: number): Buffer | null;
  next(sector: number): number;
  count: number;
}

/** Null when a sector that is in use lies beyond the end of the file. */
function sectorsOf(file: Buffer, size: number): Sectors | null {
  const read = (sector: number) => {
    const start = (sector + 1) * size;
    return start < file.length ? file.subarray(start, start + size) : null;
  };
  const fat: number[] = [];
  const fatSectors = file.readUInt32LE(44);
  if (fatSectors > listedFatSectors) return null;
  for (let index = 0; index < fatSectors; index += 1) {
    const sector = read(file.readUInt32LE(76 + index * 4));
    if (sector?.length !== size) return null;
    for (let at = 0; at < size; at += 4) fat.push(sector.readUInt32LE(at));
  }
  const lastUsed = fat.findLastIndex((next) => next !== freeSector);
  if (lastUsed === -1 || read(lastUsed) === null) return null;
  return { read, next: (sector) => fat[sector] ?? freeSector, count: fat.length };
}

function readDirectory(sectors: Sectors, first: number): Entry[] | null {
  const entries: Entry[] = [];
  let sector = first;
  for (let walked = 0; sector <= lastRealSector; walked += 1) {
    const bytes = sectors.read(sector);
    if (!bytes || walked > sectors.count) return null;
    for (let at = 0; at + entrySize <= bytes.length; at += entrySize) {
      entries.push(readEntry(bytes.subarray(at, at + entrySize)));
    }
    sector = sectors.next(sector);
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

/** A folder's entries form a tree; each is visited once, however they point at each other. */
function siblingsFrom(entries: Entry[], first: number): Entry[] {
  const visited = new Set<number>();
  const waiting = [first];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = entries[id];
    if (!entry || visited.has(id)) continue;
    visited.add(id);
    waiting.push(entry.left, entry.right);
  }
  return [...visited].flatMap((id) => entries[id] ?? []);
}
