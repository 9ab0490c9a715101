const longest = 120;

/**
 * The beginning of a text that may be a robot's, on one line: no address in it becomes a link in the
 * reader's mail program, and nothing in it turns the direction of what follows.
 */
export function harmlessExtract(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const start = [...line];
  const shown = start.length > longest ? `${start.slice(0, longest).join('')}…` : line;
  return shown
    .replaceAll('://', '[:]//')
    .replaceAll('@', '[@]')
    .replace(/(?<=\S)\.(?=\S)/g, '[.]');
}
