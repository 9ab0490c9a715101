import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,artwork,content,domain,scripts,server,tests/build,tests/firefox}/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    // Real servers, real files, real builds: slower than units, never minutes.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
