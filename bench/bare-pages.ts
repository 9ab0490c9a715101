import { join, resolve } from 'node:path';
import { build } from 'vite';

/** Below this address stand pages that hold one library and nothing else. */
const prefix = '/_bare/';

export type BarePage = 'stack' | 'particles';

export function bareOf(page: BarePage): string {
  return `${prefix}${page}`;
}

/** Builds the bare pages into a folder that holds a built site. */
export async function buildBarePages(client: string): Promise<void> {
  for (const page of ['stack', 'particles'] as const) {
    await build({
      configFile: false,
      root: resolve('bench/bare', page),
      base: `${prefix}${page}/`,
      logLevel: 'error',
      mode: 'production',
      build: { outDir: join(client, bareOf(page)), target: 'baseline-widely-available' },
    });
  }
}
