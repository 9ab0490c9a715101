import { cleanLine } from '../../domain/forms/text.ts';
import type { CvKind } from '../../domain/join/cv-file.ts';

/** Longest name, in code points, its ending apart. */
const maxNameLength = 100;

// Folders, and what file systems refuse.
const forbidden = /[\\/:*?"<>|]/g;

/** A name for any mail program and disk: no folder, no hidden file, the ending of what the file is. */
export function cvFileName(sent: string, kind: CvKind): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const stem = cleanLine(last)
    .replace(forbidden, '')
    .replace(/\.[a-z0-9]{1,5}( \(\d+\))?$/i, '$1')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...stem].slice(0, maxNameLength).join('').trim() || 'cv'}.${kind}`;
}

/** The name that a `Content-Disposition` header gives a file (RFC 6266, RFC 8187); empty without. */
export function fileNameIn(contentDisposition: string | undefined): string {
  const [, encoded] = /\bfilename\*=UTF-8'[^']*'([^;\s]+)/i.exec(contentDisposition ?? '') ?? [];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Not what it says it is: the plain name may be.
    }
  }
  const [, plain = ''] = /\bfilename="?([^";]*)/i.exec(contentDisposition ?? '') ?? [];
  return plain;
}
