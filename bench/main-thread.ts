import type { Browser, CDPSession, Page } from '@playwright/test';
import { bareOf } from './bare-pages.ts';
import { desktop } from './conditions.ts';
import { medians, repeat } from './median.ts';

/** A page of its own in a fresh context, with the meter of its main thread. */
async function openMetered(browser: Browser, motion: 'reduce' | 'no-preference') {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: motion });
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

/** Milliseconds of main thread. */
export interface LoadCost {
  /** Until 2.5 s after the load event, in which an idle page is hydrated; its sections follow when it is used. */
  load: number;
  /** In the 2.5 s after a key was pressed, with which the sections below the first screen follow. */
  sections: number;
}

/** The median of several loads. */
export async function costOfLoad(browser: Browser, url: string, runs: number): Promise<LoadCost> {
  const loads = await repeat(runs, async () => {
    const { page, session, close } = await openMetered(browser, 'reduce');
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2500);
    const load = 1000 * (await busy(session));
    await page.keyboard.press('Shift');
    await page.waitForTimeout(2500);
    const sections = 1000 * (await busy(session)) - load;
    await close();
    return { load, sections };
  });
  return medians(loads);
}

/** Main-thread milliseconds per second of an idle page with a particle field. */
export interface ParticleShares {
  home: number;
  bare: number;
  /** Home again, while nobody can see the field move. */
  paused: Record<string, number>;
}

/** Ways in which the field is there and must cost nothing. */
const pauses: Record<string, (page: Page) => Promise<unknown>> = {
  'off screen': (page) =>
    page.locator('#contact').evaluate((element) => element.scrollIntoView({ block: 'start' })),
  paused: (page) => page.getByRole('button', { name: 'Pausar movimiento' }).first().click(),
  'under a dialog': async (page) => {
    // Narrow enough for the menu's dialog.
    await page.setViewportSize({ width: 900, height: 940 });
    await page.getByRole('button', { name: 'Abrir menú' }).click();
  },
  'hidden tab': (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    }),
};

/** Home and the library's bare demo take turns, so that both see the same machine. */
export async function particleShares(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<ParticleShares> {
  const shares = await repeat(runs, async () => ({
    home: await shareOf(browser, `${origin}/`),
    bare: await shareOf(browser, origin + bareOf('particles')),
  }));
  const paused: Record<string, number> = {};
  for (const [name, pause] of Object.entries(pauses)) {
    paused[name] = await shareOf(browser, `${origin}/`, pause);
  }
  return { ...medians(shares), paused };
}

/** Milliseconds of main thread per second, over four seconds in which nobody touches the page. */
async function shareOf(browser: Browser, url: string, pause?: (page: Page) => Promise<unknown>) {
  const { page, session, close } = await openMetered(browser, 'no-preference');
  // The film beside the field and the greeting are other things that move.
  await page.route(/\.(?:webm|mp4)$/, (route) => route.abort());
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('canvas').first().waitFor();
  await page.waitForTimeout(10_000);
  if (pause) {
    await pause(page);
    await page.waitForTimeout(1500);
  }
  const before = await busy(session);
  await page.waitForTimeout(4000);
  const share = (1000 * ((await busy(session)) - before)) / 4;
  await close();
  return share;
}
