import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { slugify } from '../../domain/site/site-table.ts';
import { textsIn } from './check-texts.ts';
import { filesBelow } from './files-below.ts';
import { type ContentFile, type Path, readFile } from './read-file.ts';

/**
 * §1.7 What ships with the site and belongs to its default agency, as hashes: `npm run brand:check` finds what is
 * left of it without a word of it in code. Written by `npm run brand:check -- --record`.
 */
export type DefaultBrand = ReadonlySet<string>;

export const recordFile = (root: string) => join(root, 'default-brand.json');

/** Of a content without a record nothing is known. */
export function readDefaultBrand(root: string): DefaultBrand {
  const file = recordFile(root);
  return new Set(
    existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [],
  );
}

const hash = (kind: string, data: string | Buffer) =>
  createHash('sha256').update(`${kind} `).update(data).digest('hex').slice(0, 10);

/** A name of the agency: any text may hold it, written in any way. */
export const nameHash = (slug: string) => hash('name', slug);
/** A single value, which counts with its key. */
export const valueHash = (file: string, key: string, value: string) =>
  hash('value', `${file} ${key} ${value}`);
/** A sentence, wherever it stands. */
export const textHash = (text: string) => hash('text', text.trim());
/** A picture, film or drawing. */
const fileHash = (data: Buffer) => hash('file', data);

/** Values that are one agency's alone, though they are no sentences. */
const ownKeys: Readonly<Record<string, RegExp>> = {
  'data/site.yaml':
    /^(?:brand|legalName|meaning|domain|email|whatsapp|phones\..+|address\.street)$/,
  // White, and the colours of errors and success, are nobody's own.
  'brand/brand.yaml': /^colors\.(?:ink|accent|warm|(?:dark|light|accentSurface|warmSurface)\..+)$/,
};

/** A text of a content file. */
interface Text {
  path: Path;
  text: string;
  /** A value that is one agency's alone. */
  isOwn: boolean;
  /** Long enough to be nobody else's by chance. */
  isSentence: boolean;
}

/** Every content file below `root`, with its texts. */
export function contentTexts(
  root: string,
): { name: string; file: ContentFile<unknown>; texts: Text[] }[] {
  return filesBelow(root, '{data,brand}/**/*.yaml').map((name) => {
    const file = readFile(join(root, name), z.unknown(), []);
    const texts = [...textsIn(file.raw)].map(({ path, text }) => ({
      path,
      text,
      isOwn: ownKeys[name]?.test(path.join('.')) ?? false,
      isSentence: text.trim().split(/\s+/).length > 3,
    }));
    return { name, file, texts };
  });
}

/** Pictures, films and drawings below `root`, without what is made of them. */
export function brandFiles(root: string): { name: string; hash: string }[] {
  return filesBelow(root, '{originals/**,brand/**,public}/*.*')
    .filter((name) => !name.endsWith('.yaml'))
    .map((name) => ({ name, hash: fileHash(readFileSync(join(root, name))) }));
}

/** The record of the content below `root`. */
export function recordOf(root: string): string {
  const texts = contentTexts(root).flatMap(({ name, texts }) =>
    texts.flatMap(({ path, text, isOwn, isSentence }) => {
      const key = path.join('.');
      const isName = isOwn && /^(?:brand|domain|email|phones\..+)$/.test(key);
      return [
        ...(isName ? [nameHash(slugify(text.replace(/^https?:/, '')))] : []),
        ...(isOwn ? [valueHash(name, key, text)] : []),
        ...(isSentence ? [textHash(text)] : []),
      ];
    }),
  );
  const hashes = [...texts, ...brandFiles(root).map((file) => file.hash)];
  return `${JSON.stringify([...new Set(hashes)].sort(), null, 2)}\n`;
}
