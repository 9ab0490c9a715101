import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../scripts/build/compress.ts';

/** Where, for every page, the same page without scripts stands. */
export const baselineOf = (path: string) => `/_baseline${path === '/' ? '' : path}`;

/** The page with every script, video and canvas taken out: what no page with them can be faster than. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|preload"[^>]*\bas="script)"[^>]*>/g, '')
    .replace(/<(video|canvas)\b[\s\S]*?<\/\1>/g, '');
}

/**
 * Takes icons and manifest out of a folder's pages. A browser asks for them after the load event, by chance before
 * or after the paint, and Lighthouse's model counts several round trips for each that came before: a quarter of the
 * largest paint, on one page and not on the other.
 */
export function removeIcons(folder: string): void {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8')
      .replace(/<link\b[^>]*\brel="(?:[\w -]*icon|manifest)"[^>]*>/g, '')
      // Else it asks for `/favicon.ico`.
      .replace('</title>', '</title><link rel="icon" href="data:,">');
    writeFileSync(file, html);
  }
}

/**
 * A copy of the build in a temporary folder, with the baseline of each page beside it, so that one
 * server serves both. The caller deletes the folder.
 */
export async function buildWithBaseline(paths: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const client = join(folder, 'build/client');
  cpSync('build', join(folder, 'build'), { recursive: true });
  removeIcons(client);
  for (const path of paths) {
    const target = join(client, baselineOf(path));
    mkdirSync(target, { recursive: true });
    const html = readFileSync(join(client, path, 'index.html'), 'utf8');
    writeFileSync(join(target, 'index.html'), withoutScripts(html));
  }
  await compressFolder(client);
  return folder;
}
