import { type CvFault, type CvKind, cvFaultOf } from '../../domain/join/cv-file.ts';
import { docxFault, looksLikeZip } from './docx.ts';
import { docFault, looksLikeCompoundFile } from './word-97.ts';

export type CheckedCv = { ok: true; kind: CvKind } | { ok: false; fault: CvFault };

/** §5.3 A CV is what its content proves it to be, whatever its name says. */
export async function checkCv(file: Buffer): Promise<CheckedCv> {
  const fault = cvFaultOf({ size: file.length });
  if (fault) return { ok: false, fault };
  if (looksLikeZip(file)) return verdict('docx', await docxFault(file));
  if (looksLikeCompoundFile(file)) return verdict('doc', docFault(file));
  if (looksLikePdf(file)) return verdict('pdf', isWholePdf(file) ? null : 'damaged');
  return { ok: false, fault: 'wrongType' };
}

function verdict(kind: CvKind, fault: CvFault | null): CheckedCv {
  return fault ? { ok: false, fault } : { ok: true, kind };
}

/** Readers look for the header this far from the start, in bytes. */
const headerWindow = 1024;

function looksLikePdf(file: Buffer): boolean {
  return file.subarray(0, headerWindow).includes('%PDF-');
}

/**
 * Whether a PDF has its last part, which a download that broke off has not: it says where the table of objects
 * is. Readers ask for no `%%EOF`, and mind nothing that follows. A 0 stands at the start of a file for the web.
 */
function isWholePdf(file: Buffer): boolean {
  const end = file.subarray(Math.max(0, file.lastIndexOf('startxref')));
  const [, tableAt = 0] = /^startxref\s+(\d{1,10})\b/.exec(end.toString('latin1', 0, 64)) ?? [];
  return Number(tableAt) > 0 && Number(tableAt) < file.length;
}
