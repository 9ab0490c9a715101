import { existsSync, readFileSync } from 'node:fs';
import { type ContentProblem, problem } from './problem.ts';

const saveAgain = {
  es: 'ábrelo en tu editor, elige «Guardar como» y la codificación UTF-8',
  en: 'open it in your editor, choose “Save as” and the encoding UTF-8',
};

/** The text of a content file, which has to be UTF-8; what is wrong with it goes into `problems`. */
export function readText(file: string, problems: ContentProblem[]): string | undefined {
  if (!existsSync(file)) {
    problems.push(
      problem(
        { file },
        {
          es: 'falta este archivo: recupéralo o créalo otra vez con este nombre',
          en: 'this file is missing: bring it back, or write it again under this name',
        },
      ),
    );
    return undefined;
  }
  const bytes = readFileSync(file);
  if (bytes.includes(0)) {
    problems.push(
      problem(
        { file },
        {
          es: `el archivo está guardado como UTF-16 («Unicode»): ${saveAgain.es}`,
          en: `the file is saved as UTF-16 (“Unicode”): ${saveAgain.en}`,
        },
      ),
    );
    return undefined;
  }
  const text = new TextDecoder().decode(bytes);
  const damaged = /\uFFFD/.exec(text);
  if (damaged) {
    problems.push(
      problem(
        { file, line: lineAt(text, damaged.index) },
        {
          es: `el archivo está guardado como ANSI y se pierden acentos y eñes: ${saveAgain.es}`,
          en: `the file is saved as ANSI, which loses accents: ${saveAgain.en}`,
        },
      ),
    );
    return undefined;
  }
  // UTF-8 that was read as ANSI and saved again.
  const twice = /Ã[^\sA-Za-zÀ-ÿ]|Â[\u00A0-\u00BF]|â€/.exec(text);
  if (twice) {
    const seen = text.slice(twice.index - 8, twice.index + 8).split('\n')[0];
    problems.push(
      problem(
        { file, line: lineAt(text, twice.index) },
        {
          es: `los acentos se dañaron al guardar («${seen}»): escríbelos de nuevo y guarda en UTF-8`,
          en: `accents were damaged when saving (“${seen}”): write them again and save as UTF-8`,
        },
      ),
    );
  }
  return text;
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
