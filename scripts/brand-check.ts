/**
 * `npm run brand:check`: what still belongs to the agency that the site came with, in Spanish; in English with
 * `--lang en`. Texts that another agency may keep are no failure. `--record` writes down what ships now: for whoever
 * changes the default agency.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkDefaultBrand } from '../content/load/check-default-brand.ts';
import { readDefaultBrand, recordFile, recordOf } from '../content/load/default-brand.ts';
import { isError, listProblems } from '../content/load/problem.ts';
import { languages } from '../content/schemas/words.ts';

const root = 'content';
const { lang, record } = parseArgs({
  options: { lang: { type: 'string', default: 'es' }, record: { type: 'boolean' } },
}).values;
const language = languages.find((known) => known === lang);
if (!language) {
  console.error(`--lang: ${languages.join(', ')}`);
  process.exit(1);
}
if (record) {
  writeFileSync(recordFile(root), recordOf(root));
  process.exit();
}
const problems = checkDefaultBrand(root, readDefaultBrand(root));
if (problems.length > 0) console.error(listProblems(problems, language));
if (problems.some(isError)) process.exit(1);
console.info(
  {
    es: 'Nada lleva ya el nombre, los datos ni las imágenes de la agencia anterior.',
    en: 'Nothing has the name, the data or the pictures of the agency before.',
  }[language],
);
