import type { z } from 'zod';
import { amountIn } from '../schemas/catalogue.ts';
import { say } from '../schemas/words.ts';
import { nearest } from './nearest.ts';

type Issue = z.core.$ZodRawIssue;

/** What stands in the file where the issue is. */
interface Written {
  key: string;
  /** The value as it is written, without quotes. Undefined for lists and groups of keys. */
  source: string | undefined;
  /** Its first line in the file. */
  line: string;
}

const asText = (source: unknown) => `'${String(source ?? '').trim()}'`;

/** What a schema does not accept, and what to write instead, for somebody who is no programmer. */
export function describeIssue(issue: Issue, written: Written): string {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue.expected, issue.input, written);
    case 'invalid_value':
      return describeChoice(issue.values.map(String), issue.input, written);
    case 'invalid_union':
      return describeChoice(choicesOf(issue), undefined, written);
    case 'too_big':
    case 'too_small':
      return describeSize(issue);
    case 'not_multiple_of':
      return say(
        `escribe como máximo dos decimales: ${Number(issue.input).toFixed(2)}`,
        `write two decimals at most: ${Number(issue.input).toFixed(2)}`,
      );
    case 'invalid_key':
      return say(
        'aquí va un slug: minúsculas sin acentos, números y guiones',
        'a slug belongs here: lower-case letters, digits and hyphens',
      );
    default:
      return say('este valor no se puede usar aquí', 'this value cannot be used here');
  }
}

/** The options of a key that decides which other keys there are, such as `type: img` or `sample: true`. */
function choicesOf(issue: Issue): string[] {
  const def = issue.inst?._zod.def as { options?: z.core.$ZodType[]; discriminator?: string };
  return (def.options ?? []).flatMap((option) => {
    const values = option._zod.propValues?.[def.discriminator ?? ''];
    return values ? [...values].map(String) : [];
  });
}

function describeType(expected: string, input: unknown, { key, source, line }: Written): string {
  if (input === undefined) return describeMissing(expected, key);
  if (expected === 'string') {
    if (typeof input === 'number' || typeof input === 'boolean') {
      return say(
        `esto es un texto: ponlo entre comillas, ${key}: ${asText(source ?? input)}`,
        `this is a text: put it in quotes, ${key}: ${asText(source ?? input)}`,
      );
    }
    const [, hidden] = /:\s*(#.*)$/.exec(line) ?? [];
    if (input === null && hidden) {
      return say(
        `sin comillas, lo que sigue a # no se lee: escribe ${key}: ${asText(hidden)}`,
        `without quotes, what follows # is not read: write ${key}: ${asText(hidden)}`,
      );
    }
    if (input === null) return say('falta el texto: escríbelo', 'the text is missing: write it');
    const [, placeholder] = /:\s*(\{.*\}.*)$/.exec(line) ?? [];
    if (placeholder) {
      return say(
        `un texto que empieza con { va entre comillas: ${key}: ${asText(placeholder)}`,
        `a text that begins with { needs quotes: ${key}: ${asText(placeholder)}`,
      );
    }
    return Array.isArray(input)
      ? say('aquí va un solo texto, sin guion', 'one text belongs here, without a hyphen')
      : say(
          'aquí va un texto: si lleva dos puntos y un espacio, ponlo entre comillas',
          'a text belongs here: if it holds a colon and a space, put it in quotes',
        );
  }
  if (expected === 'number') {
    const number = typeof input === 'string' ? amountIn(input) : undefined;
    const example = number === undefined ? '1200' : `${number}`;
    return say(
      `escribe sólo el número, sin comillas, sin $ y sin comas: ${example}`,
      `write the number alone, without quotes, $ or commas: ${example}`,
    );
  }
  if (expected === 'boolean') {
    return say(
      'escribe true (sí) o false (no), sin comillas',
      'write true or false, without quotes',
    );
  }
  if (expected === 'array') {
    return /^-\S/.test(source ?? '')
      ? say(
          'deja un espacio después de cada guion: «- Uno»',
          'leave a space after every hyphen: “- One”',
        )
      : say(
          'aquí va una lista: cada cosa en su renglón, con guion y espacio («- Uno»), o [] si no hay ninguna',
          'a list belongs here: each thing on a line of its own, with hyphen and space (“- One”), or [] for none',
        );
  }
  return say(
    'aquí van varias claves, cada una en su renglón y con dos espacios más de sangría',
    'several keys belong here, each on a line of its own and indented by two more spaces',
  );
}

function describeMissing(expected: string, key: string): string {
  const values: Record<string, [string, string]> = {
    string: ['un texto', 'a text'],
    number: ['un número', 'a number'],
    boolean: ['true o false', 'true or false'],
    array: ['una lista', 'a list'],
  };
  const [es, en] = values[expected] ?? ['sus datos', 'its data'];
  return say(
    `falta la clave: agrega «${key}:» con ${es}`,
    `the key is missing: add “${key}:” with ${en}`,
  );
}

function describeChoice(values: string[], input: unknown, { key, source }: Written): string {
  const meant = nearest(String(source ?? input), values);
  const list = values.join(', ');
  if (meant === undefined)
    return say(`escribe una de estas opciones: ${list}`, `write one of: ${list}`);
  return say(
    `no existe esa opción: ¿quisiste decir «${key}: ${meant}»? Opciones: ${list}`,
    `there is no such option: did you mean “${key}: ${meant}”? Options: ${list}`,
  );
}

function describeSize(issue: Issue & { code: 'too_big' | 'too_small' }): string {
  const { origin, input } = issue;
  const isTooBig = issue.code === 'too_big';
  const limit = Number(isTooBig ? issue.maximum : issue.minimum);
  if (origin === 'string') {
    const length = String(input).trim().length;
    if (length === 0) return say('falta el texto: escríbelo', 'the text is missing: write it');
    return isTooBig
      ? say(
          `el texto mide ${length} letras y aquí caben ${limit}: acórtalo`,
          `the text has ${length} characters and ${limit} fit here: shorten it`,
        )
      : say(
          `el texto mide ${length} letras y aquí van al menos ${limit}: alárgalo`,
          `the text has ${length} characters and at least ${limit} belong here: write more`,
        );
  }
  const [bound, boundEn] = isTooBig ? ['como máximo', 'at most'] : ['como mínimo', 'at least'];
  if (origin === 'array') {
    const count = Array.isArray(input) ? input.length : 0;
    return say(
      `la lista tiene ${count} y aquí van ${limit} ${bound}`,
      `the list has ${count} and takes ${limit} ${boundEn}`,
    );
  }
  const range = issue.inclusive === false ? `mayor que ${limit}` : `de ${limit} ${bound}`;
  const rangeEn = issue.inclusive === false ? `above ${limit}` : `of ${limit} ${boundEn}`;
  return say(`escribe un número ${range}`, `write a number ${rangeEn}`);
}
