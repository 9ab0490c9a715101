import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from './median.ts';

const desk = { width: 1350, height: 940 };

/** A page of its own in a fresh context, with the meter of its main thread. */
export async function openMetered(browser: Browser, motion: 'reduce' | 'no-preference') {
  const context = await browser.newContext({ viewport: desk, reducedMotion: motion });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Of the processor, not of the clock: another process may have it meanwhile.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session, close: () => context.close() };
}

/** Seconds that the page's main thread has been busy so far. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Milliseconds of main thread per second, over some seconds in which nobody touches the page. */
export async function idleShare(page: Page, session: CDPSession, seconds = 4): Promise<number> {
  const before = await busy(session);
  await page.waitForTimeout(seconds * 1000);
  return ((await busy(session)) - before) * (1000 / seconds);
}

/** Milliseconds of main thread. */
export interface LoadCost {
  /** Until 2.5 s after the load event. */
  load: number;
  /** In the 2.5 s after the first move of the pointer, with which the page comes to life. */
  waking: number;
}

/** The median of several loads. */
export async function costOfLoad(browser: Browser, url: string, runs: number): Promise<LoadCost> {
  const costs: LoadCost[] = [];
  for (let count = 0; count < runs; count += 1) {
    const { page, session, close } = await openMetered(browser, 'reduce');
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2500);
    const load = 1000 * (await busy(session));
    await page.mouse.move(300, 300, { steps: 3 });
    await page.waitForTimeout(2500);
    costs.push({ load, waking: 1000 * (await busy(session)) - load });
    await close();
  }
  return {
    load: median(costs.map(({ load }) => load)),
    waking: median(costs.map(({ waking }) => waking)),
  };
}
