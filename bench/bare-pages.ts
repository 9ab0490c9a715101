import { join, resolve } from 'node:path';
import { build } from 'vite';

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
