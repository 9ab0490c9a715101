import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import { type RunningSite, startSite } from './running-site.ts';

/** Firefox and the site, before the tests of the file that calls this, and until they are over. */
export function openFirefox(
  take: (started: { site: RunningSite; browser: Browser }) => void,
): void {
  let stop = async () => {};
  beforeAll(async () => {
    const [site, browser] = await Promise.all([
      startSite(),
      puppeteer.launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX_PATH || '/usr/bin/firefox-esr',
        headless: true,
      }),
    ]);
    stop = async () => {
      await browser.close();
      await site.stop();
    };
    take({ site, browser });
  }, 120_000);
  afterAll(() => stop());
}
