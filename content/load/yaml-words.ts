import type { YAMLError } from 'yaml';
import { say, type Words, wordsOf } from '../schemas/words.ts';

/** The key of a line of YAML, and what stands after its colon. */
const entry = /^(\s*(?:- )*)([\w-]+):\s*(.*)$/;

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/**
 * What is wrong with a line that is no YAML, and what to write instead.
 * @param lines of the whole file
 * @param at index of the line that the reader complains about
 */
export function describeYamlError(
  error: YAMLError,
  lines: string[],
  at: number,
): { line: number; key: string; words: Words } {
  const line = lines[at] ?? '';
  const [, indent = '', key = '', value = ''] = entry.exec(line) ?? [];
  const place = (es: string, en: string, index = at, named = key) => ({
    line: index + 1,
    key: named,
    words: wordsOf(say(es, en)),
  });

  if (error.code === 'TAB_AS_INDENT' || /^ *\t/.test(line)) {
    return place(
      'la sangría lleva un tabulador: bórralo y pon dos espacios por nivel',
      'the indentation holds a tab: delete it and put two spaces a level',
    );
  }
  if (error.code === 'DUPLICATE_KEY') {
    return place(
      `la clave «${key}» está dos veces: deja sólo una`,
      `the key “${key}” stands here twice: keep one`,
    );
  }
  if (/^(?:<{7}|={7}|>{7})/.test(line)) {
    return place(
      'quedó la marca de un cambio sin unir: elige una de las dos versiones y borra las líneas <<<<<<<, ======= y >>>>>>>',
      'a mark of an unfinished merge is left: keep one version and delete the lines <<<<<<<, ======= and >>>>>>>',
    );
  }
  // The end of the file is where the reader notices; the quote was opened further up.
  const open = /Missing closing (["'])/.exec(error.message)?.[1];
  if (open) {
    const opened = lines.findLastIndex((text, index) => {
      const [, , , written = ''] = entry.exec(text) ?? [];
      const item = written || text.replace(/^\s*- /, '');
      return index <= at && item.startsWith(open) && item.split(open).length % 2 === 0;
    });
    const from = opened < 0 ? at : opened;
    const name = entry.exec(lines[from] ?? '')?.[2] ?? '';
    return place(
      `las comillas que abren aquí no se cierran: pon ${open} al final del texto`,
      `the quote that opens here is never closed: put ${open} at the end of the text`,
      from,
      name,
    );
  }
  if (/^\s*(?:- )*[\w-]+:[^\s]/.test(line)) {
    return place(
      `falta un espacio después de los dos puntos: escribe «${line.trim().replace(':', ': ')}»`,
      `a space is missing after the colon: write “${line.trim().replace(':', ': ')}”`,
      at,
      line.trim().split(':')[0],
    );
  }
  if (/^["'].*["']./.test(value) || /^'[^']*'[^']/.test(value)) {
    const inner = value.replace(/^(["'])(.*)\1$/, '$2');
    return place(
      `hay comillas dentro de las comillas: escribe ${key}: ${JSON.stringify(inner)}`,
      `there are quotes within the quotes: write ${key}: ${JSON.stringify(inner)}`,
    );
  }
  if (value && (/^[@`%*&!{[>|]/.test(value) || /: /.test(value))) {
    return place(
      `este texto necesita comillas: escribe ${key}: ${quoted(value)}`,
      `this text needs quotes: write ${key}: ${quoted(value)}`,
    );
  }
  if (error.code === 'BAD_INDENT' || indent || value) {
    return place(
      'la sangría no coincide con la de las líneas vecinas: alinéala con la clave anterior, con espacios',
      'the indentation differs from the lines around it: align it with the key above, with spaces',
    );
  }
  return place(
    'esta línea no se entiende: debe decir «clave: valor», o ir con la sangría del texto al que pertenece',
    'this line cannot be read: it says “key: value”, or has the indentation of the text that it belongs to',
  );
}
