import type { Browser } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { openFirefox } from '../support/firefox.ts';
import type { RunningSite } from '../support/running-site.ts';

// Firefox, driven by a program, hides tabs as it does for people.

let site: RunningSite;
let browser: Browser;

openFirefox((started) => {
  ({ site, browser } = started);
});

test('§4 Portfolio: in a tab behind another one the carousel rests, and goes on from where it was', async () => {
  const page = await browser.newPage();
  await page.goto(site.baseUrl);
  await page.keyboard.press('Shift');
  await page.evaluate(() =>
    document.querySelector('#portfolio .swiper')?.scrollIntoView({ block: 'center' }),
  );
  const turning = (wanted: boolean) =>
    page.waitForFunction(
      (expected) => {
        const stage = document.querySelector('#portfolio .swiper') as
          | (Element & { swiper?: { autoplay: { running: boolean } } })
          | null;
        return stage?.swiper?.autoplay.running === expected;
      },
      {},
      wanted,
    );
  const slide = () =>
    page.evaluate(() => document.querySelector('#portfolio [data-away="0"]')?.ariaLabel);
  await turning(true);
  const other = await browser.newPage();
  await other.bringToFront();
  expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
  await turning(false);
  const before = await slide();
  await page.bringToFront();
  await turning(true);
  expect(await slide()).toBe(before);
}, 60_000);
