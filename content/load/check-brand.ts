import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandFile } from '../schemas/brand.ts';
import { contrastFindings } from './brand-colors.ts';
import type { ContentProblem } from './problem.ts';
import type { ContentFile } from './read-file.ts';
import { typefaceFiles } from './typeface.ts';

/** §1.9 What the brand's file alone cannot say: colours too close to each other, files that are missing. */
export function checkBrand(
  { value, problemAt }: ContentFile<BrandFile>,
  root: string,
): ContentProblem[] {
  if (!value) return [];
  const { colors, typeface, wordmark } = value;
  const problems = contrastFindings(colors).map(({ path, words }) => problemAt(path, words));
  if (typefaceFiles(typeface, root).length === 0) {
    const { package: name } = typeface;
    problems.push(
      name
        ? problemAt(['typeface', 'package'], {
            es: `esa letra no está instalada: corre npm install ${name}`,
            en: `not installed: run npm install ${name}`,
          })
        : problemAt(['typeface', 'files'], {
            es: 'falta alguno de estos archivos: ponlos en content/brand/fonts',
            en: 'put each of these files into content/brand/fonts',
          }),
    );
  }
  if (wordmark && !existsSync(join(root, 'brand', wordmark))) {
    problems.push(
      problemAt(['wordmark'], {
        es: `no existe ${wordmark}: ponlo en content/brand, o escribe «wordmark: null»`,
        en: `put ${wordmark} into content/brand, or write null`,
      }),
    );
  }
  // Two themes may have the same colour wrong: it is named once.
  return problems.filter(
    ({ key }, index) => problems.findIndex((other) => other.key === key) === index,
  );
}
