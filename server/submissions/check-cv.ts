import { type CvFault, type CvKind, cvSizeLimit } from '../../domain/join/cv-file.ts';
import { checkDocx, looksLikeZip } from './docx.ts';
import { checkDoc, looksLikeCompoundFile } from './word-97.ts';

export type CheckedCv = { ok: true; kind: CvKind } | { ok: false; fault: CvFault };

/** §5.3 A CV is what its content proves it to be, whatever its name says. */
export async function checkCv(file: Buffer): Promise<CheckedCv> {
  if (file.length === 0) return { ok: false, fault: 'empty' };
  if (file.length > cvSizeLimit) return { ok: false, fault: 'tooLarge' };
  if (looksLikeZip(file)) return verdict('docx', await checkDocx(file));
  if (looksLikeCompoundFile(file)) return verdict('doc', checkDoc(file));
  if (looksLikePdf(file)) return verdict('pdf', isWholePdf(file) ? 'ok' : 'damaged');
  return { ok: false, fault: 'wrongType' };
}

function verdict(kind: CvKind, found: Awaited<ReturnType<typeof checkDocx>>): CheckedCv {
  if (found === 'ok') return { ok: true, kind };
  return { ok: false, fault: found === 'otherType' ? 'wrongType' : found };
}

/** Readers look for the header and the end mark this far from either edge, in bytes. */
const headerWindow = 1024;
const endWindow = 2048;

function looksLikePdf(file: Buffer): boolean {
  return file.subarray(0, headerWindow).includes('%PDF-');
}

/** Whether a PDF has its end, which a download that broke off has not. */
function isWholePdf(file: Buffer): boolean {
  const end = file.subarray(-endWindow).toString('latin1');
  const [, tableAt] = /startxref\s+(\d{1,10})\s+%%EOF/.exec(end) ?? [];
  return tableAt !== undefined && Number(tableAt) < file.length;
}
