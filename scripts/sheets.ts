/**
 * `npm run sheets [address …]`: every page of the build, or the named ones, as pictures to be looked
 * at, at six widths and in both themes, in `test-results/sheets`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { openStill, settle, themes, wear } from '../tests/looks/still-page.ts';
import { canonicalPaths } from '../tests/support/addresses.ts';
import { startSite } from '../tests/support/running-site.ts';

const folder = 'test-results/sheets';
const widths = [320, 390, 768, 1024, 1440, 1920];

async function photograph(browser: Browser, baseURL: string, path: string) {
  const page = await browser.newPage({
    baseURL,
    bypassCSP: true,
    reducedMotion: 'reduce',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
  });
  await openStill(page, path);
  const name = path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-');
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await settle(page);
    for (const theme of themes) {
      await wear(page, theme);
      const file = join(folder, `${name}-${width}-${theme}.jpg`);
      await page.screenshot({ path: file, fullPage: true, quality: 80, type: 'jpeg' });
    }
  }
  await page.close();
  console.info(path);
}

mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const wanted = process.argv.slice(2);
for (const path of wanted.length > 0 ? wanted : canonicalPaths) {
  await photograph(browser, site.baseUrl, path);
}
await browser.close();
await site.stop();
