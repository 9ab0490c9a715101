import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const behaviour = readFileSync('docs/behaviour.md', 'utf8');
const [rules = '', exceptions = ''] = behaviour.split('## Checked otherwise');
const paragraphs = [...rules.matchAll(/^\*\*§(\d+\.\d+) /gm)].map(([, number = '']) => number);
const chapters = [...rules.matchAll(/^## §(\d+) /gm)].map(([, number = '']) => number);

const sources = globSync(
  '{app,bench,content,docs,domain,scripts,server,tests}/**/*.{ts,tsx,mjs,css,md,yaml}',
  // The bench has packages of its own.
  { exclude: ['**/node_modules/**'] },
);
const references = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(['"`]?)§(\d+(?:\.\d+)?)/g)].map(
    ([, quote, number = '']) => ({
      file,
      number,
      isTitle: quote !== '' && /\.(test|spec)\.ts$/.test(file),
    }),
  ),
);

test('every reference to docs/behaviour.md leads to one of its paragraphs or chapters', () => {
  const known = new Set([...paragraphs, ...chapters]);
  expect(paragraphs.length).toBeGreaterThan(0);
  expect(known.size, 'numbers are unique').toBe(paragraphs.length + chapters.length);
  expect(
    references
      .filter(({ number }) => !known.has(number))
      .map(({ file, number }) => `${file}: §${number}`),
  ).toEqual([]);
});

test('every paragraph of docs/behaviour.md is named by a test or listed as checked otherwise', () => {
  const named = new Set([
    ...references.filter(({ isTitle }) => isTitle).map(({ number }) => number),
    ...[...exceptions.matchAll(/§(\d+\.\d+)/g)].map(([, number = '']) => number),
  ]);
  expect(paragraphs.filter((number) => !named.has(number)).map((number) => `§${number}`)).toEqual(
    [],
  );
});
