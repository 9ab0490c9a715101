import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandFile } from '../schemas/brand.ts';
import { contrastFindings } from './brand-colors.ts';
import type { ContentFile, ContentProblem } from './read-file.ts';
import { typefaceFiles } from './typeface.ts';

/** §1.9 What the brand's file alone cannot say: colours too close to each other, files that are missing. */
export function checkBrand(
  { value, problemAt }: ContentFile<BrandFile>,
  root: string,
): ContentProblem[] {
  const { colors, typeface, wordmark, film } = value;
  const problems = contrastFindings(colors).map(({ path, expected }) => problemAt(path, expected));
  if (typefaceFiles(typeface, root).length === 0) {
    problems.push(
      typeface.package
        ? problemAt(['typeface', 'package'], `not installed: run npm install ${typeface.package}`)
        : problemAt(['typeface', 'files'], 'put each of these files into content/brand/fonts'),
    );
  }
  if (wordmark && !existsSync(join(root, 'brand', wordmark))) {
    problems.push(problemAt(['wordmark'], `put ${wordmark} into content/brand, or write null`));
  }
  for (const ending of film ? ['.webm', '.mp4', '-poster.webp'] : []) {
    const file = `videos/${film?.id}${ending}`;
    if (existsSync(join(root, file))) continue;
    problems.push(problemAt(['film', 'id'], `there is no content/${file}`));
  }
  // Two themes may have the same colour wrong: it is named once.
  return problems.filter(
    ({ key }, index) => problems.findIndex((other) => other.key === key) === index,
  );
}
