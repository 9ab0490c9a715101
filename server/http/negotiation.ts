import type { Variant } from './build-output.ts';

/** The smallest variant that the client takes; the plain one when it takes none. */
export function chooseVariant(variants: Variant[], acceptEncoding = ''): Variant {
  const weights = weightsOf(acceptEncoding);
  const weightOf = ({ encoding }: Variant) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 1e-4 : 0);
  const [best] = variants.toSorted((a, b) => weightOf(b) - weightOf(a));
  const plain = variants.find(({ encoding }) => encoding === 'identity');
  const chosen = best && weightOf(best) > 0 ? best : plain;
  if (!chosen) throw new Error('A file without an uncompressed variant');
  return chosen;
}

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const value = weight === undefined ? 1 : Number(weight);
    if (name !== '' && Number.isFinite(value)) weights.set(name, value);
  }
  return weights;
}

/** Whether the client already has this version (RFC 9110, 13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}

export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * The part of a file that was asked for; `whole` when none was or when it isn't understood, `none`
 * when it lies outside. Several parts at once are answered with the whole file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  const range =
    first === ''
      ? { start: Math.max(size - Number(last), 0), end: size - 1 }
      : { start: Number(first), end: Math.min(last === '' ? size - 1 : Number(last), size - 1) };
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole';
  return range.start > range.end ? 'none' : range;
}
