/**
 * `npm run brand:check`: what still belongs to the agency that the site came with, in Spanish; in English with
 * `--lang en`. Texts that another agency may keep are no failure. `--record` writes down what ships now: for whoever
 * changes the default agency.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkDefaultBrand } from '../content/load/check-default-brand.ts';
import { readDefaultBrand, recordFile, recordOf } from '../content/load/default-brand.ts';
import { report } from './checks/report.ts';

const root = 'content';
const { lang, record } = parseArgs({
  options: { lang: { type: 'string', default: 'es' }, record: { type: 'boolean' } },
}).values;
if (record) {
  writeFileSync(recordFile(root), recordOf(root));
  process.exit();
}
report(checkDefaultBrand(root, readDefaultBrand(root)), lang, {
  es: 'Nada lleva ya el nombre, los datos ni las imágenes de la agencia anterior.',
  en: 'Nothing has the name, the data or the pictures of the agency before.',
});
