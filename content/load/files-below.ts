import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** The names below a folder, written and ordered the same on every machine. */
export function filesBelow(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .map((name) => name.split(sep).join('/'))
    .sort();
}
