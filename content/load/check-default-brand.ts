import { dirname, join } from 'node:path';
import { slugify } from '../../domain/site/site-table.ts';
import type { Words } from '../schemas/words.ts';
import {
  brandFiles,
  contentTexts,
  type DefaultBrand,
  nameHash,
  textHash,
  valueHash,
} from './default-brand.ts';
import { type ContentProblem, problem } from './problem.ts';

type Finding = Words & { severity: ContentProblem['severity'] };

const formerValue: Words = {
  es: 'es de la agencia anterior: escribe el dato de la tuya',
  en: 'this is the agency’s before: write what is yours',
};
const formerColor: Words = {
  es: 'es un color de la agencia anterior: escribe el tuyo; en los temas y las franjas basta con borrar el renglón',
  en: 'this colour is the agency’s before: write yours; in themes and surfaces it is enough to delete the line',
};
const formerName: Words = {
  es: 'aquí sigue el nombre o un dato de la agencia anterior: cámbialo; el nombre se escribe {brand}',
  en: 'a name of the agency before stands here: change it; your name is written {brand}',
};

/** Sentences of one file that shipped with the site. */
function keptTexts(name: string, lines: number[], total: number): Finding {
  const some = lines.slice(0, 8).join(', ') + (lines.length > 8 ? '…' : '');
  const [es, en] = [
    `${lines.length} de sus ${total} textos venían con el sitio (líneas ${some})`,
    `${lines.length} of its ${total} texts shipped with the site (lines ${some})`,
  ];
  if (name.startsWith('data/projects/')) {
    return {
      severity: 'error',
      es: `es un proyecto de la agencia anterior: bórralo o cuenta el tuyo; ${es}`,
      en: `a project of the agency before: delete it or tell yours; ${en}`,
    };
  }
  return {
    severity: 'warning',
    es: `${es}: léelos, y deja los que también sean ciertos en tu agencia`,
    en: `${en}: read them, and keep what is true of your agency, too`,
  };
}

/** What to do with a picture, film or drawing that shipped with the site; the first pattern that its name has. */
const aboutFiles: [RegExp, Finding][] = [
  [
    /^brand\/(?:[^/]+|drawings\/word-.+)\.svg$/,
    {
      severity: 'error',
      es: 'símbolo o nombre dibujado de la agencia anterior: pon el tuyo en su lugar; logo.svg hace falta, lo demás puede borrarse',
      en: 'mark or drawn name of the agency before: put yours in its place; logo.svg is needed, the others may be deleted',
    },
  ],
  [
    /^public\//,
    {
      severity: 'error',
      es: 'hecho con el símbolo y los colores anteriores: corre npm run icons',
      en: 'made with the mark and the colours before: run npm run icons',
    },
  ],
  [
    /^originals\/social\//,
    {
      severity: 'error',
      es: 'imagen para compartir de la agencia anterior: corre npm run social-cards',
      en: 'picture for shared links of the agency before: run npm run social-cards',
    },
  ],
  [
    /\/drawings\//,
    {
      severity: 'warning',
      es: 'dibujo de la agencia anterior: sustitúyelo o bórralo; si va con tu marca, se queda',
      en: 'drawing of the agency before: replace or delete it; if it suits your brand, it may stay',
    },
  ],
  [
    /./,
    {
      severity: 'error',
      es: 'foto o video de la agencia anterior: bórralo y pon el tuyo',
      en: 'picture or film of the agency before: delete it and put in yours',
    },
  ],
];

/**
 * §1.7 What is left of the default agency in the content below `root`, each with file, line and what to do: errors
 * where it is that agency's alone, warnings where it may be true of another one, too.
 */
export function checkDefaultBrand(root: string, known: DefaultBrand): ContentProblem[] {
  const problems = [...checkTexts(root, known), ...checkFiles(root, known)];
  return problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

function checkTexts(root: string, known: DefaultBrand): ContentProblem[] {
  return contentTexts(root).flatMap(({ name, file, texts: all }) => {
    const own = all
      .filter(({ path, text }) => known.has(valueHash(name, path.join('.'), text)))
      .map(({ path }) =>
        file.problemAt(path, name.startsWith('brand/') ? formerColor : formerValue),
      );
    // The brand's look says nothing of the agency.
    const sentences = all.filter(
      ({ isOwn, isSentence }) => isSentence && !isOwn && name.startsWith('data/'),
    );
    const kept = sentences.filter(({ text }) => known.has(textHash(text)));
    const named = all
      .filter(({ isOwn, text }) => !isOwn && holdsName(text, known))
      .map(({ path }) => file.problemAt(path, formerName));
    const [first] = kept;
    if (!first) return [...own, ...named];
    const lines = kept.map(({ path }) => file.problemAt(path, formerName).line);
    const { severity, ...words } = keptTexts(name, lines, sentences.length);
    return [...own, ...named, { ...file.problemAt(first.path, words, severity), key: '' }];
  });
}

function checkFiles(root: string, known: DefaultBrand): ContentProblem[] {
  const kept = brandFiles(root).filter(({ hash }) => known.has(hash));
  const findings = kept.map(({ name }) => {
    const [, finding] = aboutFiles.find(([pattern]) => pattern.test(name)) ?? [];
    return { name, finding };
  });
  // A folder is one line.
  const groups = Map.groupBy(findings, ({ name, finding }) => `${dirname(name)} ${finding?.es}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first?.finding) return [];
    const { severity, es, en } = first.finding;
    const isOne = group.length === 1;
    const file = join(root, isOne ? first.name : dirname(first.name));
    const count = (noun: string) => (isOne ? '' : `${group.length} ${noun}: `);
    const words = { es: count('archivos') + es, en: count('files') + en };
    return [problem({ file, severity }, words)];
  });
}

/** A name may have several words. */
function holdsName(text: string, known: DefaultBrand): boolean {
  const words = slugify(text).split('-');
  return words.some((_, from) =>
    [1, 2, 3, 4, 5].some((count) => known.has(nameHash(words.slice(from, from + count).join('-')))),
  );
}
