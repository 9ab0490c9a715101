import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['app', 'content', 'domain', 'scripts'];
const files = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'];

function below(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? below(path) : [path];
  });
}

/** One hash over the names, sizes and times of everything a build is made of. */
export function sourcesStamp() {
  const hash = createHash('sha256');
  for (const path of [...files, ...folders.flatMap(below)].sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\0${size}\0${Math.floor(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}
