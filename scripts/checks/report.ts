import { type ContentProblem, isError, listProblems } from '../../content/load/problem.ts';
import { languages, type Words } from '../../content/schemas/words.ts';

/**
 * Ends a check: says in the language what is wrong, or else that nothing is. The status is 1 with errors, and with a
 * language that there is not; warnings alone are no failure.
 */
export function report(problems: readonly ContentProblem[], lang: string, right: Words) {
  const language = languages.find((known) => known === lang);
  if (!language) {
    console.error(`--lang: ${languages.join(', ')}`);
    process.exit(1);
  }
  if (problems.length > 0) console.error(listProblems(problems, language));
  if (problems.some(isError)) process.exit(1);
  console.info(right[language]);
}
