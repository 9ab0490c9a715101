import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Everywhere but in the folders of Playwright's tests. */
const folders = 'app,content,domain,scripts,server,tests/build,tests/firefox,tests/reliability';

export default defineConfig({
  // What the site's configuration reads from the brand.
  define: {
    'import.meta.env.BRAND_THEME': { initial: 'dark', colors: { dark: 'black', light: 'white' } },
  },
  test: {
    include: [`{${folders}}/**/*.test.ts`],
    // Costs nothing until a test asks for a database.
    globalSetup: ['server/test-support/postgres-server.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    // Real servers, real files, real builds: slower than units, never minutes.
    testTimeout: 20_000,
    // No test leaves anything behind in a module, so files need no process of their own each.
    isolate: false,
    // Many wait for servers and processes: one more than the cores, so that none stands idle.
    maxWorkers: availableParallelism() + 1,
    hookTimeout: 60_000,
  },
});
