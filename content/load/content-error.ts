/** One thing wrong in a content file, with the place to mend it. */
export interface ContentProblem {
  file: string;
  line: number;
  key: string;
  expected: string;
}

/** Stops the build: names file, line, key and what was expected there, for every problem at once. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map(
      ({ file, line, key, expected }) => `  ${file}:${line}  ${key || '(whole file)'}: ${expected}`,
    );
    super(`The content has ${problems.length} problem(s):\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
