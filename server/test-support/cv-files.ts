import { strToU8, zipSync } from 'fflate';

/** A PDF of one empty page, with the tables that a real one has. */
export function makePdf({ padding = 0 } = {}): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
  ];
  let text = `%PDF-1.7\n%${'x'.repeat(padding)}\n`;
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const mainType = 'application/vnd.openxmlformats-officedocument';
export const documentType = `${mainType}.wordprocessingml.document.main+xml`;

/** The text is in `part`, and `type` is what the list of contents says of it. */
export function makeDocx({
  part = 'word/document.xml',
  type = documentType,
  more = {} as Record<string, Uint8Array>,
} = {}): Buffer {
  const override = `<Override PartName="/${part}" ContentType="${type}"/>`;
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': xml(`<Types>${override}</Types>`),
      '_rels/.rels': xml(`<Relationships><Relationship Id="r" Target="${part}"/></Relationships>`),
      [part]: xml('<w:document><w:body><w:p/></w:body></w:document>'),
      ...more,
    }),
  );
}

export const spreadsheetType = `${mainType}.spreadsheetml.sheet.main+xml`;

const sector = 512;
const endOfChain = 0xfffffffe;
const fatMark = 0xfffffffd;
const nothing = 0xffffffff;

/** An OLE compound file with these streams at its top, each of whole sectors and at least 4 KB. */
export function makeCompoundFile(streams: Record<string, Buffer>): Buffer {
  const fat = Buffer.alloc(sector, 0xff);
  const sectors: Buffer[] = [fat, Buffer.alloc(sector)];
  fat.writeUInt32LE(fatMark, 0);
  fat.writeUInt32LE(endOfChain, 4);
  const directory = [entry({ name: 'Root Entry', type: 5, child: 1 })];
  for (const [name, content] of Object.entries(streams)) {
    const start = sectors.length;
    for (let at = 0; at < content.length; at += sector) {
      const isLast = at + sector >= content.length;
      fat.writeUInt32LE(isLast ? endOfChain : sectors.length + 1, sectors.length * 4);
      sectors.push(content.subarray(at, at + sector));
    }
    const isLast = directory.length === Object.keys(streams).length;
    const right = isLast ? nothing : directory.length + 1;
    directory.push(entry({ name, type: 2, right, start, size: content.length }));
  }
  sectors[1] = Buffer.concat([...directory, Buffer.alloc(sector)]).subarray(0, sector);
  return Buffer.concat([header(), ...sectors]);
}

function header(): Buffer {
  const bytes = Buffer.alloc(sector, 0);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  // Version, byte order, sizes of sectors; then counts, places and chains.
  const start = [0x3e, 3, 0xfffe, 9, 6];
  for (const [index, value] of start.entries()) bytes.writeUInt16LE(value, 24 + 2 * index);
  const rest = [1, 1, 0, 4096, endOfChain, 0, endOfChain];
  for (const [index, value] of rest.entries()) bytes.writeUInt32LE(value, 44 + 4 * index);
  bytes.fill(0xff, 76);
  bytes.writeUInt32LE(0, 76);
  return bytes;
}

const noEntry = { child: nothing, right: nothing, start: endOfChain, size: 0 };

function entry(options: { name: string; type: number } & Partial<typeof noEntry>): Buffer {
  const { name, type, child, right, start, size } = { ...noEntry, ...options };
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt32LE(nothing, 68);
  bytes.writeUInt32LE(right, 72);
  bytes.writeUInt32LE(child, 76);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

/** The start of a Word document, and room for a text. */
export function makeDoc({ encrypted = false, mark = 0xa5ec } = {}): Buffer {
  const document = Buffer.alloc(8 * sector);
  document.writeUInt16LE(mark, 0);
  document.writeUInt16LE(encrypted ? 0x0100 : 0, 10);
  return makeCompoundFile({ '1Table': Buffer.alloc(8 * sector), WordDocument: document });
}
