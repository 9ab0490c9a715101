/**
 * One way to clean and to count what people type, used by the form, its counter and the server, so
 * that they never disagree.
 */

// C0 and C1 control characters except tab and line feed: databases and mail headers choke on them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const controlCharacters = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
/** `toWellFormed` is newer than browsers that visitors still use. */
const loneSurrogates = /\p{Surrogate}/gu;
const lineBreaks = /\r\n?|\u2028|\u2029/g;
/** Letters and signs that look like a space: of Braille and Hangul. */
const blankSigns = /[\u2800\u3164\uFFA0]/g;
/** Marks that nobody sees, such as those that turn the direction of writing; three kinds are judged below. */
const invisible =
  /(?![\p{Join_Control}\p{Variation_Selector}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Emoji and Chinese characters are varied, nothing else that is written here. */
const strayVariation = /(?<![\p{Emoji}\p{Script=Han}])\p{Variation_Selector}/gu;
/** Joiners make one emoji of several, and belong to the spelling of some languages. */
const strayJoiner =
  /(?<![\p{L}\p{M}\p{Emoji}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{Extended_Pictographic}])/gu;

/**
 * §5.1 Text of several lines: line breaks become `\n`, letters are composed (NFC), what nobody sees is removed,
 * the edges are trimmed. A text of which nothing can be seen is empty.
 */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(lineBreaks, '\n')
    .replace(controlCharacters, '')
    .replace(blankSigns, ' ')
    .replace(invisible, '')
    .replace(strayVariation, '')
    .replace(strayJoiner, '')
    .normalize('NFC')
    .trim();
}

/** Text that can be written as UTF-8: half a character becomes U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogates, '\uFFFD');
}

/** Text of one line: line breaks become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}

/** §5.1 An e-mail address or a phone number: nothing invisible belongs to it, joiners included. */
export function cleanContact(text: string): string {
  return cleanLine(text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, ''));
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
