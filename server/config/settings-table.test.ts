import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('docs/operations.md explains every setting, and none that does not exist', () => {
  const sources = globSync('server/config/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const read = new Set(sources.match(/(?<=['.])[A-Z][A-Z_]{3,}(?=['?])/g));
  const table = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  // One row may explain two settings that belong together.
  const explained = new Set(table.match(/(?<=^\| (?:`[A-Z_]+`, )*`)[A-Z_]+(?=`)/gm));
  expect([...explained].toSorted()).toEqual([...read].toSorted());
});
