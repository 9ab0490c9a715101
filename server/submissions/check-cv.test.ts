import { expect, test } from 'vitest';
import { cvSizeLimit } from '../../domain/join/cv-file.ts';
import {
  documentType,
  makeCompoundFile,
  makeDoc,
  makeDocx,
  makePdf,
  spreadsheetType,
} from '../test-support/cv-files.ts';
import { checkCv } from './check-cv.ts';
import { docxFault } from './docx.ts';

const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4096, 0x90)]);

test.each([
  ['pdf', makePdf()],
  ['pdf', Buffer.concat([Buffer.from('\ufeff\n'), makePdf()])],
  ['doc', makeDoc()],
  ['docx', makeDocx()],
  ['docx', makeDocx({ part: 'word/document2.xml' })],
  // As other programs than Word write them; every reader opens them.
  ['docx', listing(`<Types><Default Extension='xml' ContentType='${documentType}' /></Types>`)],
  ['docx', listing(`<t:Override ContentType="${documentType.toUpperCase()}"\n/>`)],
  ['docx', listing(`\ufeff<Override ContentType="${documentType}"/>`, 'utf16le')],
  ['pdf', Buffer.concat([makePdf(), Buffer.alloc(5000)])],
  ['pdf', Buffer.concat([makePdf(), Buffer.from('<html>firma del servidor</html>'.repeat(200))])],
  [
    'pdf',
    Buffer.from(
      makePdf()
        .toString('latin1')
        .replace(/\s+%%EOF\n$/, ''),
      'latin1',
    ),
  ],
  ['doc', makeDoc({ mark: 0xa5dc })],
])('§5.3 CV: the CV is a %s by what is in it (%#)', async (kind, file) => {
  expect(await checkCv(file)).toEqual({ ok: true, kind });
});

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['a program', program, 'wrongType'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'wrongType'],
  ['a text', Buffer.from('Mi CV: PDF'), 'wrongType'],
  ['more than 5 MB', makePdf({ padding: cvSizeLimit }), 'tooLarge'],
  ['half a PDF whose first page comes first', halfOfLinearized(), 'damaged'],
  ['half a PDF', makePdf({ padding: 4000 }).subarray(0, 2000), 'damaged'],
  ['a PDF whose table lies past its end', shifted(makePdf()), 'damaged'],
  ['a zip that is no document', makeDocx({ type: 'text/plain' }), 'wrongType'],
  ['a spreadsheet', makeDocx({ type: spreadsheetType }), 'wrongType'],
  ['half a DOCX', makeDocx().subarray(0, 300), 'damaged'],
  ['a DOCX with a damaged inside', damagedInside(), 'damaged'],
  ['a DOCX with a password in the zip', lockedZip(), 'protected'],
  ['an old spreadsheet', makeCompoundFile({ Workbook: Buffer.alloc(4096) }), 'wrongType'],
  ['half a DOC', makeDoc().subarray(0, 4096), 'damaged'],
  ['a DOC without text', makeCompoundFile({ WordDocument: Buffer.alloc(4096) }), 'damaged'],
  ['a DOC with a password', makeDoc({ encrypted: true }), 'protected'],
  [
    'a DOCX with a password',
    makeCompoundFile({ EncryptedPackage: Buffer.alloc(4096) }),
    'protected',
  ],
  ['a DOC whose directory runs in a circle', circle(), 'damaged'],
])('§5.3 CV: %s is no CV', async (_, file, fault) => {
  expect(await checkCv(file)).toEqual({ ok: false, fault });
});

test('§5.3 CV: a zip bomb is refused before it is unpacked, and one that lies while it is', async () => {
  const bomb = makeDocx({ more: { 'word/media/a.bin': new Uint8Array(60 * 1024 * 1024) } });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await checkCv(bomb)).toEqual({ ok: false, fault: 'damaged' });

  const small = makeDocx({ more: { 'word/media/a.bin': new Uint8Array(100_000) } });
  expect(await docxFault(small)).toBe(null);
  expect(await docxFault(small, 90_000)).toBe('damaged');
  // The list at the end says that the entry unpacks to ten bytes.
  const name = Buffer.from('word/media/a.bin');
  const lying = Buffer.from(small);
  lying.writeUInt32LE(10, lying.lastIndexOf(name) - 46 + 24);
  expect(await docxFault(lying, 90_000)).toBe('damaged');
});

test('§5.3 CV: a zip of very many files is refused', async () => {
  const more = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`word/${index}`, new Uint8Array(1)]),
  );
  expect(await checkCv(makeDocx({ more }))).toEqual({ ok: false, fault: 'damaged' });
});

test('§5.3 CV: whatever is damaged or cut, the check ends and throws nothing', async () => {
  const originals = [makePdf(), makeDoc(), makeDocx()];
  // A generator of its own: the same damage in every run.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  for (let round = 0; round < 600; round += 1) {
    const file = Buffer.from(originals[round % 3] ?? []);
    for (let hits = 0; hits < 1 + (round % 20); hits += 1) file[random(file.length)] = random(256);
    const cut = round % 2 ? file : file.subarray(0, random(file.length));
    const checked = await checkCv(cut);
    expect(checked.ok || checked.fault).toBeTruthy();
  }
});

/** It has a table of its first page, and that table's end, near its start. */
function halfOfLinearized(): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n'),
    Buffer.alloc(5000, 'x'),
  ]);
}

/** With a list of contents of its own. */
function listing(contentTypes: string, encoding: BufferEncoding = 'utf8'): Buffer {
  return makeDocx({ more: { '[Content_Types].xml': Buffer.from(contentTypes, encoding) } });
}

function shifted(pdf: Buffer): Buffer {
  return Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n99999999'));
}

function damagedInside(): Buffer {
  const file = makeDocx();
  const data = file.indexOf('word/document.xml') + 'word/document.xml'.length;
  return Buffer.from(file.fill(0xff, data, data + 12));
}

/** Sets the flag that says "encrypted" in the entry of the list at the end. */
function lockedZip(): Buffer {
  const file = makeDocx();
  file.writeUInt16LE(1, file.lastIndexOf('word/document.xml') - 46 + 8);
  return file;
}

/** The directory's only sector names itself as the next. */
function circle(): Buffer {
  const file = makeDoc();
  file.writeUInt32LE(1, 512 + 4);
  return file;
}
