/**
 * `npm run content:check`: everything that is wrong with the content, in Spanish; in English with `--lang en`.
 * Warnings alone are no failure.
 */
import { parseArgs } from 'node:util';
import { checkContent } from '../content/load/check-content.ts';
import { isError, listProblems } from '../content/load/problem.ts';
import { languages } from '../content/schemas/words.ts';

const { lang } = parseArgs({ options: { lang: { type: 'string', default: 'es' } } }).values;
const language = languages.find((known) => known === lang);
if (!language) {
  console.error(`--lang: ${languages.join(', ')}`);
  process.exit(1);
}
const { problems } = checkContent('content');
if (problems.length > 0) console.error(listProblems(problems, language));
if (problems.some(isError)) process.exit(1);
console.info({ es: 'El contenido está en orden.', en: 'The content is in order.' }[language]);
