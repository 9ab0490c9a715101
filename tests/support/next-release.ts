import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteRoot } from './site-root.ts';

const compressed = /\.(br|gz|zst)$/;
const named = /^(?<name>.+)-(?<hash>[\w-]{8})\.(?<ending>js|css|woff2)$/;

/**
 * A build in which everything has changed: each script, style and typeface has another name, and
 * none of the old ones is there any more. Gives the folder that holds it.
 */
export function nextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'next-release-'));
  const build = join(folder, 'build');
  cpSync(join(siteRoot, 'build'), build, {
    recursive: true,
    filter: (path) => !compressed.test(path),
  });
  const client = join(build, 'client');
  const names = new Map(
    readdirSync(join(client, 'assets')).flatMap((file) => {
      const { name, hash = '', ending } = named.exec(file)?.groups ?? {};
      return name ? [[file, `${name}-${[...hash].reverse().join('')}.${ending}`]] : [];
    }),
  );
  const mention = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g;
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|data)$/.test(entry.name)) continue;
    const old = join(entry.parentPath, entry.name);
    const text = readFileSync(old, 'utf8').replace(mention, (file) => names.get(file) ?? file);
    rmSync(old);
    writeFileSync(join(entry.parentPath, names.get(entry.name) ?? entry.name), text);
  }
  for (const [old, name] of names) {
    if (!old.endsWith('.woff2')) continue;
    cpSync(join(client, 'assets', old), join(client, 'assets', name));
    rmSync(join(client, 'assets', old));
  }
  return folder;
}
