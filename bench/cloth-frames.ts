import type { Browser } from '@playwright/test';
import { desktop, slowDown } from './conditions.ts';
import { categoryWithBonus } from './interactions.ts';
import { medians, repeat } from './median.ts';

/**
 * Frames a second while the bar's cloth weaves and unravels (§4.12), on a processor slowed down four times: the
 * median of several visits.
 */
export async function measureClothFrames(browser: Browser, origin: string, runs: number) {
  const visits = await repeat(runs, async () => {
    const context = await browser.newContext({
      viewport: desktop,
      reducedMotion: 'no-preference',
    });
    const page = await context.newPage();
    await page.goto(origin + categoryWithBonus, { waitUntil: 'load' });
    const button = page
      .locator('#complementos')
      .getByRole('button', { name: /^(?:Añadir|Quitar)/ });
    await button.first().hover();
    await page.locator('.package-bar .cloth').waitFor();
    await page.waitForTimeout(1500);
    await slowDown(page);
    const measured: Record<string, number> = {};
    for (const name of ['weaves', 'unravels']) {
      const frames = page.evaluate(framesOf, `cloth-${name}`);
      await button.first().click();
      measured[`the cloth in the bar ${name}`] = await frames;
      await page.waitForTimeout(500);
    }
    await context.close();
    return measured;
  });
  return medians(visits);
}

/** Runs in the page: frames a second in the 400 ms from the animation's start. */
function framesOf(name: string): Promise<number> {
  return new Promise((resolve) => {
    const times: number[] = [];
    const count = (time: number) => {
      times.push(time);
      const spent = time - (times[0] ?? 0);
      if (spent < 400) requestAnimationFrame(count);
      else resolve((1000 * (times.length - 1)) / spent);
    };
    addEventListener('animationstart', ({ target }) => {
      const isOurs = (target as Element).matches(`.package-bar .${name}`);
      if (isOurs && times.length === 0) requestAnimationFrame(count);
    });
  });
}
