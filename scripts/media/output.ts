import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../content/load/files-below.ts';

/** What `npm run media` writes, and may therefore delete; `.partial` is left by an interrupted run. */
const madeName = /\.[0-9a-f]{8}\.(?:avif|webp|jpg|svg|webm|mp4|vtt)(?:\.partial)?$/;

export type Output = ReturnType<typeof openOutput>;

/** The folder of everything that is made: a name holds the hash of what its file was made of. */
export function openOutput(folder: string) {
  const written: string[] = [];
  const wanted = new Set<string>();
  return {
    written,
    /** Makes a file unless it exists, and keeps it from being deleted. */
    async keep(name: string, make: () => Promise<Buffer>) {
      wanted.add(name);
      if (existsSync(join(folder, name))) return;
      await writeWhole(join(folder, name), await make());
      written.push(name);
    },
    /** Keeps the files if all of them exist. */
    keepAll(names: readonly string[]): boolean {
      const exist = names.every((name) => existsSync(join(folder, name)));
      if (exist) for (const name of names) wanted.add(name);
      return exist;
    },
    /** In bytes; undefined where there is no such file. */
    async sizeOf(name: string) {
      return (await stat(join(folder, name)).catch(() => undefined))?.size;
    },
    /** Deletes what was made and is wanted no more; gives the names. */
    async deleteOthers() {
      const others = filesBelow(folder, '**/*.*').filter(
        (name) => madeName.test(name) && !wanted.has(name),
      );
      for (const name of others) await rm(join(folder, name));
      return others;
    },
  };
}

/** Names are cached for ever, so the recipe is part of them: another one gives other bytes. */
export function hashOf(original: Buffer | string, recipe: object): string {
  const hash = createHash('sha256').update(original).update(JSON.stringify(recipe));
  return hash.digest('hex').slice(0, 8);
}

/** A run that is interrupted leaves no half file that the next one would take for a whole one. */
export async function writeWhole(path: string, data: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.partial`;
  await writeFile(partial, data);
  await rename(partial, path);
}
