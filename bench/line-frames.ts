import type { Browser, Page } from '@playwright/test';
import { desktop, slowDown } from './conditions.ts';
import { medians, repeat } from './median.ts';

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
}

/**
 * Frames a second of home and /about, traced while they are scrolled to their end on a processor slowed down
 * four times, with the line of the page (§2.22) and without: the medians of several visits.
 */
export async function measureLineFrames(browser: Browser, origin: string, runs: number) {
  const visits = await repeat(runs, async () => {
    const measured: Record<string, number> = {};
    for (const path of ['/', '/about']) {
      measured[`${path} is scrolled, with its line`] = await visit(browser, origin + path, false);
      measured[`${path} is scrolled, without`] = await visit(browser, origin + path, true);
    }
    return measured;
  });
  return medians(visits);
}

async function visit(browser: Browser, address: string, withoutLine: boolean) {
  const page = await browser.newPage({
    viewport: desktop,
    reducedMotion: 'no-preference',
  });
  // The particle field draws frames of its own.
  await page.route(/particle-engine/, (route) => route.abort());
  if (withoutLine) {
    await page.route(/\/assets\/line-/, (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
  }
  await page.goto(address);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(3000);
  const rate = await traceScroll(browser, page);
  await page.close();
  return rate;
}

/** Frames a second. */
async function traceScroll(browser: Browser, page: Page): Promise<number> {
  const session = await slowDown(page);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] });
  const yDistance = -(await page.evaluate(() => document.body.scrollHeight - innerHeight));
  await session.send('Input.synthesizeScrollGesture', { x: 600, y: 500, yDistance, speed: 1200 });
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  // The first is drawn before the page is scrolled.
  const [, ...drawn] = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts);
  const seconds = ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1e6;
  return (drawn.length - 1) / seconds;
}
