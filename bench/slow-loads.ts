import type { Browser, Page } from '@playwright/test';
import { slowDown } from './conditions.ts';
import { medians, repeat } from './median.ts';

/** A page on slow 4G, with a processor slowed down four times, nothing simulated: in milliseconds. */
export interface SlowLoad {
  lcp: number;
  /** From a tap on the theme's button at the first paint until the page has the other theme. */
  answer: number;
}

/** As Lighthouse throttles where it does not simulate: 562.5 ms to each answer, 1474 and 675 kbit a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 188_744,
  uploadThroughput: 86_400,
};

export async function measureSlowLoads(browser: Browser, url: string, runs: number) {
  return medians<keyof SlowLoad>(
    await repeat(runs, async () => ({
      lcp: await visit(browser, url, largestPaint),
      answer: await visit(browser, url, answerOfTheme),
    })),
  );
}

/** A new visitor, with an empty cache. */
async function visit(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await page.goto(url, { waitUntil: 'commit' });
  const figure = await measure(page);
  await context.close();
  return figure;
}

async function largestPaint(page: Page): Promise<number> {
  await page.waitForLoadState('load');
  await page.waitForTimeout(3000);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

async function answerOfTheme(page: Page): Promise<number> {
  const toggle = page.getByRole('button', { name: /^Cambiar tema/ }).first();
  const before = await toggle.getAttribute('aria-label');
  const start = performance.now();
  await toggle.tap();
  const changed = page.locator(`[aria-label^="Cambiar tema"]:not([aria-label="${before}"])`);
  await changed.first().waitFor();
  return performance.now() - start;
}
