import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { client } from '../support/built-site.ts';

test('no built file holds the gallery: it is for developers alone', () => {
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /(?:^\w+|\.(?:css|data|html|js|txt|xml))$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(100);
  const holding = files.filter((file) =>
    /\/galeria|gallery-|data-specimens/.test(
      file.slice(client.length) + readFileSync(file, 'utf8'),
    ),
  );
  expect(holding).toEqual([]);
});
