/**
 * The picture that a shared link shows is known by the words on it: when the brand or the title
 * changes, the old card is no longer found, and no page shows what it does not say.
 */
export function socialCardId(brand: string, title: string): string {
  return `social/${inAddress(brand)}/${inAddress(title)}`;
}

/** Lower case without accents, everything but letters and digits as one hyphen. */
export function inAddress(words: string): string {
  return words
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
