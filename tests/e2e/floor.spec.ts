import type { Browser } from '@playwright/test';
import { withoutScripts } from '../../bench/floor.ts';
import { expect, test } from '../support/test.ts';

/** How much later than its floor a page may be painted; `npm run bench` says it exactly. */
const margin = 2;
const visits = 4;

interface Paints {
  first: number;
  largest: number;
}

/** On a phone's screen and a processor slowed down four times, in milliseconds from the request on. */
async function paintsOf(browser: Browser, url: string, html: string): Promise<Paints> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.route(url, (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto(url, { waitUntil: 'load' });
  const paints = await page.evaluate(async () => {
    const seen = (type: string) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type, buffered: true });
      });
    return { first: await seen('paint'), largest: await seen('largest-contentful-paint') };
  });
  await context.close();
  return paints;
}

test('with its scripts a page is painted about as soon as without any', async ({
  browser,
  site,
  request,
}) => {
  for (const path of ['/', '/servicios/desarrollo-web', '/contact']) {
    const html = await (await request.get(path)).text();
    const whole: Paints[] = [];
    const floor: Paints[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      whole.push(await paintsOf(browser, site.baseUrl + path, html));
      floor.push(await paintsOf(browser, site.baseUrl + path, withoutScripts(html)));
    }
    for (const kind of ['first', 'largest'] as const) {
      // The quickest of each: whatever else the machine does only adds to it.
      const quickest = (paints: Paints[]) => Math.min(...paints.map((paint) => paint[kind]));
      const ratio = quickest(whole) / quickest(floor);
      expect(ratio, `${path}: ${kind} paint beside its floor`).toBeLessThan(margin);
    }
  }
});
