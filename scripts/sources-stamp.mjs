/**
 * Prints one hash over the names, sizes and times of everything a build is made of. Plain JavaScript:
 * it runs before anything is installed, on whatever Node the machine has.
 */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['app', 'content', 'domain', 'scripts'];
const files = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'];

function below(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? below(path) : [path];
  });
}

const hash = createHash('sha256');
for (const path of [...files, ...sources.flatMap(below)].sort()) {
  const { size, mtimeMs } = statSync(path);
  hash.update(`${path}\0${size}\0${Math.floor(mtimeMs)}\n`);
}
process.stdout.write(hash.digest('hex'));
