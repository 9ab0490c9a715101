/**
 * `npm run spec`: writes docs/spec-coverage.md, a table from each paragraph of the specification to the
 * tests that hold it, made from the tests' own names. With `--check` it writes nothing and fails when
 * the table is out of date, a paragraph has no test, or a test names a paragraph that does not exist.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { paragraphs } from './spec/paragraphs.ts';

const table = 'docs/spec-coverage.md';
const testFiles = globSync('{app,content,domain,scripts,server,tests}/**/*.{test,spec}.ts');
/** The name of a test or of a group of tests, as it stands in the source. */
const names = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])(§\d[\s\S]*?)\1/g;

interface Held {
  file: string;
  name: string;
}

const held = new Map<string, Held[]>();
const problems: string[] = [];

for (const [section, titles] of Object.entries(paragraphs)) {
  for (const title of titles) held.set(`§${section} ${title}`, []);
}

for (const file of testFiles.toSorted()) {
  for (const [, , name = ''] of readFileSync(file, 'utf8').matchAll(names)) {
    const paragraph = [...held.keys()].find((key) => name.startsWith(`${key}:`));
    if (paragraph)
      held.get(paragraph)?.push({ file, name: name.slice(paragraph.length + 1).trim() });
    else problems.push(`${file}: "${name}" names no paragraph of scripts/spec/paragraphs.ts`);
  }
}
for (const [paragraph, tests] of held) {
  if (tests.length === 0) problems.push(`${paragraph} is held by no test`);
}

const text = [
  '# What holds the specification',
  '',
  'Made by `npm run spec` from the names of the tests; `npm run check` fails when it is out of date.',
  '',
  '| paragraph | tests | where |',
  '| --- | --- | --- |',
  ...[...held].map(([paragraph, tests]) => {
    const files = [...new Set(tests.map(({ file }) => file))];
    return `| ${paragraph} | ${tests.length} | ${files.map((file) => `\`${file}\``).join('<br>')} |`;
  }),
  '',
].join('\n');

if (process.argv.includes('--check')) {
  if (readFileSync(table, 'utf8') !== text) problems.push(`${table} is out of date: npm run spec`);
} else {
  writeFileSync(table, text);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
