import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const color = /#(?:[\da-f]{3,4}){1,2}\b(?!-)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/gi;

test('§1.9 Look: no colour stands in code', () => {
  const files = globSync('{app,server,scripts,domain,content/load,content/schemas}/**/*.*', {
    exclude: ['app/styles/generated/**', '**/*.test.ts', 'server/test-support/**'],
  });
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(color)].map(([match]) => `${file}: ${match}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
