import { type CvFault, type CvKind, cvSizeLimit } from '../../domain/join/cv-file.ts';
import { looksLikeCompoundFile } from './compound-file.ts';
import { checkDocx, looksLikeZip } from './docx.ts';
import { isWholePdf, looksLikePdf } from './pdf.ts';
import { checkDoc } from './word-97.ts';

export type CheckedCv = { ok: true; kind: CvKind } | { ok: false; fault: CvFault };

/** §5 A CV is what its content proves it to be, whatever its name says. */
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
