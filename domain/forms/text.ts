/**
 * One way to clean and to count what people type, used by the form, its counter and the server, so
 * that they never disagree.
 */

// C0 and C1 control characters except tab and line feed: databases and mail headers choke on them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const controlCharacters = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
/** `toWellFormed` is newer than browsers that visitors still use. */
const loneSurrogates = /\p{Surrogate}/gu;
const edgeSpace = /^[\s\u200B\u2060\uFEFF]+|[\s\u200B\u2060\uFEFF]+$/g;
const lineBreaks = /\r\n?|\u2028|\u2029/g;

/** Text of several lines: line breaks become `\n`, letters are composed (NFC), the edges trimmed. */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(lineBreaks, '\n')
    .replace(controlCharacters, '')
    .normalize('NFC')
    .replace(edgeSpace, '');
}

/** Text that can be written as UTF-8: half a character becomes U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogates, '\uFFFD');
}

/** Text of one line: line breaks become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}

/** Length as limits count it: code points, a line break being one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
