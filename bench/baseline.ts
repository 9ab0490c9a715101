import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
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
 * A copy of the build in a temporary folder, with the baseline of each page beside it, so that one
 * server serves both. The caller deletes the folder.
 */
export async function buildWithBaseline(paths: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const client = join(folder, 'build/client');
  cpSync('build', join(folder, 'build'), { recursive: true });
  for (const path of paths) {
    const target = join(client, baselineOf(path));
    mkdirSync(target, { recursive: true });
    const html = readFileSync(join(client, path, 'index.html'), 'utf8');
    writeFileSync(join(target, 'index.html'), withoutScripts(html));
  }
  await compressFolder(join(client, baselineOf('/')));
  return folder;
}

const barePages = ['stack', 'particles'] as const;

/** Where the page stands that holds one library and nothing else. */
export const bareOf = (page: (typeof barePages)[number]) => `/_bare/${page}`;

/** Builds the bare pages into a folder that holds a built site. */
export async function buildBarePages(client: string): Promise<void> {
  for (const page of barePages) {
    await build({
      configFile: false,
      root: resolve('bench/bare', page),
      base: `${bareOf(page)}/`,
      logLevel: 'error',
      mode: 'production',
      build: { outDir: join(client, bareOf(page)), target: 'baseline-widely-available' },
    });
  }
}
