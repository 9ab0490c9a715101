/** Writes every drawing: `node artwork/threads/build.ts`. The result is the same each time. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from './catalogue.ts';
import { svg } from './drawing.ts';

const folder = join(import.meta.dirname, '../../content/public/media/threads');

mkdirSync(folder, { recursive: true });
for (const [name, pieces] of Object.entries(catalogue)) {
  writeFileSync(join(folder, `${name}.svg`), svg(pieces));
}
