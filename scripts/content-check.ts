/** `npm run content:check`: everything that is wrong with the content, in Spanish; in English with `--lang en`. */
import { parseArgs } from 'node:util';
import { checkContent } from '../content/load/check-content.ts';
import { report } from './checks/report.ts';

const { lang } = parseArgs({ options: { lang: { type: 'string', default: 'es' } } }).values;
report(checkContent('content').problems, lang, {
  es: 'El contenido está en orden.',
  en: 'The content is in order.',
});
