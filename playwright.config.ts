import { defineConfig } from '@playwright/test';

/** A quiet browser: no sandbox (containers), no graphics card, no calls to its maker. */
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
  ],
};

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Some tests wait for a clock: with one more than the usual machine's cores, none stands idle.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    launchOptions,
    // Moving pictures are costly and no help in most tests; those about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    video: 'off',
    trace: 'off',
    // Kept for failures only, it would still be taken after every test, which is a tenth of the time.
    screenshot: 'off',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
  },
  projects: [
    // First, because its tests need one another and would run alone at the end; then the small one.
    { name: 'editor', testMatch: 'editor.spec.ts', use: desktop },
    { name: 'phone', use: phone, grep: /@phone/ },
    // A behaviour that has no width is tested once, on the wide screen.
    { name: 'desktop', testIgnore: '**/editor.spec.ts', use: desktop, grepInvert: /@phone-only/ },
    // Pictures to be looked at; compared with nothing. The policy would keep out the screenshot's style.
    {
      name: 'screenshots',
      testDir: 'tests/screenshots',
      use: { bypassCSP: true },
      timeout: 300_000,
    },
  ],
});
