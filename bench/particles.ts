import type { Browser, Page } from '@playwright/test';
import { bareOf } from './bare-pages.ts';
import { idleShare, openMetered } from './main-thread.ts';
import { median } from './median.ts';

/** Main-thread milliseconds per second of an idle page with a particle field. */
export interface ParticleShares {
  home: number;
  bare: number;
  /** Home again, while nobody can see the field move. */
  resting: Record<string, number>;
}

/** Ways in which the field is there and must cost nothing. */
const rests: Record<string, (page: Page) => Promise<unknown>> = {
  'out of sight': (page) =>
    page.locator('#contact').evaluate((element) => element.scrollIntoView({ block: 'start' })),
  paused: (page) => page.getByRole('button', { name: 'Pausar movimiento' }).first().click(),
  covered: async (page) => {
    // Narrow enough for the menu that covers the page.
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
  const home: number[] = [];
  const bare: number[] = [];
  for (let count = 0; count < runs; count += 1) {
    home.push(await shareOf(browser, `${origin}/`));
    bare.push(await shareOf(browser, origin + bareOf('particles')));
  }
  const resting: Record<string, number> = {};
  for (const [name, rest] of Object.entries(rests)) {
    resting[name] = await shareOf(browser, `${origin}/`, rest);
  }
  return { home: median(home), bare: median(bare), resting };
}

async function shareOf(browser: Browser, url: string, rest?: (page: Page) => Promise<unknown>) {
  const { page, session, close } = await openMetered(browser, 'no-preference');
  // The film beside the field and the greeting are other things that move.
  await page.route(/\.(?:webm|mp4)$/, (route) => route.abort());
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('canvas').first().waitFor();
  await page.waitForTimeout(10_000);
  if (rest) {
    await rest(page);
    await page.waitForTimeout(1500);
  }
  const share = await idleShare(page, session);
  await close();
  return share;
}
