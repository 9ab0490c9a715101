/** Anything around an `@`, quoted or not: what mail servers and databases repeat of a person. */
const mailbox = /(?:"[^"]*"|[^\s"<>()[\]{},;:=]+)@(?:\[[^\]]*\]|[^\s"<>()[\]{},;:=]+)/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** The same text on one line, with every e-mail address replaced: fit for a log, a list, a terminal. */
export function redactPersonalData(text: string): string {
  return text.replace(controls, ' ').replace(mailbox, '(address)');
}
