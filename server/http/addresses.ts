/** Longest path that is looked at, in characters. */
export const longestPath = 2000;

/** Files and calls are named exactly; only pages have a canonical form. */
const exactPart = /^\/(?:assets|media|api)(?:\/|$)|\.data$/i;

export interface Address {
  /** Decoded, as the site's files are named. */
  path: string;
  /** As it came, with its question mark; empty when there is none. */
  query: string;
}

/** Splits and decodes a request target; null when its percent signs make no sense. */
export function readAddress(target: string): Address | null {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  try {
    return { path: decodeURIComponent(path), query: mark === -1 ? '' : target.slice(mark) };
  } catch {
    return null;
  }
}

/** Whether an address names a file or a call, and so gets no page when it is missing. */
export function isExact(path: string): boolean {
  return exactPart.test(path);
}

/**
 * Where a page address should have pointed: lower case, single slashes, none at the end. Null when
 * it is canonical already. The result always begins with one slash and a name, never with two
 * slashes or a backslash, so that a browser cannot read it as another host.
 */
export function canonicalLocation({ path, query }: Address): string | null {
  if (isExact(path)) return null;
  const segments = path.toLowerCase().split(/\/+/).filter(Boolean);
  const canonical = `/${segments.join('/')}`;
  if (canonical === path) return null;
  const local = `/${segments.map(encodeURIComponent).join('/')}`;
  return local + query.replace(/[^\x21-\x7e]/g, encodeURIComponent);
}
