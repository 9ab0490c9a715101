/** Writes the portraits: `node artwork/threads/portraits/build.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portrait } from './portrait.ts';
import { sitters } from './sitters.ts';

const folder = join(import.meta.dirname, '../../../content/public/media/team');

mkdirSync(folder, { recursive: true });
for (const [name, sitter] of Object.entries(sitters)) {
  writeFileSync(join(folder, `${name}.svg`), portrait(sitter));
}
