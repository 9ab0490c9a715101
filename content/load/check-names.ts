import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { slugify } from '../../domain/site/site-table.ts';
import { slug } from '../schemas/field-types.ts';
import { type ContentProblem, problem } from './problem.ts';

/** What systems and editors leave behind. */
const notOurs = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)|~$/i;

/** `pool copia.yaml`, `pool (1).yaml`, `Copia de pool.yaml`, `pool - copy.yaml` */
const copyMark = / (?:- )?\(?cop(?:ia|y)\)?(?: ?\(?\d+\)?)?$| ?\(\d+\)$|^cop(?:ia de|y of) /i;

const yamlEnding = /^\.ya?ml$/i;

const isSlug = (name: string) => slug.safeParse(name).success;

/**
 * The YAML files of a folder that are to be read, in the order of their names. Names that no other file
 * could mention, and copies, are problems and are not read.
 */
export function contentFilesIn(folder: string, problems: ContentProblem[]): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter(({ name }) => !notOurs.test(name))
    .map(({ name }) => name)
    .sort()
    .filter((name) => {
      const found = checkName(join(folder, name));
      if (found) problems.push(found);
      // A wrong ending is the only thing wrong: what is in the file can be checked all the same.
      return isSlug(basename(name, extname(name))) && yamlEnding.test(extname(name));
    });
}

/** What is wrong with the name of a file, and the name that it should have. */
function checkName(file: string): ContentProblem | undefined {
  const name = basename(file);
  const ending = extname(name);
  const stem = basename(name, ending);
  if (!yamlEnding.test(ending)) {
    return problem(
      { file },
      {
        es: 'el sitio no lee este archivo: aquí van archivos .yaml. Guárdalo en otro lugar o en ese formato',
        en: 'the site does not read this file: .yaml belong here. Keep it elsewhere or save it in that format',
      },
    );
  }
  if (copyMark.test(stem)) {
    const original = slugify(stem.replace(copyMark, ''));
    return problem(
      { file },
      {
        es: `parece una copia de ${original}.yaml: bórrala o, si es algo nuevo, ponle un nombre propio`,
        en: `this looks like a copy of ${original}.yaml: delete it or, if it is something new, give it a name of its own`,
      },
    );
  }
  const wanted = `${isSlug(stem) ? stem : slugify(stem)}.yaml`;
  if (wanted === name) return undefined;
  return problem(
    { file },
    {
      es: `cambia el nombre del archivo a ${wanted}: sólo minúsculas sin acentos, números y guiones, y terminación .yaml`,
      en: `rename the file ${wanted}: lower-case letters, digits and hyphens alone, and the ending .yaml`,
    },
  );
}
