import { type Language, type Words, wordsOf } from '../schemas/words.ts';

/** One thing that is wrong in the content, with the place to mend it. */
export interface ContentProblem {
  /** Path of the file, as it was read. */
  file: string;
  line: number;
  /** Keys from the top of the file, joined by dots; list items count from 0. Empty: the whole file. */
  key: string;
  /** A warning stops neither the build nor the development server. */
  severity: 'error' | 'warning';
  message: (language: Language) => string;
}

export function problem(
  place: Pick<ContentProblem, 'file'> & Partial<Pick<ContentProblem, 'line' | 'key' | 'severity'>>,
  words: Words | string,
): ContentProblem {
  const said = typeof words === 'string' ? wordsOf(words) : words;
  return { line: 1, key: '', severity: 'error', ...place, message: (language) => said[language] };
}

export const isError = ({ severity }: ContentProblem) => severity === 'error';

const titles: Record<ContentProblem['severity'], Words> = {
  error: { es: 'Hay que corregir', en: 'To be mended' },
  warning: { es: 'Avisos, que no detienen nada', en: 'Warnings, which stop nothing' },
};

/** The problems as a person reads them: errors first, each with file, line and key. */
export function listProblems(problems: readonly ContentProblem[], language: Language): string {
  return (['error', 'warning'] as const)
    .map((severity) => ({ severity, list: problems.filter((one) => one.severity === severity) }))
    .filter(({ list }) => list.length > 0)
    .map(({ severity, list }) => {
      const lines = list.map(({ file, line, key, message }) => {
        const place = key ? `${file}:${line}  ${key}: ` : `${file}:${line}  `;
        return `  ${place}${message(language)}`;
      });
      return `${titles[severity][language]} (${list.length}):\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

/** Stops the build. Its message lists every problem in Spanish. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(listProblems(problems, 'es'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}
