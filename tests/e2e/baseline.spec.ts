import type { Browser } from '@playwright/test';
import { withoutScripts } from '../../bench/baseline.ts';
import { sample } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

/** How much later than its baseline a page may be painted; `npm run bench` says it exactly. */
const margin = 2;
/** Fewer say nothing: a busy moment of the baseline's would hide what is slow. */
const minVisits = 4;

/** In milliseconds from the request on. */
interface Paints {
  first: number;
  largest: number;
}

/** On a phone's screen and a processor slowed down four times. */
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
    const last = (type: string) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type, buffered: true });
      });
    return { first: await last('paint'), largest: await last('largest-contentful-paint') };
  });
  await context.close();
  return paints;
}

for (const path of ['/', sample.path, '/contact']) {
  test(`§10.5 Paint: with its scripts ${path} is painted about as soon as without`, async ({
    browser,
    site,
    request,
  }) => {
    const url = site.baseUrl + path;
    const html = await (await request.get(path)).text();
    const whole: Paints[] = [];
    const baseline: Paints[] = [];
    const ratio = (kind: keyof Paints) =>
      Math.min(...whole.map((paints) => paints[kind])) /
      Math.min(...baseline.map((paints) => paints[kind]));
    // Other work on the machine delays single visits; what is slow by its nature is slow at each.
    const compare = async () => {
      whole.push(await paintsOf(browser, url, html));
      baseline.push(await paintsOf(browser, url, withoutScripts(html)));
      return baseline.length < minVisits ? Infinity : Math.max(ratio('first'), ratio('largest'));
    };
    await expect.poll(compare, { intervals: [0], timeout: 60_000 }).toBeLessThan(margin);
  });
}
